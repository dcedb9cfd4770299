# The proof of the dice.

proof-dice =
    { $dealt ->
        [one] 1 roll of { $dice } dice was derived again from the seed, and it is as played.
       *[other] { $dealt } rolls and draws, { $dice } dice in all, were derived again from the seed: all as played.
    }
proof-chart = { $dice } dice, face by face
proof-legend = what fair dice give on average
proof-all = All
proof-rolled =
    { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
proof-chance = Fair dice fall at least this unevenly in { $percent } of 100 games.
proof-chance-rare = Rare: fair dice fall at least this unevenly in only { $percent } of 100 games.
proof-chance-least = Very rare: fair dice fall at least this unevenly in fewer than 1 of 100 games.
