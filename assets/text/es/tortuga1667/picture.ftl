# The table: what stands on it.
pic-turn = Turno { $turn }
pic-setup = Antes del primer turno
pic-you = tú
pic-full = lleno
pic-closed = cerrado
pic-free = libre
pic-galleon = Galeón español ×{ $count }
pic-beach = playa ×{ $count }
pic-events = Cartas de evento
pic-seen = la conoces
pic-viewed = Cartas que has mirado
pic-deck = mazo
pic-discards = descartes
pic-votes = mazo de votos
pic-watch = Vigía de la Armada
pic-watch-turned = { $past } de { $total } reveladas
pic-watch-between = no antes de la { $first }.ª, a más tardar la { $last }.ª
pic-watch-overtime = prórroga: gana quien se adelante
pic-reveals = { $name } revela la { $card }
pic-corner-loyalty = Lealtad
pic-corner-votes = Tus votos
pic-corner-maps = Mapas
pic-peek = mantener: mirar
pic-none = ninguno
pic-wins-british = más tesoros para los británicos
pic-wins-french = más tesoros para los franceses
pic-wins-dutch = con empate gana en solitario
pic-need-lead = necesitas ir por delante
pic-has-lead = vas por delante
pic-need-tie = necesitas un empate
pic-has-tie = ya tienes el empate
pic-needed = Británicos { $british }, franceses { $french }: { $needed }.
pic-rank-place = { $rank } · { $place }
pic-votes-so-far = Votaciones hasta ahora
pic-no-votes = todavía ninguna votación
pic-vote-attack = Ataque, { $place }
pic-vote-mutiny = Motín, { $place }
pic-vote-brawl = Reyerta, { $place }
pic-result-success = triunfa
pic-result-failure = fracasa
pic-result-british = británicos
pic-result-french = franceses
pic-result-tie = empate
pic-acting =
    { $turns ->
        [one] Decide { $name }, después tú
       *[other] Juega { $name }, tú dentro de { $turns } turnos
    }
pic-watching = Nada que elegir para ti
pic-watching-note = Mira qué hacen los demás: delata con quién están.
pic-voted = Ya has votado
pic-voted-note = Quien ha votado saca después una carta. Nadie sabrá quién jugó qué.
pic-waiting = Esperando a { $names }
pic-misses = pierde el turno
pic-may-answer = puede responder
pic-act-view = Mirar 2
pic-act-reveal = Revelar 1
pic-act-force = Obligar
pic-act-row = Remar
pic-act-attack = Ataque
pic-act-maroon = Desterrar
pic-act-mutiny = Motín
pic-act-sneak = Colar
pic-act-brawl = Reyerta

# What a player did last, in the roster: two or three words.
last-looked = mira la { $first } y la { $second }
last-forced = obliga a revelar
last-revealed = revela { $event }
last-used = usa { $event }
last-boards-boat = sube al bote
last-rowed-dutchman = rema al Errante
last-rowed-jolly = rema al Jolly Roger
last-rowed-tortuga = rema a Tortuga
last-sneaked-british = cuela 1 a los británicos
last-sneaked-french = cuela 1 a los franceses
last-maroons = destierra a alguien
last-maroons-whom = destierra a { $name }
last-marooned = va a Tortuga
last-marooned-again = pasa al final
last-rescued = sube a bordo
last-missed = pierde el turno
last-attack-success = el ataque triunfa
last-attack-failure = el ataque fracasa
last-mutiny-success = el motín triunfa
last-mutiny-failure = el motín fracasa
last-brawl-british = reyerta: británicos
last-brawl-french = reyerta: franceses
last-brawl-tie = reyerta: empate

