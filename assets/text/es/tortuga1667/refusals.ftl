# Why something is refused (refusal-, a sentence) and, on a tile of the action bar, the same in two or three
# words (lock-). Public facts only.
refusal-time-over = Se acabó el tiempo: solo puedes mirar dos cartas.
refusal-time-left = Todavía queda tiempo.
refusal-no-such-card = Esa carta no está.
refusal-no-such-seat = Ese jugador no existe.
refusal-no-such-place = Ese lugar no existe.
refusal-no-such-hold = Elige la bodega británica o la francesa.
refusal-no-such-line = Eso aquí no se puede decir.
refusal-nothing-to-take = No hay nada que llevarse: el galeón y el otro barco están vacíos.
refusal-not-aboard = No está a bordo de este barco: { $seat }
refusal-governor-only = Solo el gobernador provoca una reyerta.
refusal-captain-only = Eso solo lo hace el capitán de un barco.
refusal-mate-only = Solo el primer oficial incita al motín.
refusal-boy-only = Solo el grumete cuela tesoros.
refusal-no-rank-in-boat = En un bote no hay rango.
refusal-not-now = Eso ahora no es posible.
refusal-not-your-turn = Le toca a otra persona.
refusal-one-card-left = Solo queda una carta en la fila: únicamente se puede revelar.
refusal-two-cards = Elige dos cartas de la fila.
refusal-boat-closed = Ese bote está cerrado.
refusal-boat-taken = El bote está ocupado: { $seat }
refusal-ship-full = El barco está lleno.
refusal-not-adjoining = Desde aquí no puedes remar hasta allí.
refusal-no-treasure-aboard = No hay ningún tesoro a bordo.
refusal-hold-empty = Esa bodega está vacía.
refusal-no-talk = En esta partida la charla está desactivada.
refusal-said-enough =
    { $lines ->
        [one] Basta una frase por turno.
       *[other] Bastan { $lines } frases por turno.
    }
refusal-aboard-already = Ya está a bordo de un barco: { $seat }
refusal-hand-size =
    { $cards ->
        [one] La mano nueva tiene una carta.
       *[other] La mano nueva tiene { $cards } cartas.
    }
refusal-not-in-deck = Esas cartas no están en el mazo.
refusal-cards-order = Las cartas deben nombrarse en otro orden.
refusal-not-pointed-at = Elige una de las dos cartas señaladas.
refusal-one-vote-only = Elige una sola carta de voto.
refusal-galleon-first = Mientras el galeón tenga tesoros, se toman de él.
refusal-galleon-empty = El galeón está vacío: elige una bodega del otro barco.
refusal-place-taken = Ese lugar está ocupado: { $seat }
refusal-not-yourself = Elige a otro jugador, no a ti.
refusal-not-in-hand = No tienes esa carta en la mano.
refusal-option-starred = Cada carta con estrella se elige una sola vez, y debe valer para este número de jugadores.
refusal-option-starred-count = En una partida hay de { $least } a { $most } cartas con estrella.
refusal-option-vote-set = Las cartas de voto propias y su opción van siempre juntas.
refusal-option-votes-kinds = Son doce clases de cartas de voto, y ningún número puede ser negativo.
refusal-option-votes-sum = Tiene que haber treinta cartas de voto.

lock-time-over = sin tiempo
lock-captain-only = solo capitán
lock-mate-only = solo oficial
lock-boy-only = solo grumete
lock-governor-only = solo gobernador
lock-no-rank-in-boat = aquí sin rango
lock-nothing-to-take = nada que tomar
lock-nobody-else = nadie más aquí
lock-no-treasure-aboard = sin tesoro
lock-boat-taken = lo ocupa { $seat }
lock-boats-taken = ambos ocupados
lock-boat-closed = cerrado
lock-ship-full = barco lleno
lock-one-card-left = queda una carta
lock-not-now = ahora no
