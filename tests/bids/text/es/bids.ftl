# Bids, el juego de prueba

game-bids = Pujas
game-bids-about = Dados ocultos, pujas secretas, dos bandos.

log-round = Ronda { $round }
log-loyalties = A cada cual se le dice de qué bando es.
log-rolled = Cada cual tira un dado secreto.
log-bid = { $name } puja { $amount }.
log-bid-hidden = { $name } ha pujado.
log-peeked = { $name } mira el dado de { $target }.
log-peeked-seen = { $name } mira el dado de { $target }: { $die }.
log-claimed = { $name } dice: soy { $side }.
log-revealed = Las pujas se descubren: { $bids }.
log-best = La mejor puja es de { $name }.
log-taken = { $name } toma { $coins ->
    [one] una moneda
   *[other] { $coins } monedas
}.
log-penalty = { $name } pierde { $coins ->
    [0] nada
    [one] una moneda
   *[other] { $coins } monedas
}.
log-unmasked = { $name } era { $side }.
log-won = Gana { $side }.
log-draw = No gana nadie: empate.

side-red = rojo
side-black = negro
side-grey = gris

colour-red = rojo
colour-blue = azul
colour-green = verde
colour-yellow = amarillo
colour-orange = naranja
colour-purple = morado
colour-white = blanco
colour-teal = turquesa
colour-pink = rosa

refusal-bids-seats = Pujas es para dos a nueve, no para { $seats }.
refusal-bids-options = Estas multas o rondas no son posibles.
refusal-bids-illegal = Eso no es posible ahora.

option-rounds = Rondas
option-rounds-note = Cuánto dura.
option-rounds-1 = 1
option-rounds-2 = 2
option-rounds-3 = 3
option-rounds-5 = 5
option-penalties = Multas
option-penalties-note = Lo que pueden costar dos monedas.
option-penalties-0 = nada
option-penalties-1 = una moneda
option-penalties-2 = dos monedas

level-mild = manso
level-bold = audaz
level-mild-note = Puja lo que vale su dado.
level-bold-note = Mira antes un dado.
player-mild = Capitán manso
player-mild-about = Puja lo que vale su dado.
player-bold = Capitán audaz
player-bold-about = Mira antes un dado y dice que es rojo.
player-random = Adivino
player-random-about = Hace cualquier cosa permitida.

bids-act-bid = Pujar { $amount }
bids-act-take = Tomar { $coins }
bids-act-peek = Mirar el dado de { $target }
bids-act-claim = Decir: soy { $side }
bids-seat = { $name }: { $coins } monedas
bids-die = tu dado: { $die }
bids-side = tu bando: { $side }
bids-waits = piensa
bids-panel = Pujas
bids-panel-line = { $name } ha pujado { $amount }: { $count } veces
bids-result = { $name }, { $side }: { $coins } monedas
bids-proof = { $dealt } tiradas y multas se siguen de la semilla.

advice-coins = monedas
advice-claimed = dijo: soy { $side }
deed-peeked = miró un dado
deed-claimed = dijo un bando
rules-bids = Pujas
rules-bids-1 = Un dado secreto cada cual, pujas secretas, y la mejor toma monedas. Dos pueden costar algo.
rules-bids-2 = Rojo y negro van por su cuenta; si empatan gana el gris solo, y sin gris nadie.