# The panel of a vote.
poll-attack = Ataque: { $place }
poll-mutiny = Motín: { $place }
poll-brawl = Reyerta en Tortuga
poll-cast = { $cast } de { $voters } han votado
poll-needs = mínimo { $count }
poll-needs-lead = mín. +1
poll-torches = antorchas
poll-waters = aguas
poll-blanks = en blanco
poll-unturned = barajadas: nadie sabe cuál es de quién
poll-choosing = todos eligen una carta en secreto
poll-over = Resultado:
poll-attack-success = triunfa
poll-attack-failure = fracasa
poll-mutiny-success = triunfa
poll-mutiny-failure = fracasa
poll-brawl-british = bodega británica
poll-brawl-french = bodega francesa
poll-brawl-tie = empate
poll-if-attack = Un cañón y más antorchas que aguas: un tesoro.
poll-if-mutiny = Más de la mitad calaveras: el capitán, a Tortuga.
poll-if-brawl = La bandera mayoritaria se lleva los dos tesoros.
poll-hidden = boca abajo
poll-left =
    { $count ->
        [one] queda una carta boca abajo
       *[other] quedan { $count } cartas boca abajo
    }
poll-open =
    { $rest ->
        [1] la última carta puede cambiarlo
       *[other]
            { $needs ->
                [one] una carta de { $rest } puede cambiarlo
               *[other] { $needs } cartas de { $rest } pueden cambiarlo
            }
    }

# The moment when all cards of a vote are open.
large-deck = mazo
large-needs-cannon = mín. 1 cañón
large-torches-waters = antorchas − aguas
large-cards-mutiny = calaveras y en blanco, { $count } cartas
large-cards-brawl = banderas en { $count } cartas
large-attack-success = El ataque triunfa
large-attack-failure = El ataque fracasa
large-mutiny-success = El motín triunfa
large-mutiny-failure = El motín fracasa
large-brawl-british = Los británicos ganan la reyerta
large-brawl-french = Los franceses ganan la reyerta
large-brawl-tie = La reyerta acaba en empate
large-by-torches =
    { $lead ->
        [one] por una sola antorcha
       *[other] por { $lead } antorchas
    }
large-no-cannon = ningún cañón
large-no-torch = ninguna antorcha
large-as-many = tanta agua como fuego
large-more-waters = más agua que fuego
large-by-skulls = calaveras: { $skulls } de { $count }
large-by-flags = banderas: { $more } a { $less }

# The moment when somebody is marooned.
large-marooned = { $name } va a Tortuga
large-you-marooned = Vas a Tortuga
large-many-marooned = A Tortuga van { $count }
large-you-too-marooned = A Tortuga van { $count }, tú también
large-cancelled = Anulado: { $card }
large-jumps = Salta { $whither }
large-by-captain = por el capitán
large-was = antes: { $rank }
large-place = n.º { $number } en Tortuga
large-empty = todos a Tortuga
large-nobody-rises = nadie asciende
large-keeps-votes = votos intactos
large-keep-votes = votos intactos
large-card-lost = un voto menos

# The moment when the person must reveal a card, or Cabin Fever shuffles loyalties.
large-forced-you = Tienes que revelar una carta
large-forced = { $name } tiene que revelar una carta
large-fever = Se barajan dos lealtades
large-fever-same = Tu lealtad no cambia
large-fever-changed = Cambias de bando

# The moment when a treasure is taken.
large-spanish = Un tesoro español
large-last-spanish = El último tesoro español
large-robs = Botín: { $ship }
large-into-british = a la bodega británica
large-into-french = a la bodega francesa
large-galleon = Galeón
large-ships-now = ahora, entre barcos

# The list of advice.
advice-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
advice-spoken = Opción { $number } de { $count }: probabilidad de ganar { $percent }.
advice-next-page = %: probabilidad de ganar · { $key }: por qué, una a una
advice-more = { $key }: probabilidades y qué decide
choice-leave = No llevarse nada
choice-use-map = Usar el mapa
choice-keep-map = Guardar el mapa
choice-swap = Sacar un voto, devolver uno
choice-keep-letter = Guardar la patente

# What a key lays over the table.
sheet-discards = Cartas de evento descartadas
sheet-discards-none = Todavía no hay descartes.
