# Avisos breves sobre el sonido, encima de cualquier pantalla.

sound-muted = Sonido desactivado
sound-heard = Sonido activado
sound-none = No hay dispositivo de sonido: la partida sigue en silencio
