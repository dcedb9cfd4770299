# Names of what lies on the table: loyalties, places, ranks, cards, votes. Phrases of a place stand
# in the case that their sentence needs (place-on: where, place-to: whither, place-from, place-of).
side-british = Britisch
side-french = Französisch
side-dutch = Niederländisch
side-letter-british = B
side-letter-french = F
side-letter-dutch = N
loyalty-british = Britisch
loyalty-french = Französisch
loyalty-dutch = Niederländisch
loyalty-sealed = Loyalität, versiegelt
with-british = hält zu den Briten
with-french = hält zu den Franzosen
with-dutch = hält zu den Niederländern
you-are-british = Du hältst zu den Briten
you-are-french = Du hältst zu den Franzosen
you-are-dutch = Du hältst zu den Niederländern

place-dutchman = Fliegender Holländer
place-jolly = Jolly Roger
place-tortuga = Tortuga
place-dutchman-boat = Ruderboot am Holländer
place-jolly-boat = Ruderboot an der Jolly Roger
place-galleon = Spanische Galeone
place-short-dutchman = FH
place-short-jolly = JR
place-short-tortuga = Tortuga
place-short-dutchman-boat = Ruderboot
place-short-jolly-boat = Ruderboot
place-on-dutchman = auf dem Fliegenden Holländer
place-on-jolly = auf der Jolly Roger
place-on-tortuga = auf Tortuga
place-on-dutchman-boat = im Ruderboot am Holländer
place-on-jolly-boat = im Ruderboot an der Jolly Roger
place-to-dutchman = auf den Fliegenden Holländer
place-to-jolly = auf die Jolly Roger
place-to-tortuga = nach Tortuga
place-to-dutchman-boat = ins Ruderboot am Holländer
place-to-jolly-boat = ins Ruderboot an der Jolly Roger
place-from-dutchman = vom Fliegenden Holländer
place-from-jolly = von der Jolly Roger
place-from-tortuga = von Tortuga
place-from-dutchman-boat = aus dem Ruderboot
place-from-jolly-boat = aus dem Ruderboot
place-of-dutchman = des Fliegenden Holländers
place-of-jolly = der Jolly Roger
place-of-tortuga = von Tortuga
hold-british = britische Schatzkammer
hold-french = französische Schatzkammer
beach = Strand

rank-captain = Kapitän
rank-mate = Steuermann
rank-boy = Schiffsjunge
rank-governor = Gouverneur
rank-short-captain = Kapitän
rank-short-mate = Steuermann
rank-short-boy = Junge
rank-short-governor = Gouverneur
rank-two = { $first } + { $second }
rank-aboard = an Bord
rank-ashore = an Land
rank-in-boat = im Ruderboot

slot-1 = I
slot-2 = II
slot-3 = III
slot-4 = IV
slot-5 = V

group-helpful = hilfreich
group-hurtful = schädlich
group-map = Schatzkarte
group-starred = mit Stern
group-end = Ende des Spiels

vote-top-T = Fackel
vote-top-C = Kanone
vote-top-W = Wasser
vote-flag-B = britische Flagge
vote-flag-F = französische Flagge
vote-mutiny-s = Totenkopf
vote-mutiny-b = leer
vote-card-words = { $top }, { $flag }, { $mutiny }
vote-card-hidden = Stimmkarte, verdeckt

count-cannon =
    { $count ->
        [one] { $count } Kanone
       *[other] { $count } Kanonen
    }
count-torch =
    { $count ->
        [one] { $count } Fackel
       *[other] { $count } Fackeln
    }
count-water = { $count } Wasser
count-skull =
    { $count ->
        [one] { $count } Totenkopf
       *[other] { $count } Totenköpfe
    }
count-blank =
    { $count ->
        [one] { $count } leere
       *[other] { $count } leere
    }
count-british = { $count } britische
count-french = { $count } französische
