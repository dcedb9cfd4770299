# Names of what lies on the table: loyalties, places, ranks, cards, votes. Phrases of a place stand
# in the case that their sentence needs (place-on: where, place-to: whither, place-from, place-of).
side-british = Britové
side-french = Francouzi
side-dutch = Nizozemci
side-letter-british = B
side-letter-french = F
side-letter-dutch = N
loyalty-british = Britská
loyalty-french = Francouzská
loyalty-dutch = Nizozemská
loyalty-sealed = Loajalita, zapečetěná
with-british = drží s Brity
with-french = drží s Francouzi
with-dutch = drží s Nizozemci
you-are-british = Držíte s Brity
you-are-french = Držíte s Francouzi
you-are-dutch = Držíte s Nizozemci

place-dutchman = Bludný Holanďan
place-jolly = Jolly Roger
place-tortuga = Tortuga
place-dutchman-boat = Člun u Holanďana
place-jolly-boat = Člun u Jolly Rogera
place-galleon = Španělská galeona
place-short-dutchman = BH
place-short-jolly = JR
place-short-tortuga = Tortuga
place-short-dutchman-boat = člun
place-short-jolly-boat = člun
place-on-dutchman = na palubě Bludného Holanďana
place-on-jolly = na palubě Jolly Rogera
place-on-tortuga = na Tortuze
place-on-dutchman-boat = ve člunu u Holanďana
place-on-jolly-boat = ve člunu u Jolly Rogera
place-to-dutchman = na palubu Bludného Holanďana
place-to-jolly = na palubu Jolly Rogera
place-to-tortuga = na Tortugu
place-to-dutchman-boat = do člunu u Holanďana
place-to-jolly-boat = do člunu u Jolly Rogera
place-from-dutchman = z paluby Bludného Holanďana
place-from-jolly = z paluby Jolly Rogera
place-from-tortuga = z Tortugy
place-from-dutchman-boat = z člunu
place-from-jolly-boat = z člunu
place-of-dutchman = Bludného Holanďana
place-of-jolly = Jolly Rogera
place-of-tortuga = Tortugy
hold-british = britská pokladnice
hold-french = francouzská pokladnice
beach = pláž

rank-captain = Kapitán
rank-mate = První důstojník
rank-boy = Plavčík
rank-governor = Guvernér
rank-short-captain = Kapitán
rank-short-mate = Důstojník
rank-short-boy = Plavčík
rank-short-governor = Guvernér
rank-two = { $first } + { $second }
rank-aboard = na palubě
rank-ashore = na břehu
rank-in-boat = ve člunu

slot-1 = I
slot-2 = II
slot-3 = III
slot-4 = IV
slot-5 = V

group-helpful = příznivá
group-hurtful = nepříznivá
group-map = mapa k pokladu
group-starred = s hvězdou
group-end = konec hry

vote-top-T = pochodeň
vote-top-C = dělo
vote-top-W = voda
vote-flag-B = britská vlajka
vote-flag-F = francouzská vlajka
vote-mutiny-s = lebka
vote-mutiny-b = prázdná
vote-card-words = { $top }, { $flag }, { $mutiny }
vote-card-hidden = hlasovací karta, zakrytá

count-cannon =
    { $count ->
        [one] { $count } dělo
        [few] { $count } děla
       *[other] { $count } děl
    }
count-torch =
    { $count ->
        [one] { $count } pochodeň
        [few] { $count } pochodně
       *[other] { $count } pochodní
    }
count-water =
    { $count ->
        [one] { $count } voda
        [few] { $count } vody
       *[other] { $count } vod
    }
count-skull =
    { $count ->
        [one] { $count } lebka
        [few] { $count } lebky
       *[other] { $count } lebek
    }
count-blank =
    { $count ->
        [one] { $count } prázdná
        [few] { $count } prázdné
       *[other] { $count } prázdných
    }
count-british =
    { $count ->
        [one] { $count } britská
        [few] { $count } britské
       *[other] { $count } britských
    }
count-french =
    { $count ->
        [one] { $count } francouzská
        [few] { $count } francouzské
       *[other] { $count } francouzských
    }
