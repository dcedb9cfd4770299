# The table: what stands on it.
pic-turn = Turn { $turn }
pic-setup = Before the first turn
pic-you = you
pic-full = full
pic-closed = closed
pic-free = free
pic-galleon = Spanish Galleon ×{ $count }
pic-beach = beach ×{ $count }
pic-events = Event cards
pic-seen = you know it
pic-viewed = Cards you have viewed
pic-deck = deck
pic-discards = discards
pic-votes = vote deck
pic-watch = Armada watch
pic-watch-turned = { $past } of { $total } revealed
pic-watch-between = not before card { $first }, by card { $last } at the latest
pic-watch-overtime = overtime: the first lead wins
pic-reveals = { $name } reveals { $card }
pic-corner-loyalty = Loyalty
pic-corner-votes = Your votes
pic-corner-maps = Maps
pic-peek = hold to peek
pic-none = none
pic-wins-british = most treasure in British holds
pic-wins-french = most treasure in French holds
pic-wins-dutch = wins alone on a tie
pic-need-lead = you need the lead
pic-has-lead = you have the lead
pic-need-tie = you need a tie
pic-has-tie = you have your tie
pic-needed = British { $british }, French { $french }: { $needed }.
pic-rank-place = { $rank } · { $place }
pic-votes-so-far = Votes so far
pic-no-votes = nobody has called a vote yet
pic-vote-attack = Attack, { $place }
pic-vote-mutiny = Mutiny, { $place }
pic-vote-brawl = Brawl, { $place }
pic-result-success = succeeds
pic-result-failure = fails
pic-result-british = British
pic-result-french = French
pic-result-tie = tie
pic-acting =
    { $turns ->
        [one] { $name } acts, you are next
       *[other] { $name } acts, you follow in { $turns } turns
    }
pic-watching = Nothing for you to choose
pic-watching-note = Watch what the others do: it tells you whom they are with.
pic-voted = Your vote is cast
pic-voted-note = Whoever voted draws a card afterwards. Nobody learns who played what.
pic-waiting = Waiting for { $names }
pic-misses = misses a turn
pic-may-answer = may answer
pic-act-view = View 2
pic-act-reveal = Reveal 1
pic-act-force = Force
pic-act-row = Row
pic-act-attack = Attack
pic-act-maroon = Maroon
pic-act-mutiny = Mutiny
pic-act-sneak = Sneak
pic-act-brawl = Brawl

# What a player did last, in the roster: two or three words.
last-looked = looks at { $first } and { $second }
last-forced = forces a reveal
last-revealed = reveals { $event }
last-used = uses { $event }
last-boards-boat = takes the rowboat
last-rowed-dutchman = rows to the Dutchman
last-rowed-jolly = rows to the Jolly Roger
last-rowed-tortuga = rows to Tortuga
last-sneaked-british = sneaks 1 to the British
last-sneaked-french = sneaks 1 to the French
last-maroons = maroons somebody
last-maroons-whom = maroons { $name }
last-marooned = goes to Tortuga
last-marooned-again = goes to the back
last-rescued = comes aboard
last-missed = misses a turn
last-attack-success = attack succeeds
last-attack-failure = attack fails
last-mutiny-success = mutiny succeeds
last-mutiny-failure = mutiny fails
last-brawl-british = brawl: British
last-brawl-french = brawl: French
last-brawl-tie = brawl: a tie

# The panel of a vote.
poll-attack = Attack: { $place }
poll-mutiny = Mutiny: { $place }
poll-brawl = Brawl on Tortuga
poll-cast = { $cast } of { $voters } have voted
poll-needs = needs { $count }
poll-needs-lead = needs +1
poll-torches = torches
poll-waters = waters
poll-blanks = blanks
poll-unturned = shuffled: nobody can tell whose card is whose
poll-choosing = everybody chooses a card in secret
poll-over = The vote:
poll-attack-success = it succeeds
poll-attack-failure = it fails
poll-mutiny-success = it succeeds
poll-mutiny-failure = it fails
poll-brawl-british = British hold
poll-brawl-french = French hold
poll-brawl-tie = a tie
poll-if-attack = A cannon and more torches than waters win a treasure.
poll-if-mutiny = More than half skulls: the Captain goes to Tortuga.
poll-if-brawl = The flag in the majority gets both treasures.
poll-hidden = face down
poll-left =
    { $count ->
        [one] one card is face down
       *[other] { $count } cards are face down
    }
poll-open =
    { $rest ->
        [1] the last card can change it
       *[other]
            { $needs ->
                [one] one card of { $rest } can change it
               *[other] { $needs } cards of { $rest } can change it
            }
    }

# The moment when all cards of a vote are open.
large-deck = deck
large-needs-cannon = needs a cannon
large-torches-waters = torches less waters
large-cards-mutiny = skulls and blanks, { $count } cards
large-cards-brawl = flags on { $count } cards
large-attack-success = The attack succeeds
large-attack-failure = The attack fails
large-mutiny-success = The mutiny succeeds
large-mutiny-failure = The mutiny fails
large-brawl-british = The British win the brawl
large-brawl-french = The French win the brawl
large-brawl-tie = The brawl is a tie
large-by-torches =
    { $lead ->
        [one] by a single torch
       *[other] by { $lead } torches
    }
large-no-cannon = no cannon
large-no-torch = no torch
large-as-many = as much water as fire
large-more-waters = more water than fire
large-by-skulls = skulls: { $skulls } of { $count }
large-by-flags = flags: { $more } to { $less }

# The moment when somebody is marooned.
large-marooned = { $name } is marooned
large-you-marooned = You are marooned
large-many-marooned = { $count } are marooned
large-you-too-marooned = { $count } marooned, you included
large-cancelled = Cancelled: { $card }
large-jumps = Jumps { $whither }
large-by-captain =
    { $ship ->
        [dutchman] by the Dutchman's Captain
       *[jolly] by the Jolly Roger's Captain
    }
large-was = was { $rank }
large-place = no. { $number } on Tortuga
large-empty = everybody to Tortuga
large-nobody-rises = nobody moves up
large-keeps-votes = keeps all votes
large-keep-votes = all keep their votes
large-card-lost = one vote lost

# The moment when the person must reveal a card, or Cabin Fever shuffles loyalties.
large-forced-you = You must reveal a card
large-forced = { $name } must reveal a card
large-fever = Two loyalties are shuffled
large-fever-same = Your loyalty is the same
large-fever-changed = You have changed sides

# The moment when a treasure is taken.
large-spanish = A Spanish treasure
large-last-spanish = The last Spanish treasure
large-robs = The { $ship } robbed
large-into-british = into the British hold
large-into-french = into the French hold
large-galleon = Galleon
large-ships-now = now ships attack ships

# The list of advice.
advice-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
advice-spoken = Choice { $number } of { $count }: win chance { $percent }.
advice-next-page = %: chance to win · { $key }: why, one by one
advice-more = { $key }: chances to win, and what decides
choice-leave = Take nothing
choice-use-map = Use the map
choice-keep-map = Keep the map
choice-swap = Draw a vote, put one back
choice-keep-letter = Keep the letter

# What a key lays over the table.
sheet-discards = Discarded event cards
sheet-discards-none = No event card has been discarded yet.
