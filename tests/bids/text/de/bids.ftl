# Bids, das Probespiel

game-bids = Gebote
game-bids-about = Verdeckte Würfel, geheime Gebote, zwei Seiten.

log-round = Runde { $round }
log-loyalties = Jeder erfährt, auf welcher Seite er steht.
log-rolled = Jeder wirft einen verdeckten Würfel.
log-bid = { $name } bietet { $amount }.
log-bid-hidden = { $name } hat geboten.
log-peeked = { $name } sieht den Würfel von { $target } an.
log-peeked-seen = { $name } sieht den Würfel von { $target } an: { $die }.
log-claimed = { $name } sagt: Ich bin { $side }.
log-revealed = Die Gebote liegen offen: { $bids }.
log-best = { $name } hat am besten geboten.
log-taken = { $name } nimmt { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}.
log-penalty = { $name } verliert { $coins ->
    [0] nichts
    [one] eine Münze
   *[other] { $coins } Münzen
}.
log-unmasked = { $name } war { $side }.
log-won = { $side } gewinnt.
log-draw = Niemand gewinnt: unentschieden.

side-red = Rot
side-black = Schwarz
side-grey = Grau

colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb
colour-orange = Orange
colour-purple = Violett
colour-white = Weiß
colour-teal = Türkis
colour-pink = Rosa

refusal-bids-seats = Gebote ist für zwei bis neun, nicht für { $seats }.
refusal-bids-options = Diese Strafen oder Runden gibt es nicht.
refusal-bids-illegal = Das geht jetzt nicht.

option-rounds = Runden
option-rounds-note = Wie lange es dauert.
option-rounds-1 = 1
option-rounds-2 = 2
option-rounds-3 = 3
option-rounds-5 = 5
option-penalties = Strafen
option-penalties-note = Was zwei Münzen kosten können.
option-penalties-0 = nichts
option-penalties-1 = eine Münze
option-penalties-2 = zwei Münzen

level-mild = zahm
level-bold = kühn
level-mild-note = Bietet, was der Würfel wert ist.
level-bold-note = Sieht erst einen Würfel an.
player-mild = Zahmer Kapitän
player-mild-about = Bietet, was der Würfel wert ist.
player-bold = Kühner Kapitän
player-bold-about = Sieht erst einen Würfel an und sagt, er sei rot.
player-random = Rater
player-random-about = Tut irgendetwas Erlaubtes.

bids-act-bid = { $amount } bieten
bids-act-take = { $coins } nehmen
bids-act-peek = Würfel von { $target } ansehen
bids-act-claim = Sagen: Ich bin { $side }
bids-seat = { $name }: { $coins } Münzen
bids-die = dein Würfel: { $die }
bids-side = deine Seite: { $side }
bids-waits = denkt nach
bids-panel = Gebote
bids-panel-line = { $name } hat { $amount } geboten: { $count }-mal
bids-result = { $name }, { $side }: { $coins } Münzen
bids-proof = { $dealt } Würfe und Strafen folgen aus dem Startwert.

advice-coins = Münzen
advice-claimed = sagte: Ich bin { $side }
deed-peeked = sah einen Würfel an
deed-claimed = nannte eine Seite
rules-bids = Gebote
rules-bids-1 = Jedem ein verdeckter Würfel, geheime Gebote, und der beste nimmt Münzen. Zwei können etwas kosten.
rules-bids-2 = Rot und Schwarz sind für sich; bei Gleichstand gewinnt Grau allein, ohne Grau niemand.
