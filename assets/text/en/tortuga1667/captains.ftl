# Levels, panel and characters, in words of this game.
level-deckhand-note = Likes or loathes people at first sight, and thinks every vote is as good as won. Good company for a first game.
level-mate-note = Notices who helps whom, but keeps its prejudices and expects too much of every vote.
level-quartermaster-note = Keeps an account of everybody and errs when choices are close.
level-captain-note = Reads every act of the others; misses only fine differences.
level-admiral-note = Weighs all that could be hidden, and takes the best chance to win.
level-random-note = Does whatever comes to mind. Good company while you learn.
level-randomk = The Monkey
level-randomk-note = Likes any kind of action as much as any other.
level-greedy-note = Grabs the nearest treasure, and neither trusts nor suspects anybody.
level-honest = The Parson
level-honest-note = Plays openly for its team and believes what others show.
character-loyal = Loyal friend
character-loyal-note = Never harms a friend, names a side and means it.
character-schemer = Schemer
character-schemer-note = Shows the wrong flag when it costs little, and points at others.
character-silent = Silent one
character-silent-note = Looks twice, says nothing, and calls votes only when they are as good as won.
character-hothead = Hothead
character-hothead-note = Attacks, mutinies and brawls first, and asks afterwards.

# Why the adviser likes a choice. Before wording a reason the table replaces $seat, a seat number from 0, by a name;
# $side is british or french, $place the stable name of a place, $chance per cent.
reason-look = { $cards ->
    [0] You know both cards already.
    [one] Shows you a card that you do not know.
   *[other] Shows you two cards that you do not know.
}
reason-reveal-armada = Ends the game as it stands now.
reason-reveal-known = You know this card and what it does.
reason-reveal-risk = An unknown card: { $chance }% likely to be the Armada.
reason-reveal-unknown = An unknown card, but not the Armada.
reason-force = { $seat } would have to turn one of them over.
reason-row = { $place ->
    [dutchman] Brings you aboard the Flying Dutchman.
    [jolly] Brings you aboard the Jolly Roger.
    [tortuga] Brings you to Tortuga.
    [dutchman-boat] On the way between Tortuga and the Flying Dutchman.
   *[other] On the way between Tortuga and the Jolly Roger.
}
reason-sneak = { $side ->
    [british] One more treasure for the British, one less for the French.
   *[french] One more treasure for the French, one less for the British.
}
reason-maroon = { $chance }% likely: { $seat } is not on your side.
reason-attack = { $chance }% likely to succeed.
reason-mutiny = { $chance }% likely to succeed; then { $seat } goes to Tortuga.
reason-brawl = { $chance }% likely to go your way.
reason-token = { $side ->
    [british] A treasure for the British.
   *[french] A treasure for the French.
}
reason-shoot = Takes { $seat } out of the place that counts.
reason-shoot-self = Any other shot would cost your side more.
reason-rescue = { $place ->
    [dutchman] On the Flying Dutchman { $seat } is worth most to you.
   *[other] On the Jolly Roger { $seat } is worth most to you.
}
reason-strikes = Two Albatrosses meet: everybody aboard goes to Tortuga.
reason-swap = No rescue would help you as much as a card of your own choice.
reason-put-back = The card that you want to see in the next vote.
reason-give = { $chance }% likely: { $seat } is on your side.
reason-blow-up = { $place ->
    [dutchman-boat] Cuts the way between Tortuga and the Flying Dutchman.
   *[other] Cuts the way between Tortuga and the Jolly Roger.
}
reason-infect = The loyalty of { $seat } is the one most worth having.
reason-climb = You choose the votes of { $seat }.
reason-compose = A cannon, torches beside it, and the flag that you need.
reason-lose = You will hardly miss this card.
reason-pick-known = You know this card and what it does.
reason-pick = You do not know this card.
reason-place = The nearer to the front, the higher the rank.
reason-none = Nothing depends on it now.
# of a choice that is not the best one
reason-shoot-self-also = You go to Tortuga yourself.
reason-rescue-also = { $place ->
    [dutchman] { $seat } comes aboard the Flying Dutchman.
   *[other] { $seat } comes aboard the Jolly Roger.
}
reason-swap-also = Brings you a card of your own choice.
reason-put-back-also = This card lies on top in the next vote.
reason-infect-also = Your loyalty is shuffled with that of { $seat }.
reason-lose-also = You give up this card.
reason-atlantis-also = Takes you to the other ship.
reason-keep-map-also = Saves the map for later.
reason-ballot-attack = With this card the attack is { $chance }% likely to succeed.
reason-ballot-attack-against = Better that it fails: with this card the attack is { $chance }% likely to succeed.
reason-ballot-mutiny = With this card the mutiny is { $chance }% likely to succeed.
reason-ballot-mutiny-against = Better that it fails: with this card the mutiny is { $chance }% likely to succeed.
reason-ballot-brawl = With this card the brawl is { $chance }% likely to go your way.
reason-fountain = You stay where you are.
reason-atlantis = The other ship is the better place now.
reason-keep-map = The map is worth more later.
reason-chance = Pure chance.
advice-wins-british = British win
advice-wins-french = French win
advice-wins-dutch = Dutch win

