# The voyages: short challenges on a sea chart. $goal is a goal of a game's own `voyages.ftl`.

title-voyages = Voyages
title-voyages-note = short challenges
voyage-title = Voyages
voyage-rule = one star opens the next island, two open the one after it as well
voyage-stars =
    { $fresh ->
        [0] { $stars } of { $count } stars
       *[other] { $stars } of { $count } stars, new: { $fresh }
    }
voyage-sail = Sail
voyage-sail-on = Sail on to { $name }
voyage-again = Sail again
voyage-leave = Back to the chart
voyage-left = A voyage that you leave wins no star. Advice is off.
voyage-look = Look at the table
voyage-how = How it is scored
voyage-how-note = Each voyage picks up a game between captains partway through. Every try is dealt anew: dice, draws and all that is hidden from you are different each time, so nothing can be learned by heart. Each star counts only with those before it, and your best try stays. A voyage that you leave counts for nothing. The Admiral sailed the same voyages from your seat without knowing the goals: it simply played to win the game.
voyage-watch = Watch it again
voyage-log = Captain's log
voyage-chart = To the chart
voyage-locked = locked
voyage-open = open, no star yet
voyage-won =
    { $stars ->
        [0] sailed, no star yet
        [one] one star
       *[other] { $stars } stars
    }
voyage-tries =
    { $count ->
        [0] not sailed yet
        [one] one try
       *[other] { $count } tries
    }
voyage-told = { $number }, { $name }, { $how }
voyage-opens =
    { $before ->
        [0] 1 star on { $last }
       *[other] 2 on { $before }, or 1 on { $last }
    }
voyage-opens-long =
    { $before ->
        [0] This island opens with one star on island { $last }.
       *[other] This island opens with two stars on island { $before }, or with one on island { $last }.
    }
voyage-just-opened = just opened
voyage-note = { $number } of { $count } · { $seats } seats · { $lasts }
voyage-rounds =
    { $count ->
        [one] one round
       *[other] { $count } rounds
    }
voyage-turns =
    { $count ->
        [one] one turn of yours
       *[other] { $count } turns of yours
    }
voyage-to-the-end = to the end
voyage-you = you
voyage-admiral = the Admiral gets there
voyage-you-and = You and the Admiral
voyage-ended = How it ended
voyage-before-after = points before and after
voyage-course = Points: { $before } before, { $points } now; { $place } place.
voyage-own = Your choices { $choices }, your luck { $luck } points of win chance.
voyage-own-sides = Your choices { $choices }, the others' { $others }, the cards { $luck } points of win chance.
voyage-none = none
voyage-all = { $count } voyages of the Admiral
voyage-measured =
    The Admiral sailed it { $count } times; the figures may be off by { $error ->
        [one] { $error } point
       *[other] { $error } points
    }. Every try is dealt anew, the best one counts.
voyage-result =
    { $stars ->
        [0] No star this time
        [one] One star: { $goal }
        [2] Two stars: { $goal }
       *[other] Three stars: { $goal }
    }
voyage-missed = Next star: … { $goal }
voyage-fewer =
    { $stars ->
        [0] Of the Admiral's voyages, { $none } brought no star either.
       *[other] Of the Admiral's voyages, { $percent } brought fewer stars than yours.
    }
voyage-goal =
    { $stars ->
        [one] 1 star: { $goal }
       *[other] { $stars } stars: { $goal }
    }
voyage-chance = Admiral's success rate: { $chance }.
