# Bets on where a rival will place dice.

reads-question = { $round }. kolo, { $roll }. hod: kam dá kostky { $name }?
reads-rolls = hází { $dice }
reads-boat = Přepadení: místa { $most }; flotila: { $chests } z { $room }
reads-pirate = Loupež: místa { $most }; posádka: { $chests } z { $room }
reads-home = Tortuga: { $home } z { $target }; ostrov: { $island }
reads-bonus = bonus { $bonus }
reads-tiles = žetony s pokladem: { $count }
reads-board = { $name }: { $dice }; za zástěnou: { $hidden }
