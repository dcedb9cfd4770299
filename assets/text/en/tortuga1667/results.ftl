# The results of a game of cards.

results-heading = Loyalties on the table
results-you-won =
    { $side ->
       [british] You win with the British
       [french] You win with the French
      *[dutch] You win with the Dutch
    }
results-you-lost =
    { $side ->
       [british] You lose with the British
       [french] You lose with the French
      *[dutch] You lose with the Dutch
    }
results-again-note = The same players, fresh cards.
results-same = Same deal
results-same-note = The very same loyalties and cards once more: can you do better?
results-proof = Card proof
results-verdict = { $won } · { $ended }
results-turns =
    { $turns ->
       [one] after 1 turn
      *[other] after { $turns } turns
    }
results-armada = turn { $turns } · { $name } reveals the Spanish Armada
results-overtime = turn { $turns }, in overtime
results-team-british =
    { $count ->
       [one] { $count } British
      *[other] { $count } British
    }
results-team-french =
    { $count ->
       [one] { $count } French
      *[other] { $count } French
    }
results-team-dutch =
    { $count ->
       [one] { $count } Dutch
      *[other] { $count } Dutch
    }
results-winners = victory
results-beaten = defeat
results-drawn = draw
results-until = until turn { $turn }
results-spoken-team = { $team }: { $names }
results-treasure = Treasure
results-treasure-note = in the holds of each nation, turn by turn
results-start = start
results-turn = turn
results-beliefs = Beliefs
results-beliefs-note = what an onlooker thought of everybody
results-beliefs-up = up: French
results-beliefs-down = down: British
results-beliefs-truth = truth
results-beliefs-end = { $name }: { $side }, { $percent }%
results-beliefs-spoken = What an onlooker believed in the end: { $beliefs }.
results-points = Turning points
results-points-none = No turn swung the game.
results-points-unknown = What turned the game could not be worked out.
results-point-when = { $name }, turn { $turn }
results-point-belief =
    { $side ->
       [british] { $name } seems British, { $before } → { $after }%
       [french] { $name } seems French, { $before } → { $after }%
      *[dutch] { $name } seems Dutch, { $before } → { $after }%
    }
results-points-chance =
    { $side ->
       [british] ± win chance of the British
       [french] ± win chance of the French
      *[dutch] ± win chance of the Dutch
    }
results-point-up = +{ $percent }%
results-point-down = −{ $percent }%
results-point-little = <{ $percent }%
results-point-rose =
    { $side ->
       [british] The win chance of the British rose by { $percent ->
            [one] about one point.
           *[other] about { $percent } points.
        }
       [french] The win chance of the French rose by { $percent ->
            [one] about one point.
           *[other] about { $percent } points.
        }
      *[dutch] The win chance of the Dutch rose by { $percent ->
            [one] about one point.
           *[other] about { $percent } points.
        }
    }
results-point-fell =
    { $side ->
       [british] The win chance of the British fell by { $percent ->
            [one] about one point.
           *[other] about { $percent } points.
        }
       [french] The win chance of the French fell by { $percent ->
            [one] about one point.
           *[other] about { $percent } points.
        }
      *[dutch] The win chance of the Dutch fell by { $percent ->
            [one] about one point.
           *[other] about { $percent } points.
        }
    }
moment-sneaked-british = Sneaked 1 to the British
moment-sneaked-french = Sneaked 1 to the French
moment-galleon-british = Attack on the Galleon, for the British
moment-galleon-french = Attack on the Galleon, for the French
moment-ship-british = Attack on a ship, for the British
moment-ship-french = Attack on a ship, for the French
moment-brawl-british = Brawl: both for the British
moment-brawl-french = Brawl: both for the French
moment-brawl-tie = Brawl: one for each
moment-storm = Stormy Seas take it back

# Its pages.
results-page-story = How it went
results-page-said = What was true

# The vote whose result won the game, or else the weightiest, card by card.
results-vote = The deciding vote
results-vote-weighty = The weightiest vote
results-vote-when = { $vote }, turn { $turn }
results-vote-none = Nobody called a vote.
results-vote-deck = the deck
results-vote-by-deck = Without the card from the deck it would have ended differently.
results-vote-narrow = A narrow result: one other card would have changed it.
results-vote-by =
    { $count ->
        [0] A clear result: it did not hang on any single card.
        [one] Without { $names }'s card it would have ended differently.
       *[other] Without any one of these cards it would have ended differently: { $names }.
    }

# Who led, who was marooned by whom, who rowed.
results-lead-british = Turn { $turn }: the British take the lead and keep it.
results-lead-french = Turn { $turn }: the French take the lead and keep it.
results-lead-level = Turn { $turn }: both nations draw level, and so it stays.
results-always-british = The British led from first to last.
results-always-french = The French led from first to last.
results-always-level = Neither nation ever led.
results-lead-changes =
    { $count ->
        [0] { "" }
        [one] The lead changed once.
       *[other] In all, the lead changed { $count } times.
    }
results-marooned = Marooned
results-rowed = Rowed
results-nobody = nobody

# What was said, and what one had guessed, against the truth.
results-said = What was said
results-said-note = true claims: { $true } of { $all }
results-said-none = Nobody claimed anything.
results-said-words = “{ $words }”
results-said-spoken =
    { $truth ->
        [true] Turn { $turn }, { $name }: “{ $words }” That was true.
       *[false] Turn { $turn }, { $name }: “{ $words }” That was not true.
    }
results-book = Your notebook
results-books = Notebooks
results-book-note = right guesses: { $right } of { $all }
results-book-none = No guesses were noted.
results-book-spoken = { $name }: guess { $guess }, truth { $side }