# What speaks for a belief; $turn is the turn in which it happened.
tell-token-first = { $side ->
    [british] first treasure into the British hold
   *[french] first treasure into the French hold
}
tell-token = { $side ->
    [british] took treasure for the British (turn { $turn })
   *[french] took treasure for the French (turn { $turn })
}
tell-sneak = { $side ->
    [british] sneaked to the British hold (turn { $turn })
   *[french] sneaked to the French hold (turn { $turn })
}
tell-no-sneak = { $side ->
    [british] did not sneak to the British hold (turn { $turn })
   *[french] did not sneak to the French hold (turn { $turn })
}
tell-brawl = called a brawl (turn { $turn })
tell-no-brawl = as Governor called no brawl (turn { $turn })
tell-mutiny = called a mutiny against { $seat } (turn { $turn })
tell-no-mutiny = called no mutiny against { $seat } (turn { $turn })
tell-by-mutiny = { $seat } called a mutiny (turn { $turn })
tell-by-no-mutiny = { $seat } called no mutiny (turn { $turn })
tell-vote-attack = { $count ->
    [0] attack without water (turn { $turn })
    [one] { $count } water in an attack (turn { $turn })
   *[other] { $count } waters in an attack (turn { $turn })
}
tell-vote-mutiny = { $count ->
    [one] { $count } skull in a mutiny (turn { $turn })
   *[other] { $count } skulls in a mutiny (turn { $turn })
}
tell-vote-brawl = { $count ->
    [one] { $count } British flag in a brawl (turn { $turn })
   *[other] { $count } British flags in a brawl (turn { $turn })
}
tell-maroon = marooned { $seat } (turn { $turn })
tell-by-maroon = was marooned by { $seat } (turn { $turn })
tell-pistol = shot at { $seat } (turn { $turn })
tell-by-pistol = was shot at by { $seat } (turn { $turn })
tell-rescue = rescued { $seat } (turn { $turn })
tell-by-rescue = { $seat } came to the rescue (turn { $turn })
tell-map = gave a map to { $seat } (turn { $turn })
tell-by-map = got a map from { $seat } (turn { $turn })
tell-force = forced { $seat } (turn { $turn })
tell-by-force = was forced by { $seat } (turn { $turn })
tell-fever = shuffled loyalties with { $seat } (turn { $turn })
tell-fever-kept = loyalties shuffled: you kept your side (turn { $turn })
tell-fever-given = has the loyalty that was yours (turn { $turn })
tell-claim = says so (turn { $turn })
tell-accused = { $seat } says so (turn { $turn })

# The strength passport where teams win.
passport-seats = Measured with { $seats } players and the same cards for all. When a team wins, each of its players has won; among equals that is at most half of the games. In brackets: the range in which the true figure very likely lies (95%).

# Points of a hundred: by how much a choice is ahead of the next, what of it the table makes, and the rest: what is learnt, kept or spared.
advice-no-further = The next choice is worth the same.
advice-ahead = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } percentage points ahead of the next: { NUMBER($side, minimumFractionDigits: 1, maximumFractionDigits: 1) } at once, { NUMBER($rest, minimumFractionDigits: 1, maximumFractionDigits: 1) } for later.
advice-part-side = at once
advice-part-rest = later on
