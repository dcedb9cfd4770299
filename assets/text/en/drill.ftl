# The drill: positions from one's own mistakes, to be answered again.

drill-title = Drill
drill-today = Today
drill-count = { $done } of { $count }
drill-again = Comes back
drill-positions = positions
drill-within-1 = tomorrow
drill-within-7 = in 2 to 7 days
drill-within-30 = in 8 to 30 days
drill-later = later
drill-new = waiting
drill-kinds = Right on the first try
drill-kinds-later = After five positions of a kind it says here how many were right on the first try.
drill-share = { $share } of { $count }
drill-leak = Your leak: { $kind }.
drill-ask = What would you do?
drill-you = This is { $name }'s seat, { $where }. Choose as you would at the table.
drill-how = Afterwards you learn what each choice costs, and why. What was hidden from this seat stays hidden.
drill-best = best
drill-yours = you, now
drill-then = in the game
drill-right = Right!
drill-wrong = Not the best
drill-as-good = Nothing better could be done.
drill-cost = It costs { $points } points of win chance.
drill-why = Why
drill-thinking = The captain is thinking.
drill-again-right =
    { $days ->
        [one] It comes back tomorrow, and later after each right answer.
       *[other] It comes back in { $days } days, and later after each right answer.
    }
drill-again-wrong = It comes back tomorrow. A wrong answer starts it over.
drill-next = Next position
drill-end = Done
drill-enough = Enough for today
drill-large = Enlarge the table
drill-small = Back to the question
drill-over = That is all for today
drill-score =
    { $count ->
        [one] { $right } of { $count } answer was right.
       *[other] { $right } of { $count } answers were right.
    }
# $when: such as "tomorrow: 2, in 2 to 7 days: 5"
drill-all-back = Positions that come back: { $when }.
drill-back = { $when }: { $count }
drill-due =
    { $days ->
        [one] The next positions are due tomorrow.
       *[other] The next positions are due in { $days } days.
    }
drill-more =
    { $count ->
        [one] One more
       *[other] { $count } more
    }
drill-none = Nothing to answer yet
drill-none-told = Positions come from your own mistakes: finish a game and open its captain's log. What cost the most is asked here again.
drill-rest = everything else
# parts: what it loses and gains, such as "Raid -6.2, bonus tiles -1.1"
drill-compared = Against the best choice: { $parts }.
