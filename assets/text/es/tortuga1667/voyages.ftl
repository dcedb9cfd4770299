# The voyages: the name of each island, what is asked there, how it stands, and what each star asks for.
# $rival1, $rival2 and so on: names of the others, in turn order after the person.

voyage-looking-glass-cay = Cayo del Catalejo
voyage-looking-glass-cay-head = Ojos abiertos
voyage-looking-glass-cay-story = Estás con los franceses y no has visto ni una carta de la fila.
voyage-looking-glass-cay-1 = revelas una carta u obligas a alguien
voyage-looking-glass-cay-2 = revelas una favorable o un mapa
voyage-looking-glass-cay-3 = y al final eres capitán

voyage-galleon-roads = Rada del Galeón
voyage-galleon-roads-head = Saquear el galeón
voyage-galleon-roads-story = Estás con los franceses y eres capitán de un barco. En el galeón: { $galleon } tesoros.
voyage-galleon-roads-1 = te llevas un tesoro
voyage-galleon-roads-2 = te llevas dos
voyage-galleon-roads-3 = y al final eres capitán

voyage-boys-locker = Cala del Grumete
voyage-boys-locker-head = Con sigilo, de noche
voyage-boys-locker-story = Estás con los franceses y eres grumete. Los británicos ganan { $british } a { $french }, y su bodega en tu barco está bien llena.
voyage-boys-locker-1 = los franceses empatan
voyage-boys-locker-2 = los franceses van ganando
voyage-boys-locker-3 = y nadie te destierra

voyage-mutineers-shoal = Bajío Amotinado
voyage-mutineers-shoal-head = Tomar el barco
voyage-mutineers-shoal-story = Estás con los británicos y eres primer oficial. La bodega francesa de tu barco está más llena que la británica.
voyage-mutineers-shoal-1 = se vota un motín
voyage-mutineers-shoal-2 = destierran al capitán
voyage-mutineers-shoal-3 = y al final eres capitán

voyage-governors-beach = Playa Gobernador
voyage-governors-beach-head = Dos en la playa
voyage-governors-beach-story = Estás con los británicos y eres gobernador. En Tortuga: { $castaways } jugadores, y los dos tesoros están en la playa.
voyage-governors-beach-1 = uno va a la bodega británica de Tortuga
voyage-governors-beach-2 = los dos
voyage-governors-beach-3 = y los británicos ganan por dos

voyage-rowboat-passage = Paso de los Botes
voyage-rowboat-passage-head = De vuelta al mar
voyage-rowboat-passage-story = Estás con los franceses y estás en Tortuga. Jugadores allí: { $castaways }. Los dos botes están libres.
voyage-rowboat-passage-1 = sales de Tortuga
voyage-rowboat-passage-2 = al final estás a bordo de un barco
voyage-rowboat-passage-3 = eres primer oficial o capitán

voyage-pointing-sands = Arenas del Dedo
voyage-pointing-sands-head = Que lo hagan otros
voyage-pointing-sands-story = Estás con los británicos. En la fila has visto una Marca negra: destierra a quien la revele.
voyage-pointing-sands-1 = otra persona revela una Marca negra
voyage-pointing-sands-2 = porque tú la obligas
voyage-pointing-sands-3 = y nadie te destierra

voyage-albatross-rock = Roca del Albatros
voyage-albatross-rock-head = Mala suerte a bordo
voyage-albatross-rock-story = Estás con los franceses, a bordo de un barco, y tienes un Albatros. Con otro en tu barco, destierran a todos.
voyage-albatross-rock-1 = nadie te destierra
voyage-albatross-rock-2 = al final eres capitán
voyage-albatross-rock-3 = y te llevas un tesoro

voyage-windmill-sound = Canal del Molino
voyage-windmill-sound-head = Mantener el equilibrio
voyage-windmill-sound-story = Estás con los neerlandeses: ganas si hay empate. Los británicos tienen { $british }, los franceses { $french }, y quedan { $left } cartas de evento.
voyage-windmill-sound-1 = un tesoro de diferencia como mucho
voyage-windmill-sound-2 = empate: ganas
voyage-windmill-sound-3 = y nadie te destierra

voyage-powder-point = Punta Pólvora
voyage-powder-point-head = Encender la mecha
voyage-powder-point-story = Estás con los franceses. Hay alguien en un bote, y has visto Pólvora negra en la fila.
voyage-powder-point-1 = se revela la Pólvora negra
voyage-powder-point-2 = por ti
voyage-powder-point-3 = y al final estás a bordo de un barco

voyage-two-maps-bay = Bahía de los Mapas
voyage-two-maps-bay-head = Usa lo que tienes
voyage-two-maps-bay-story = Estás con los británicos, que no van ganando. Mapas ante ti: { $maps }.
voyage-two-maps-bay-1 = al final estás a bordo de un barco
voyage-two-maps-bay-2 = eres primer oficial o capitán
voyage-two-maps-bay-3 = al final eres capitán

voyage-armada-watch = Vigía de la Armada
voyage-armada-watch-head = Antes de que lleguen
voyage-armada-watch-story = Estás con los franceses, entre nueve. Los británicos ganan { $british } a { $french }, quedan { $left } cartas de evento y una es la Armada.
voyage-armada-watch-1 = los británicos no van por delante al final
voyage-armada-watch-2 = los franceses ganan
voyage-armada-watch-3 = por dos o más
