# Bets on where a rival will place dice.

reads-question = Round { $round }, roll { $roll }: where will { $name } put dice?
reads-rolls = rolls { $dice }
reads-boat = Board: room for { $most }; fleet area: { $chests } of { $room }
reads-pirate = Raid: room for { $most }; crew area: { $chests } of { $room }
reads-home = Tortuga: { $home } of { $target }; island area: { $island }
reads-bonus = bonus { $bonus }
reads-tiles = treasure tiles: { $count }
reads-board = { $name }: { $dice }; behind the screen: { $hidden }
