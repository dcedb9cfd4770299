# The deal of the day.

daily-title = Deal of the day
daily-date = { $year }-{ $month2 }-{ $day2 }
daily-sail = Sail today's deal
daily-go-on = Go on with today's deal
daily-look = Look at your game
daily-again = Play it once more
daily-copy = Copy the result
daily-verdict = deal of { $day }: { $result }, { $beaten } of { $levels } levels beaten
daily-beaten = { $beaten } of { $levels } levels beaten
daily-waits = not sailed yet
daily-begun = begun
daily-comparing = the levels are sailing it now
daily-failed = the levels could not sail it
daily-rules-head = The rules of the day
daily-rules = Everybody who plays today has the same dice, cards and chests, which follow from the date; nothing is sent anywhere. { $rivals } captains of the level { $level } sail with you. The first game that you finish counts, later ones are practice. After it every level sails the same deal from your seat. The next deal comes at midnight.
daily-how-head = How the levels sailed
daily-how = Every level sat in your seat { $times } times, with the same deal and the same three rivals ({ $level }), and its own random numbers each time.
daily-won = won
daily-lost = not won
daily-won-of = won { $won } of { $count }
daily-you = You
daily-streak = Days in a row: { $days }
daily-in-a-row =
    { $days ->
        [one] day in a row
       *[other] days in a row
    }
daily-weeks = The last four weeks
daily-deal = Today's deal
daily-sails = sails after you
daily-plays = is sailing
daily-points = { $points } points
daily-bar = A bar is the mean of those games; more points than that beat the level.
daily-bar-sides = A bar is the share of victories; a larger share beats the level.
daily-luck = So few games are mostly luck: a level may well lie above a stronger one.
daily-medals = A medal tells how many levels you have beaten: gold all { $levels }, silver one fewer, bronze two fewer.
