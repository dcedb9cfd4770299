# The voyages: the name of each island, what is asked there, how it stands, and what each star asks for.
# $rival1, $rival2 and so on: names of the others, in turn order after the person.

voyage-calm-harbour = Calm Harbour
voyage-calm-harbour-head = Get under way
voyage-calm-harbour-story = The game begins: both tokens stand on box 3, and nobody has anything yet.
voyage-calm-harbour-1 = your boat is on box 4 or beyond
voyage-calm-harbour-2 = your boat is on box 5 or beyond
voyage-calm-harbour-3 = and your pirate is on box 4 or beyond

voyage-spade-beach = Spade Beach
voyage-spade-beach-head = Dig
voyage-spade-beach-story = Round 2, and the schooner is yours: you win every tie.
voyage-spade-beach-1 = 1st or 2nd in two actions
voyage-spade-beach-2 = and a treasure tile
voyage-spade-beach-3 = 1st in Treasure Hunt, 1st or 2nd in two more actions

voyage-shipwrights-slip = Shipwright's Slip
voyage-shipwrights-slip-head = Keep it together
voyage-shipwrights-slip-story = Round 3: two chests at sea and two more on their way, but your boat is still on box 3. { $rival1 } the Shipwright is building.
voyage-shipwrights-slip-1 = you lose one chest at most
voyage-shipwrights-slip-2 = you lose none
voyage-shipwrights-slip-3 = and your boat is not behind { $rival1 }'s

voyage-skull-reef = Skull Reef
voyage-skull-reef-head = Make use of bones
voyage-skull-reef-story = Round 2, second roll: one die is placed, and of the other four two show skulls and one shows Board.
voyage-skull-reef-1 = 1st or 2nd in two actions
voyage-skull-reef-2 = 1st in two actions
voyage-skull-reef-3 = and 1st or 2nd in a third

voyage-purple-lagoon = Purple Lagoon
voyage-purple-lagoon-head = A purple prize
voyage-purple-lagoon-story = Round 3: { $rival1 } has a purple chest at sea, and it counts double.
voyage-purple-lagoon-1 = 1st or 2nd in Board
voyage-purple-lagoon-2 = you win a chest there
voyage-purple-lagoon-3 = and it is a purple one

voyage-cannon-key = Cannon Key
voyage-cannon-key-head = All guns
voyage-cannon-key-story = Round 4, four captains. Your boat is on box 6 or beyond: four of your dice may board.
voyage-cannon-key-1 = you steal a chest
voyage-cannon-key-2 = you steal two
voyage-cannon-key-3 = and lose none

voyage-raiders-bight = Raiders' Bight
voyage-raiders-bight-head = Overtake both
voyage-raiders-bight-story = Round 5, and you are { $behind } points behind. A purple chest lies in your crew, and two raiders are after it.
voyage-raiders-bight-1 = second place
voyage-raiders-bight-2 = first place
voyage-raiders-bight-3 = first by four points or more

voyage-lantern-bay = Lantern Bay
voyage-lantern-bay-head = Be done first
voyage-lantern-bay-story = Round 3, four seats, and not a bonus tile on your board. Whoever finishes early gets one for each roll of the others.
voyage-lantern-bay-1 = bonuses add up to 3 or more
voyage-lantern-bay-2 = bonuses add up to 4 or more
voyage-lantern-bay-3 = bonuses add up to 5 or more, and not last in points

voyage-narrow-strait = Narrow Strait
voyage-narrow-strait-head = Turn it around
voyage-narrow-strait-story = Round 4, the two of you: { $rival1 } is { $behind } points ahead and has { $home } chests in Tortuga.
voyage-narrow-strait-1 = at most five points behind
voyage-narrow-strait-2 = you win
voyage-narrow-strait-3 = by five points or more

voyage-fog-bank = Fog Bank
voyage-fog-bank-head = Home through the fog
voyage-fog-bank-story = Round { $round }, perhaps the last: four captains close together, and all treasure tiles face down.
voyage-fog-bank-1 = second place
voyage-fog-bank-2 = you win
voyage-fog-bank-3 = by three points or more

voyage-empty-bag-atoll = Empty Bag Atoll
voyage-empty-bag-atoll-head = The bag is empty
voyage-empty-bag-atoll-story = A game to eight chests, round { $round }. In the bag: { $left }. Not enough for everybody.
voyage-empty-bag-atoll-1 = second place
voyage-empty-bag-atoll-2 = you win
voyage-empty-bag-atoll-3 = by two points or more

voyage-tortuga-roads = Tortuga Roads
voyage-tortuga-roads-head = Against admirals
voyage-tortuga-roads-story = Round 4: three admirals sail with you, and with { $points } points in sight you are level with the best. The schooner is yours.
voyage-tortuga-roads-1 = second place
voyage-tortuga-roads-2 = you win
voyage-tortuga-roads-3 = by three points or more
