# Tooltips of the table: what lies there, with public facts; own secrets only while their corner is open.
tip-card =
    { $seen ->
        [none] Carta { $slot } de la fila, tapada. Nadie la ha mirado.
       *[other] Carta { $slot } de la fila, tapada. La conocen: { $names }
    }
tip-card-known = Carta { $slot } de la fila, la conoces: { $event }. { $line }
tip-card-none = Aquí ya no queda carta.
tip-event = { $event } ({ $group }). { $whole }
tip-deck = Mazo de eventos: { $count }
tip-discards = Descartes: { $count }. Cualquiera puede mirarlos.
tip-votes = Mazo de votos: { $count }. A cada votación se añade una carta suya.
tip-watch = Vigía de la Armada: { $past } de { $all } reveladas. La Armada es, como pronto, la { $first }.ª carta y, como tarde, la { $last }.ª. Un ojo marca una carta de la fila que conoces.
tip-watch-overtime = Prórroga: gana al momento el primer bando que se adelante.
tip-hold =
    { $side ->
        [french] Bodega francesa, { $place }: { $count }
       *[british] Bodega británica, { $place }: { $count }
    }
tip-galleon = Tesoros en el galeón: { $count }. No cuentan para nadie; los ataques empiezan aquí.
tip-beach = Tesoros en la playa: { $count }. Una reyerta los lleva a las bodegas.
tip-score =
    { $side ->
        [french] Los franceses tienen { $count }.
       *[british] Los británicos tienen { $count }.
    }
tip-pawn = { $name }: { $stands }
tip-ship =
    { $full ->
        [yes] { $place }: lleno, nadie más puede subir a bordo.
       *[no] { $place }: { $count } de 5 lugares ocupados.
    }
tip-island =
    Tortuga: quien va delante es gobernador.
    { $count ->
        [0] No hay nadie.
        [one] Hay un pirata.
       *[other] Hay { $count } piratas.
    }
tip-boat =
    { $state ->
        [closed] { $place }: cerrado por la Pólvora negra.
        [taken] { $place }: ocupado, { $name }
       *[free] { $place }: libre.
    }
tip-fan =
    { $count ->
        [0] { $name } ya no tiene votos.
        [one] { $name } tiene 1 voto.
       *[other] { $name } tiene { $count } votos.
    }
tip-loyalty =
    { $side ->
        [british] Estás con los británicos.
        [french] Estás con los franceses.
        [dutch] Estás con los neerlandeses: con empate ganas en solitario.
       *[sealed] Tu lealtad, sellada.
    }
tip-vote = { $card }
tip-action-0 = Mira en secreto dos cartas de la fila y devuélvelas.
tip-action-1 = Revela una carta de la fila; surte efecto al momento.
tip-action-2 = Señala dos cartas y a otro jugador, que revela una sin mirarla.
tip-action-3 = Al bote de al lado, o de él al final de la fila.
tip-action-4 = Capitán: votan todos a bordo. Al menos un cañón y más antorchas que aguas dan un tesoro.
tip-action-5 = Capitán: otra persona a bordo va al final de la fila en Tortuga.
tip-action-6 = Primer oficial: votan todos a bordo menos el capitán. Si más de la mitad son calaveras, se le destierra.
tip-action-7 = Grumete: un tesoro del barco pasa a la otra bodega.
tip-action-8 = Gobernador: votan todos en Tortuga. La mayoría de banderas se lleva los dos tesoros de la isla.
tip-log-1667 = Todo lo ocurrido a la vista de todos.
