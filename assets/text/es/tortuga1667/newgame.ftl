# The name of the game and its options.
game-tortuga1667 = Tortuga 1667

# ---- new game
option-edition = Edición
option-edition-note = Qué versión de las reglas se juega.
option-edition-2017web = Primera
option-edition-2017web-note = Reglas de 2017, también con dos y tres.
option-edition-v2 = Posterior
option-edition-v2-note = Más Pistolas, Patentes para guardar, la Fuente detiene motines.
option-setup = Preparación
option-setup-note = Cómo recibe cada cual su primer puesto.
option-setup-usual = Por sorteo
option-setup-usual-note = Los peones se sortean en los barcos.
option-setup-advanced = A elección
option-setup-advanced-note = Quien sale elige su lugar.
option-timer = Reloj
option-timer-note = Tiempo para una acción y para una revelación forzosa.
option-timer-0 = No
option-timer-30 = 30 s
option-talk = Charla
option-talk-note = Afirmaciones y promesas, ante todos.
option-talk-off = No
option-talk-on = Sí

# ---- house rules
option-starred_count = Número de cartas con estrella
option-starred_count-note = Se sortean tantas y nadie sabe cuáles. Más cartas alargan la partida.
option-starred_count-3 = 3
option-starred_count-4 = 4
option-starred_count-5 = 5
option-starred_count-6 = 6
option-starred_count-7 = 7
option-starred_count-8 = 8
option-starred = Cartas con estrella
option-starred-note = Las elegidas están en la partida; si no eliges, se sortean.
option-starred-powder = Pólvora negra
option-starred-fever = Fiebre a bordo
option-starred-nest = Cofa del vigía
option-starred-facade = Mascarada
option-starred-bells = Ocho campanadas
option-starred-code = Código pirata
option-starred-scurvy = Escorbuto
option-starred-storm = Mar embravecido
option-starred-powder-note = Vuela un bote. Quien esté en él va a Tortuga.
option-starred-fever-note = Se barajan dos lealtades. Desde cuatro jugadores.
option-starred-nest-note = Elige del mazo votos nuevos para quien quieras.
option-starred-facade-note = Cambia de posición con quien se sienta a tu derecha. Desde cuatro jugadores.
option-starred-bells-note = Sortea un nuevo orden en tu barco o en Tortuga.
option-starred-code-note = Se queda contigo. Te pierdes tus dos próximas votaciones.
option-starred-scurvy-note = Todos en tu barco o en Tortuga pierden su próximo turno, tú también.
option-starred-storm-note = Los tesoros de aquí vuelven al galeón; en Tortuga, a la playa.
    .edition-v2 = { event-storm-line.edition-v2 }
option-fountain_vs_mutiny = Fuente de la juventud contra un motín
option-fountain_vs_mutiny-no = No
option-fountain_vs_mutiny-yes = Sí
option-fountain_vs_mutiny-no-note = Solo ayuda contra Marca negra, Pistola y el propio capitán.
    .edition-v2 = En la edición posterior ayuda siempre también contra un motín.
option-fountain_vs_mutiny-yes-note = El capitán puede usarla cuando triunfa un motín.
option-stall = Una última carta que nadie revela
option-stall-0 = Espera
option-stall-1 = 1 turno
option-stall-2 = 2 turnos
option-stall-3 = 3 turnos
option-stall-0-note = La partida sigue hasta que alguien la revele.
option-stall-1-note = Cuando todos hayan tenido esos turnos, se revela sola.
option-stall-2-note = Cuando todos hayan tenido esos turnos, se revela sola.
option-stall-3-note = Cuando todos hayan tenido esos turnos, se revela sola.
option-custom_votes = Cartas de voto
option-custom_votes-reconstructed = Juego usual
option-custom_votes-reconstructed-note = Cañones, antorchas y aguas están documentados; banderas y calaveras son reconstruidas, mitad y mitad.
option-custom_votes-custom = Juego propio
option-custom_votes-custom-note = Di cuántas cartas hay de cada una de las doce clases, treinta en total.

# ---- tints of the nine pirates
colour-rosa = rosa
colour-jack = pino
colour-bellamy = violeta
colour-anne = paja
colour-silas = pizarra
colour-zola = turquesa
colour-kofi = ocre
colour-finn = musgo
colour-mei = coral

# Whom so many seats are for, $count of each.
newgame-side-british =
    { $count ->
        [one] 1 británico
       *[other] { $count } británicos
    }
newgame-side-french =
    { $count ->
        [one] 1 francés
       *[other] { $count } franceses
    }
newgame-side-dutch = { $count } neerlandés
