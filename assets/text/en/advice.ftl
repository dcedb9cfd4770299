# Why a captain prefers a choice, and how the captains introduce themselves.
# Before wording a reason the app replaces the arguments
#   action  the stable name of an action (expand-fleet ...) by its name on the board,
#   chest   a colour (red ...) by its name,
#   seat    a seat number from 0 by the name of the player there.

advice-keep = { $action }: a total of { $total } would be best in { $chance }% of rounds.
advice-keep-skulls = Skulls for { $action }: a total of { $total } would be best in { $chance }% of rounds.
advice-seldom = { $action }: a total of { $total } would seldom be the best.
advice-seldom-best = { $action }: { $total } will seldom be the best total, but nothing promises more.
advice-stuck = None of these dice can be kept.
advice-pips = { $pips ->
    [one] { $pips } point on { $action } at once.
   *[other] { $pips } points on { $action } at once.
}
advice-declare = Makes { $action } a total of { $total }.
advice-declare-chance = { $action }: a total of { $total } would be best in { $chance }% of rounds.
advice-bonus = The tile will help on { $action } in rounds to come.
advice-bonus-total = Raises { $action } to { $total } now, and helps in rounds to come.
advice-perform = { $action } brings only good.
advice-steal = Takes a { $chest } chest from { $seat }.
advice-claim = Takes the { $chest } chest from the island and weakens { $seat }.
advice-attack = Weakens { $seat }.
advice-forfeit = Acting would cost more than it brings.
advice-tile = { $coins ->
    [one] A treasure of { $coins } coin.
   *[other] A treasure of { $coins } coins.
}
advice-move = { $lost ->
    [0] Every chest finds a place, the dearest where they are safest.
    [one] One chest finds no place; the dearest stay, where they are safest.
   *[other] { $lost } chests find no place; the dearest stay, where they are safest.
}
advice-random = Pure chance.

player-random = Flotsam
player-random-about = Drifts: every legal choice is as likely as any other.
player-greedy = Grabber
player-greedy-about = Most points now, the dearest chest now, and no thought of the rivals.
player-additive = Counter
player-additive-about = Knows the dice exactly and values every action for itself.
player-deckhand = Deckhand
player-deckhand-about = Sees his own dice and little else, and is easily misled.
player-mate = Mate
player-mate-about = Knows the trade, but does not look at what the rivals roll.
player-quartermaster = Quartermaster
player-quartermaster-about = Counts the rivals' dice and errs when choices are close.
player-captain = Captain
player-captain-about = Sees the whole round; only fine differences escape.
player-admiral = Admiral
player-admiral-about = Plays out every round in thought and takes the best chance to win.
player-raider-about = Lives for boarding and raiding.
player-shipwright-about = Wants the largest fleet.
player-recruiter-about = Wants every hand on deck.
player-treasure-hunter-about = Never passes a treasure by.
player-gambler-about = Trusts his luck, rolls on, and leaves bonus tiles to others.
player-sprinter-about = Has his dice down first and fills his board with bonus tiles.

error-weights-broken = { $file } is not a file of weights: { $reason }
error-weights-features = { $file } was learned for another table of features ({ $found }); this engine has { $expected }. Train again: python -m ai.training
error-weights-groups = { $file } does not name the groups of features in their order.
error-character-broken = { $file } is not a character: { $reason }
error-character-action = { $file } likes “{ $action }”, but there is no such action. There are: { $names }.
error-character-range = { $file }: { $field } is { $value } and must lie between { $least } and { $most }.
error-unknown-player = There is no computer player called “{ $name }”. There are: { $names }.
error-simulate-seats = A simulation needs { $least } to { $most } players, not { $seats }.
error-simulate-games = A simulation needs at least one game, not { $games }.

# The advice panel. Why a choice is better than the next one: at most one sentence, only where one part decides.
advice-why-place = { $action } decides: the place reached there.
advice-why-tiles = Bonus tiles decide.
advice-why-chests = The chests decide.
advice-why-boats = The boats decide.
advice-why-pirates = The pirates decide.
advice-why-coins = The coins decide.
advice-why-fleets = The chests in the fleet areas decide.
advice-why-crews = The chests in the crew areas decide.
advice-keep-none = Keep nothing
advice-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
advice-share = { $percent }%
advice-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-points = After this round about { $points } points, lead { $lead }
advice-against = Win chance against the next choice: { $points }
advice-last = The last choice: none comes after it.
advice-only = There is no other choice.
advice-next-page = %: chance to win · { $key }: why, one by one
advice-spoken = Choice { $number } of { $count }: win chance { $percent }.
pic-tab-advice = Advice
