# Bets on what rivals choose in secret.

reads-coins = Your ten coins
reads-left =
    { $count ->
        [one] One coin left
       *[other] { $count } coins left
    }
reads-reveal = Reveal
reads-take = Take a coin off { $option }
reads-column = { $option }: { $coins }
reads-order = bet { $number } of this game
reads-laid-before = laid before the screens went up
reads-you = you
reads-captain = captain
reads-next = Next bet
reads-over = That was the last one
reads-all = All bets of this game
reads-how = Lay ten coins on what you expect: a click or a digit lays one, a right click or the button below takes one back. Afterwards you learn what the captain expected.
reads-thinking = The captain is still thinking.
reads-known = What everybody knows
reads-boards = On the boards
reads-own = You
reads-captains = The captain
reads-even = The same on all
reads-rule = The more coins on what happens, the more points: all ten there bring 10; five there and five on another, 7.5; all ten elsewhere, 0.
reads-calibration = Can your bets be trusted?
reads-count = Bets: { $bets }, games: { $games }
reads-happened = happened
reads-laid = coins laid
reads-few = Too few bets to tell: it takes sixty.
reads-trusted = Well calibrated so far: every whisker meets the line.
reads-mostly = Most whiskers meet the line so far: nothing clear.
reads-bold = Too sure: what has many coins happens less often than that.
reads-timid = Too careful: what has many coins happens more often than that.
reads-own-average = you, on average
reads-captains-average = captain, on average
reads-even-average = even, on average
