# Decisions: what is asked (do-), what the choice does (does-), what is missing, the tiles of the action bar.
# $name and $who are players and are never declined; $card, $first and $second are I to V; $to, $on and $of are phrases of a place.
pic-act-rescue = Patente de corso
act-view-note = mira dos cartas
act-reveal-note = da la vuelta a una
act-force-note = otro debe revelar
act-row-note = a otro lugar
act-attack-note = votar por un tesoro
act-maroon-note = alguien a tierra
act-mutiny-note = contra el capitán
act-sneak-note = a la otra bodega
act-brawl-note = votar en Tortuga
act-view-does = Mira dos cartas
act-reveal-does = Revela una carta
act-force-does = Obliga a otro jugador
act-row-does = Rema
act-attack-does = Ordena un ataque
act-maroon-does = Destierra a alguien
act-mutiny-does = Incita al motín
act-sneak-does = Cuela un tesoro
act-brawl-does = Provoca una reyerta
act-rescue-does = Juega la Patente de corso
act-view-whole = Elige dos cartas de la fila. Solo tú las ves.
act-reveal-whole = Elige una carta de la fila. Se da la vuelta y se cumple enseguida.
act-force-whole = Elige dos cartas y un jugador, que revela una de ellas sin mirarla.
act-row-whole = Elige adónde remas.
act-maroon-whole = Elige quién de tu barco va a Tortuga.
act-sneak-whole = Elige la bodega de la que pasa un tesoro a la otra.
act-rescue-whole = Elige a alguien en Tortuga o en un bote, y un barco.
do-act-title = Tu turno
do-act = { $rank }, { $place }. Elige una de tus acciones.
do-act-plain = { $place }. Elige una de tus acciones.
do-act-late = Se acabó el tiempo: mira dos cartas.
do-act-none = Elige una acción. Aquí verás qué hace antes de confirmarla: después no se deshace nada.
do-act-button = Elegir acción
do-act-heading = Arriba para todos, abajo según el rango
do-ready = Confirma o elige de nuevo.
do-view-card = Elige dos cartas de la fila.
do-reveal-card = Elige una carta de la fila.
do-force-card = Elige dos cartas y luego un jugador.
do-force-pawn = Elige quién debe revelar una de ellas.
do-row-place = Elige adónde remas.
do-maroon-pawn = Elige a quién destierras.
do-sneak-hold = Elige la bodega de la que sale.
do-rescue-pawn = Elige a quién rescatas.
do-rescue-place = Elige el barco.
do-view-button = Mirar las dos
do-reveal-button = Revelar la carta
do-force-button = Obligar a { $name }
do-row-button = Remar
do-attack-button = Ordenar el ataque
do-maroon-button = Desterrar a { $name }
do-mutiny-button = Incitar al motín
do-sneak-button = Colar el tesoro
do-brawl-button = Provocar la reyerta
do-rescue-button = Rescatar a { $name }
do-need-act = Elegir acción
do-need-card = Elegir carta
do-need-pawn = Elegir jugador
do-need-place = Elegir lugar
do-need-stand = Elegir puesto
do-need-from = Elegir origen
do-need-hold = Elegir bodega
do-need-way = Elegir uso
do-need-use = ¿Usar o guardar?
do-need-vote = Elegir voto
missing-act = Elige antes una acción.
missing-card = Elige antes las cartas de la fila: de { $key-digit-1 } a { $key-digit-5 }.
missing-pick = Elige antes una de las dos cartas.
missing-pawn = Elige antes un jugador.
missing-place = { $count ->
    [1] Elige antes un lugar: { $key-place-1 } { $place-1 }.
    [2] Elige antes un lugar: { $key-place-1 } { $place-1 }, { $key-place-2 } { $place-2 }.
    [3] Elige antes un lugar: { $key-place-1 } { $place-1 }, { $key-place-2 } { $place-2 }, { $key-place-3 } { $place-3 }.
   *[other] Elige antes un lugar.
}
missing-stand = Elige antes un puesto libre.
missing-from = Elige antes de dónde sale el tesoro, o déjalo: { $key-digit-0 }.
missing-hold = Elige antes una bodega: { $key-digit-1 } británica, { $key-digit-2 } francesa.
missing-way = Elige antes para qué usas la patente.
missing-window = Elige antes: usar el mapa ({ $key-use-map }) o guardarlo ({ $key-keep-map }).
missing-vote = Elige antes una carta de voto.
missing-listen = Es el turno de otra persona.
missing-talk = Elige antes qué quieres decir.
refusal-nobody-else = No hay nadie más a bordo.
does-view = Miras la { $first } y la { $second }. Todos ven cuáles son, pero no qué dicen.
does-reveal = Se da la vuelta a la { $card }, y la cumples, sea lo que sea.
does-reveal-known = Se da la vuelta a la { $card }, y la cumples. { $line }
does-force = { $name } da la vuelta a la { $first } o la { $second } y la cumple. La otra queda oculta.
does-row-boat = Vas { $to }: allí no hay rango ni voto.
does-row-line = Remas { $to }, al final.
does-attack = Votan { $names } y la carta del mazo.
does-mutiny = Votan { $names } y la carta del mazo.
does-brawl = Votan { $names } y la carta del mazo.
does-nobody = Solo se muestra la carta del mazo.
need-attack = Hace falta: un cañón y más antorchas que aguas.
need-mutiny = Hace falta: más calaveras que cartas en blanco.
need-brawl = La mayoría de banderas se lleva los dos tesoros de Tortuga.
does-maroon = { $name } va a Tortuga, al final.
does-answer = Puede responder: { $maps }.
does-sneak =
    Un tesoro { $side ->
        [french] a la bodega francesa
       *[british] a la bodega británica
    }: británicos { $british } → { $then_british }, franceses { $french } → { $then_french }.
