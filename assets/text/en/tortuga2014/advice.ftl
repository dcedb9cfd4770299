# Why a captain prefers a choice, and how the captains introduce themselves.
# Before wording a reason the app replaces the arguments
#   action  the stable name of an action (expand-fleet ...) by its name on the board; deed stays the stable one,
#   chest   a colour (red ...) by its name,
#   seat    a seat number from 0 by the name of the player there.

# Dice that go to an action. likely: sure (nobody can reach the total), usual or fair; skulls: 1 where skulls alone are
# kept, which go to an action only later; small: 1 where it is a surprise that the total does; seat: whose kept skulls
# can still beat it.
advice-lead = { $skulls ->
    [1] Skulls, perhaps for { $action }
   *[other] { $action }
}
advice-total = { $lead }: { $small ->
    [1] even a total of { $total }
   *[other] a total of { $total }
} { $likely ->
    [sure] is sure to come 1st.
    [usual] usually comes 1st.
   *[fair] has a fair chance of coming 1st.
}
advice-tie = On a tie you are first.
advice-defends = A die there defends you: whoever attacks you goes back a box.
advice-skulls-beat = { $lead }: { $seat } can still beat { $total } with skulls.
advice-skulls-wait = Skulls kept alone wait: you name their action after the reveal, knowing what the others kept.
advice-safe = { $action } is as good as yours already.
advice-safe-best = Nothing else promises more.
advice-seldom = { $lead }: a total of { $total } would seldom come 1st, if ever.
# $hope: what speaks for it in spite of that
advice-seldom-best = { $lead }: a total of { $total } { $hope ->
    [more] is too little as yet, but more dice can still join it.
    [defends] will seldom come 1st, if ever, but a die there defends you: whoever attacks you goes back a box.
   *[none] will seldom come 1st, if ever, but all in all no choice is worth more.
}
advice-stuck = None of these dice can be kept.
advice-pips = Adds { $pips } to the total on { $action } at once.
advice-declare = Gives you a total of { $total } on { $action }.
advice-bonus = The tile will help on { $action } in rounds to come.
advice-bonus-total = Raises { $action } to { $total } now, and helps in rounds to come.
advice-perform = { $deed ->
    [expand-fleet] Moves your boat forward.
    [recruit-crew] Moves your pirate forward.
   *[other] { $bag ->
        [1] Brings you a treasure tile and a chest from the bag.
       *[other] Brings you a treasure tile.
    }
}
advice-steal = Steals a { $chest } chest from { $seat }.
advice-claim = { $weak ->
    [0] Claims the { $chest } chest from the centre island.
   *[other] Claims the { $chest } chest from the centre island and weakens { $seat }.
}
# after a chest that is taken
advice-set = That completes a set.
advice-double = A purple chest counts twice.
advice-leads = { $seat } is in the lead.
advice-attack = { $weak ->
    [0] Attacks { $seat }, to no effect.
   *[other] Weakens { $seat }.
}
advice-forfeit = Acting brings no more than it costs.
advice-forfeit-waived = You do nothing in this action.
advice-forfeit-exposed = Once you attack { $target }, { $seat } can only attack you.
advice-tile = { $coins ->
    [one] A treasure of { $coins } coin.
   *[other] A treasure of { $coins } coins.
}
advice-move = { $lost ->
    [0] Every chest finds a space.
    [one] One chest finds no space.
   *[other] { $lost } chests find no space.
}
# after it, of the best order
advice-move-best = { $lost ->
    [0] This order protects what promises most.
   *[other] This order keeps what promises most.
}
advice-move-cost = { $points ->
    [one] Costs { $points } point for now, but promises more later on.
   *[other] Costs { $points } points for now, but promises more later on.
}
advice-move-fewer = { $points ->
    [one] Worth { $points } point less in Tortuga than the best choice.
   *[other] Worth { $points } points less in Tortuga than the best choice.
}
advice-move-later = { $points ->
    [one] Another order would be worth { $points } more point in Tortuga, but this one promises more.
   *[other] Another order would be worth { $points } more points in Tortuga, but this one promises more.
}
advice-random = Pure chance.

# The first sentence where something else than the reason itself decides.
advice-decides-tiles = Bonus tiles decide: the sooner all your dice are placed, the more of them you get.
advice-decides-place = { $action } decides: this leaves you the better dice for it.

# The advice panel. Why a choice is better than the next one: at most one sentence, only where one part decides.
advice-why-place = { $action } decides, with all that follows from it.
advice-why-tiles = Bonus tiles decide.
advice-why-chests = The chests decide.
advice-why-boats = The boats decide.
advice-why-pirates = The pirates decide.
advice-why-coins = The coins decide.
advice-why-fleets = The chests in the fleet areas decide.
advice-why-crews = The chests in the crew areas decide.
advice-part-tiles = bonus tiles
advice-part-chests = chests
advice-part-boats = boats
advice-part-pirates = pirates
advice-part-coins = coins
advice-part-fleets = chests in the fleets
advice-part-crews = chests in the crews
advice-keep-none = Keep nothing
advice-percent = { NUMBER($percent, maximumFractionDigits: 0) }%
advice-share = { $percent }%
advice-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $lead: by how much, $ahead: 1 or 0
advice-points = After this round { $points } points, { $ahead ->
    [1] a lead of { $lead }
   *[0] { $lead } behind the best rival
}
advice-against = Win chance versus the next choice: { $points }
advice-last = This is the last choice.
advice-only = There is no other choice.
advice-order = Only the order is left to choose.
advice-next-page = %: chance to win · { $key }: why, one by one
advice-more = { $key }: chances to win, and what decides
advice-even = About equally good:
advice-plain-spoken = The best of { $count } choices is picked.
advice-level = ≈ { $percent }
advice-spoken-level = Choice { $number } of { $count }: about as good as the best, chance to win about { $percent }.
advice-spoken = Choice { $number } of { $count }: chance to win { $percent }.
# What changed since the last advice, if the chance moved by more than five points; $what is one of the next.
advice-since = { $before } at the last advice, { $now } now: { $what }
advice-since-roll = { $good ->
    [1] your roll is better than most.
   *[0] your roll is worse than most.
}
advice-since-revealed = { $seat } revealed { $total } on { $action }.
advice-since-unbeaten = so far nobody beats your { $total } on { $action }.
advice-since-stolen = { $seat } took a { $chest } chest from you.
advice-since-points = points since then: { $seat } { $points }, you { $own }.
advice-since-actions = through what happened since.
advice-ranked = { $percent } ±{ $error }
advice-against-own = Win chance versus your choice: { $points }
# The ladder of the tutor, where points are told beside chances.
tutor-ranking-note = The chance to win against these rivals, the best first.
tutor-why-note = Points: after this round. Chance: the whole game.
