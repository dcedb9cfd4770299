# Bids, zkušební hra

game-bids = Sázky
game-bids-about = Skryté kostky, tajné sázky, dvě strany.

log-round = { $round }. kolo
log-loyalties = Každý se dozví, na které straně stojí.
log-rolled = Každý hodí tajnou kostkou.
log-bid = { $name } sází { $amount }.
log-bid-hidden = Vsazeno: { $name }.
log-peeked = { $name } se dívá na kostku: { $target }.
log-peeked-seen = { $name } se dívá na kostku: { $target }, { $die }.
log-claimed = { $name } říká: Jsem { $side }.
log-revealed = Sázky jsou odkryty: { $bids }.
log-best = Nejlepší sázka: { $name }.
log-taken = { $name } bere { $coins ->
    [one] jednu minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}.
log-penalty = { $name } ztrácí { $coins ->
    [0] nic
    [one] jednu minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}.
log-unmasked = { $name }: strana { $side }.
log-won = Vítězí { $side }.
log-draw = Nikdo nevítězí: remíza.

side-red = červená
side-black = černá
side-grey = šedá

colour-red = červená
colour-blue = modrá
colour-green = zelená
colour-yellow = žlutá
colour-orange = oranžová
colour-purple = fialová
colour-white = bílá
colour-teal = tyrkysová
colour-pink = růžová

refusal-bids-seats = Sázky jsou pro dva až devět, ne pro { $seats }.
refusal-bids-options = Takové pokuty nebo kola nejsou.
refusal-bids-illegal = To teď nejde.

option-rounds = Kola
option-rounds-note = Jak dlouho to trvá.
option-rounds-1 = 1
option-rounds-2 = 2
option-rounds-3 = 3
option-rounds-5 = 5
option-penalties = Pokuty
option-penalties-note = Co mohou stát dvě mince.
option-penalties-0 = nic
option-penalties-1 = jedna mince
option-penalties-2 = dvě mince

level-mild = mírný
level-bold = smělý
level-mild-note = Sází, co má kostka za cenu.
level-bold-note = Nejdřív se podívá na kostku.
player-mild = Mírný kapitán
player-mild-about = Sází, co má kostka za cenu.
player-bold = Smělý kapitán
player-bold-about = Nejdřív se podívá na kostku a řekne, že je červený.
player-random = Hadač
player-random-about = Udělá cokoli dovoleného.

bids-act-bid = Vsadit { $amount }
bids-act-take = Vzít { $coins }
bids-act-peek = Podívat se na kostku: { $target }
bids-act-claim = Říci: Jsem { $side }
bids-seat = { $name }, mince: { $coins }
bids-die = tvá kostka: { $die }
bids-side = tvá strana: { $side }
bids-waits = přemýšlí
bids-panel = Sázky
bids-panel-line = { $name }, sázka { $amount }: { $count }krát
bids-result = { $name }, { $side }, mince: { $coins }
bids-proof = { $dealt } hodů a pokut plyne ze semínka.

advice-coins = mince
advice-claimed = řečeno: Jsem { $side }
deed-peeked = pohled na kostku
deed-claimed = řečená strana
rules-bids = Sázky
rules-bids-1 = Každému tajná kostka, tajné sázky, a nejlepší bere mince. Dvě mohou něco stát.
rules-bids-2 = Červená a černá hrají za sebe; při shodě vítězí šedá sama, bez šedé nikdo.