does-rescue = { $name } va { $to }, al final.
does-albatrosses = Con dos albatros a bordo, todos los de ese barco van a Tortuga.
do-stand = { $place }, puesto { $number }
do-leave = Dejarlo
do-way-0 = Rescatar a alguien
do-way-1 = Cambiar un voto
do-way-2 = Guardarla
do-hold-title = Tu tesoro
do-hold = Elige una bodega de tu barco: la británica o la francesa.
does-hold =
    Tu tesoro va { $side ->
        [french] a la bodega francesa
       *[british] a la bodega británica
    }.
do-hold-button = Guardar el tesoro
whole-hold = Cuenta para la nación de esa bodega. Todos ven cuál eliges.
whole-place = En un barco, el primero es capitán; el segundo, primer oficial; el último, grumete.
whole-pick = Cumples la carta a la que das la vuelta, sea cual sea. La otra se queda en la fila.
whole-take = Cuenta para la nación de la bodega donde acaba. Todos ven lo que eliges.
do-place-title = Elige tu puesto
do-place = Un barco o Tortuga, y luego un puesto libre.
does-place = Empiezas { $on }, puesto { $number }. Los huecos se cierran cuando todos tienen puesto.
do-place-button = Ponerme aquí
do-pick-title = Te obligan
do-pick = { $forcer } señala: revela la { $first } o la { $second }.
does-pick = Se da la vuelta a la { $card }, y la cumples, sea lo que sea.
do-pick-button = Revelar la { $card }
do-pick-late = Se acabó el tiempo de { $who }: eliges la { $first } o la { $second }.
does-pick-late = { $who } da la vuelta a la { $card } y la cumple.
do-pick-late-button = Elegir la { $card }
do-take-title = El ataque triunfa
do-take = Elige de dónde sale el tesoro y tu bodega, o déjalo.
do-take-hold = Elige tu bodega para el tesoro, o déjalo.
does-take =
    Un tesoro va { $side ->
        [french] a tu bodega francesa
       *[british] a tu bodega británica
    }.
do-take-button = Llevarse el tesoro
do-leave-button = No llevarse nada
does-leave = El tesoro se queda donde está.
do-pistol-title = Pistola
do-pistol = Elige a quién destierras, incluso a ti.
    .edition-v2 = Elige a qué otro jugador destierras.
does-pistol = { $name } va a Tortuga, al final.
do-pistol-button = Disparar: { $name }
do-letter-title = Patente de corso
do-letter = Rescata a alguien, o cambia un voto.
    .edition-v2 = Rescata a alguien, o guarda la patente.
do-rescue = Elige a quién rescatas y luego el barco.
do-swap-vote = Saca un voto y luego deja uno encima del mazo.
does-swap-vote = Sacas un voto y luego dejas uno encima del mazo: contará en la próxima votación.
do-swap-vote-button = Sacar un voto
do-keep-letter = Guarda la patente para una acción posterior.
does-keep-letter = La patente se queda contigo. Más adelante es una acción propia.
do-keep-letter-button = Guardar la patente
do-give-title = { $event }
do-give = Elige quién recibe el mapa.
does-give = { $name } recibe el mapa y lo tiene a la vista.
do-give-button = Dar: { $name }
do-powder-title = Pólvora negra
do-powder = Elige el bote del Errante o el del Jolly Roger.
does-powder = Este bote queda cerrado en ambos sentidos.
does-powder-other = El otro se abre de nuevo.
does-powder-inside = { $name } está en él y va a Tortuga.
do-powder-button = Volarlo
do-fever-title = Fiebre a bordo
do-fever = Elige con quién barajas la lealtad.
does-fever = Tu lealtad y la de { $name } se barajan y se reparten. Los dos miran.
do-fever-button = Barajar: { $name }
do-nest-title = Cofa del vigía
do-nest = Elige a quién das votos nuevos, incluso a ti.
does-nest =
    { $cards ->
        [0] { $name } no tiene ningún voto, así que no hay nada que elegir.
       *[other] Los votos de { $name } vuelven al mazo, y le eliges otros.
    }
do-nest-button = Votos nuevos: { $name }
do-search-title = Votos nuevos: { $name }
do-search =
    Elige { $count ->
        [one] una carta
       *[other] { $count } cartas
    } para { $name }.
