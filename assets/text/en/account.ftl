# The captain's log: how a finished game was played.

account-title = Captain's log
account-page = page
account-overview = Overview
account-rounds = Rounds
account-moments = Moments
account-drill = Drill
account-reads = Reads
account-eyes = as { $name } saw it
account-waiting = The captains are looking through the game. It takes a few seconds, and they do it only once.
account-failed = The captains could not look through this game. The log file of the program says why.
account-own_choices = Your choices
account-own_luck = Your luck
account-rivals_luck = Rivals' luck
account-rivals_choices = Rivals' choices
account-chances = Win chance
account-chances-note = of everybody after each round, to somebody who sees nothing hidden
account-voyage = since the voyage began; this judges how likely the whole game is won, not the stars of the voyage
account-voyage-on = The game was not over: a chance counts all that is under way and still to come, not only the points so far.
account-round = round { $round }
account-game = Game
account-known = Known to you alone
account-change = Change in win chance
# $end: how it ended. The numbers are sums of the rows of the account: both kinds of luck, both of choices.
account-ended =
    { $end ->
        [won] { $name } won.
        [shared] { $name } shared the victory.
        [lost] { $name } lost.
       *[open] { $name }:
    }
account-of-side = { $name } ({ $side })
account-verdict = Luck on all sides was worth { $luck } points of win chance, choices { $choices }. With even luck these choices would have won { $even } of 100 games.
account-under-one = less than 1
account-over-99 = more than 99
account-who = How well each played
account-lost = lost per choice
account-luck = own luck
account-like = like { $level }
account-too-few = too few choices
account-person = a person
account-played = { $name } lost { $loss } points a choice: { $level }
account-weighed = What weighed most
account-before = before
account-after = after
account-all = The round, to somebody who sees nothing hidden
account-all-note = The spyglass: what a captain alone knows, such as treasure tiles.
account-seat-told = { $name } from { $before } to { $after }
account-round-of = Round { $round }: { $name }
account-round-told = Round { $round }: from { $before } to { $after }
account-outside = In between it may lie below 0 or above 100: one part takes what another gives back.
account-quiet = Nothing that weighed much happened here.
account-look = Look at it on the table
account-try-choice = A new game from just before this choice, in { $name }'s place.
account-try-luck = A new game from just before this happened, in { $name }'s place: chance may decide otherwise.
account-try-over = { $name } had nothing left to decide after this.
account-moment = Round { $round }: { $about }
account-what = What happened
account-done = What was done
account-better = What was best
account-meant = What it meant
account-cost = It cost { $points } points of win chance, give or take { $error }.
account-good-luck = A stroke of luck: { $points } points of win chance.
account-bad-luck = Bad luck: { $points } points of win chance.
account-judged = Judged by what could be seen then, as if only the strongest captains were playing; advice at the table knows who is, so its figures differ. Only clear mistakes are listed.
account-judged-luck = Compared with what chance gives on average here, as if only the strongest captains were playing.
account-span = { $first } to { $last }
account-verdict-sides = Own choices were worth { $own } points of win chance, others' choices { $others }, cards and turns { $cards }.
account-cost-exactly = It cost { $points } points of win chance.
account-practise = What to practise
account-practise-from = this game and the ten before
account-a-game = { $points } a game
account-times = { $count }×
account-practise-none = Once a kind of mistake has been made five times, it is listed here with its cost per game.
account-go-practise = Practise
account-picture = Picture
# What a choice was worth that is tried again from a moment of the log.
retry-best = The better choice
retry-best-note = In the captain's log it was worth { $points } points of win chance more than what was done then.
retry-better = Better than before
retry-better-note = Worth { $points } points of win chance more than what was done then; another choice was better still.
retry-same = Same as before
retry-same-note = In the captain's log this cost { $points } points of win chance.
retry-worse = No better than before
retry-worse-note = In the captain's log this lost { $points } points of win chance more than what was done then.
retry-unknown = Another choice
retry-unknown-note = The captain's log does not say what it was worth.
retry-even = As good as before
retry-even-note = In the captain's log it was worth as much as what was done then.
retry-log = To the captain's log
