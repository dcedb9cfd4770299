## Las palabras fijas de la mesa. Casi todas van en cuadros pequeños: que sean cortas.

pic-tab-log = Bitácora
