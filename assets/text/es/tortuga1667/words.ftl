# Names of what lies on the table: loyalties, places, ranks, cards, votes. Phrases of a place stand
# in the case that their sentence needs (place-on: where, place-to: whither, place-from, place-of).
side-british = Británicos
side-french = Franceses
side-dutch = Neerlandeses
side-letter-british = B
side-letter-french = F
side-letter-dutch = N
loyalty-british = Británica
loyalty-french = Francesa
loyalty-dutch = Neerlandesa
loyalty-sealed = Lealtad, sellada
with-british = con los británicos
with-french = con los franceses
with-dutch = con los neerlandeses
you-are-british = Estás con los británicos
you-are-french = Estás con los franceses
you-are-dutch = Estás con los neerlandeses

place-dutchman = Holandés Errante
place-jolly = Jolly Roger
place-tortuga = Tortuga
place-dutchman-boat = Bote del Errante
place-jolly-boat = Bote del Jolly Roger
place-galleon = Galeón español
place-short-dutchman = HE
place-short-jolly = JR
place-short-tortuga = Tortuga
place-short-dutchman-boat = bote
place-short-jolly-boat = bote
place-on-dutchman = en el Holandés Errante
place-on-jolly = en el Jolly Roger
place-on-tortuga = en Tortuga
place-on-dutchman-boat = en el bote del Errante
place-on-jolly-boat = en el bote del Jolly Roger
place-to-dutchman = al Holandés Errante
place-to-jolly = al Jolly Roger
place-to-tortuga = a Tortuga
place-to-dutchman-boat = al bote del Errante
place-to-jolly-boat = al bote del Jolly Roger
place-from-dutchman = del Holandés Errante
place-from-jolly = del Jolly Roger
place-from-tortuga = de Tortuga
place-from-dutchman-boat = del bote
place-from-jolly-boat = del bote
place-of-dutchman = del Holandés Errante
place-of-jolly = del Jolly Roger
place-of-tortuga = de Tortuga
hold-british = bodega británica
hold-french = bodega francesa
beach = playa

rank-captain = Capitán
rank-mate = Primer oficial
rank-boy = Grumete
rank-governor = Gobernador
rank-short-captain = Capitán
rank-short-mate = Oficial
rank-short-boy = Grumete
rank-short-governor = Gobernador
rank-two = { $first } + { $second }
rank-aboard = a bordo
rank-ashore = en tierra
rank-in-boat = en el bote

slot-1 = I
slot-2 = II
slot-3 = III
slot-4 = IV
slot-5 = V

group-helpful = favorable
group-hurtful = adversa
group-map = mapa del tesoro
group-starred = con estrella
group-end = fin de la partida

vote-top-T = antorcha
vote-top-C = cañón
vote-top-W = agua
vote-flag-B = bandera británica
vote-flag-F = bandera francesa
vote-mutiny-s = calavera
vote-mutiny-b = en blanco
vote-card-words = { $top }, { $flag }, { $mutiny }
vote-card-hidden = carta de voto, tapada

count-cannon =
    { $count ->
        [one] { $count } cañón
       *[other] { $count } cañones
    }
count-torch =
    { $count ->
        [one] { $count } antorcha
       *[other] { $count } antorchas
    }
count-water =
    { $count ->
        [one] { $count } agua
       *[other] { $count } aguas
    }
count-skull =
    { $count ->
        [one] { $count } calavera
       *[other] { $count } calaveras
    }
count-blank = { $count } en blanco
count-british =
    { $count ->
        [one] { $count } británica
       *[other] { $count } británicas
    }
count-french =
    { $count ->
        [one] { $count } francesa
       *[other] { $count } francesas
    }