do-search-left =
    { $count ->
        [one] Falta una carta
       *[other] Faltan { $count } cartas
    }
do-search-button = Dar estos votos
do-search-kind = { $card } ({ $count })
do-atlantis-first = Primero, Atlántida
do-gap = Antes del turno de { $name }: ¿Atlántida?
do-jump-attack = { $name } ordena un ataque. ¿Saltas antes de la votación?
do-jump-mutiny = { $name } incita al motín. ¿Saltas antes de la votación?
do-dodge = { $name } te destierra. ¿Saltas antes de que ocurra?
do-fountain-captain = { $name } te destierra. ¿Te quedas?
do-fountain-pistol = La Pistola te apunta. ¿Te quedas?
do-fountain-spot = Marca negra: te destierran. ¿Te quedas?
do-fountain-mutiny = El motín triunfa. ¿Te quedas?
does-fountain = Te quedas { $on }. El mapa se descarta.
does-jump = Saltas { $to }, al final. El mapa se descarta.
does-keep = El mapa se queda contigo y la partida sigue.
does-keep-marooned = Te destierran: al final de la fila de Tortuga.
does-keep-lose = Vas al final de la fila y pierdes una carta de voto para siempre.
window-use-fountain = Si lo usas, te quedas { $on }.
window-use-jump = Si lo usas, saltas { $to }.
window-keep = Si lo guardas, la partida sigue.
window-keep-marooned = Si lo guardas, te destierran.
window-keep-lose = Si lo guardas, pierdes una carta de voto para siempre.
do-use-button = Usar el mapa
do-keep-button = Guardar el mapa
do-ballot = Elige el voto que juegas.
do-ballot-two = Elige un voto, o dos con El Dorado.
do-vote-mixed = Tus cartas cambian de orden cada vez que miras.
do-ballot-attack-title = Votación: ataque
do-ballot-mutiny-title = Votación: motín
do-ballot-brawl-title = Votación: reyerta
do-ballot-attack-whole = Cuenta el cañón, la antorcha o el agua, arriba en la carta.
do-ballot-mutiny-whole = Cuenta la calavera o el blanco, abajo en la carta.
do-ballot-brawl-whole = Cuenta la bandera en el centro de la carta.
does-ballot = Juegas: { $cards }. Nadie sabrá de quién era.
does-ballot-two = El Dorado se descarta.
do-ballot-button = Votar
do-swap-title = Patente de corso
do-swap = Elige el voto que va encima del mazo.
do-swap-whole = Será la carta del mazo en la próxima votación, y solo tú la conoces.
does-swap = Encima del mazo: { $cards }.
do-swap-button = Ponerla encima
do-lose-title = Pierdes un voto
do-lose = Elige el voto que pierdes.
do-lose-whole = Si te destierran estando ya en Tortuga, pierdes una carta de voto. Va debajo del mazo de votos, para siempre.
does-lose = Perdido para siempre: { $cards }.
do-lose-button = Entregar este voto
do-talk-title = Charla
do-talk-tip = Di algo a todos; otra vez: más frases.
do-talk-line = Elige qué dices a todos. Se dice al momento.
do-talk-card = Elige a qué carta te refieres.
do-talk-seat = Elige a quién te refieres.
do-talk-event = Elige qué dices que es.
do-talk-done = Confirma para decirlo.
do-talk-button = Decirlo
do-listen-title = Deciden otros
do-listen = Mientras tanto puedes decir algo.
help-digits = acciones, luego lo que piden
help-maps = usar o guardar un mapa
help-talk = decir algo
help-votes = votaciones hasta ahora
help-discards = eventos descartados
help-recap = qué pasó desde tu último turno
action-digit-0 = Cifra 0: dejarlo
action-digit-1 = Acción o elección 1
action-digit-2 = Acción o elección 2
action-digit-3 = Acción o elección 3
action-digit-4 = Acción o elección 4
action-digit-5 = Acción o elección 5
action-digit-6 = Acción o elección 6
action-digit-7 = Acción o elección 7
action-digit-8 = Acción o elección 8
action-digit-9 = Acción o elección 9
action-use-map = Usar un mapa
action-keep-map = Guardar el mapa
action-talk = Charla
action-votes = Votaciones hasta ahora
action-discards = Eventos descartados
recap-scores = Británicos { $british } → { $then_british }, franceses { $french } → { $then_french }
recap-quiet =
    { $views ->
        [0] Travesías: { $rows }
       *[other]
            { $rows ->
                [0] Cartas miradas: { $views }
               *[other] Cartas miradas: { $views }, travesías: { $rows }
            }
    }
action-guess = Sospecha sobre el jugador señalado
action-pin = Anotar una línea de la bitácora a su jugador
help-guess = siguiente sospecha sobre el jugador señalado
help-pin = anotar la línea de la bitácora señalada, o la última

# For who cannot see the table. $names: who stands at a place, in order.
heard-line = { $place }: { $names }.
heard-votes = Tus votos: { $votes }.
