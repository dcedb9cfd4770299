# The proof of the cards.

proof-title = Comprobación de las cartas
proof-note = Desde que se barajó por primera vez nadie pudo cambiar una carta: ni los jugadores ni este programa
proof-promised = Prometido antes de barajar (SHA-256 de la semilla)
proof-checking = Se deriva de nuevo cada barajado…
proof-plausible = { $dealt } barajados y extracciones son posibles, { $decisions } decisiones están permitidas. Se podrán comprobar al final.
proof-unproven = Los sucesos 1 a { $events } se heredaron de una partida cuya semilla es secreta: { $unproven } de { $dealt } barajados y extracciones son posibles, pero no están derivados.
proof-yourself-note = Pega esto en cualquier Python. Primero sale la promesa, luego las lealtades por asiento: B británica, F francesa, D neerlandesa.
proof-yourself-later = Al acabar la partida habrá aquí unas líneas de Python. Con ellas cualquiera deriva las lealtades sin este programa.
proof-later = Lo que dio cada barajado se muestra al acabar la partida.
proof-cards =
    { $dealt ->
       [one] 1 barajado se derivó de nuevo: es como se jugó.
      *[other] { $dealt } barajados y extracciones, también los de las votaciones, se derivaron de nuevo: todo es como se jugó.
    }
proof-chart = Lo que dieron los barajados
proof-loyalties = Las lealtades tal como se repartieron, por asiento. Cualquier reparto era igual de probable.
proof-events = Mazo de eventos desde arriba, { $turned } de { $cards } cartas reveladas. Entre las cinco últimas la Armada es la n.º { $place }: todos los lugares eran igual de probables.
proof-pawns = Los peones, en el orden en que salieron de la bolsa. Todo orden era igual de probable.
proof-votes = Cartas del mazo en votaciones: { $votes }. Otros barajados durante el juego: { $later }.
proof-blind = de { $all } cartas: cañones { $cannons }, antorchas { $torches }, aguas { $waters }
