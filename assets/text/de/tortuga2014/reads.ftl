# Bets on where a rival will place dice.

reads-question = Runde { $round }, Wurf { $roll }: Wohin legt { $name } Würfel?
reads-rolls = würfelt { $dice }
reads-boat = Entern: Platz für { $most }; Flotte: { $chests } von { $room }
reads-pirate = Überfallen: Platz für { $most }; Crew: { $chests } von { $room }
reads-home = Tortuga: { $home } von { $target }; Insel: { $island }
reads-bonus = Vorteil { $bonus }
reads-tiles = Schatzplättchen: { $count }
reads-board = { $name }: { $dice }; hinter dem Sichtschirm: { $hidden }
