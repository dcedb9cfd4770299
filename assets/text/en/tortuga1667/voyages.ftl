# The voyages: the name of each island, what is asked there, how it stands, and what each star asks for.
# $rival1, $rival2 and so on: names of the others, in turn order after the person.

voyage-looking-glass-cay = Looking Glass Cay
voyage-looking-glass-cay-head = Keep your eyes open
voyage-looking-glass-cay-story = You are with the French, and you have not seen one card in the row.
voyage-looking-glass-cay-1 = you reveal a card, or force somebody to
voyage-looking-glass-cay-2 = you reveal a helpful card or a map
voyage-looking-glass-cay-3 = and you are a Captain at the end

voyage-galleon-roads = Galleon Roads
voyage-galleon-roads-head = Take the Galleon
voyage-galleon-roads-story = You are with the French, and Captain of a ship. On the Galleon: { $galleon } treasures.
voyage-galleon-roads-1 = you take a treasure
voyage-galleon-roads-2 = you take two
voyage-galleon-roads-3 = and you are a Captain at the end

voyage-boys-locker = Boy's Locker
voyage-boys-locker-head = Quietly, by night
voyage-boys-locker-story = You are with the French, and Cabin Boy. The British lead { $british } to { $french }, and their hold aboard your ship is well filled.
voyage-boys-locker-1 = the French draw level
voyage-boys-locker-2 = the French lead
voyage-boys-locker-3 = and you are never marooned

voyage-mutineers-shoal = Mutineers' Shoal
voyage-mutineers-shoal-head = Take the ship
voyage-mutineers-shoal-story = You are with the British, and First Mate. The French hold of your ship is fuller than the British one.
voyage-mutineers-shoal-1 = there is a vote on a mutiny
voyage-mutineers-shoal-2 = the Captain is marooned
voyage-mutineers-shoal-3 = and you are a Captain at the end

voyage-governors-beach = Governor's Beach
voyage-governors-beach-head = Two on the beach
voyage-governors-beach-story = You are with the British, and Governor. On Tortuga: { $castaways } players, and both treasures lie on the beach.
voyage-governors-beach-1 = one goes into Tortuga's British hold
voyage-governors-beach-2 = both do
voyage-governors-beach-3 = and the British lead by two

voyage-rowboat-passage = Rowboat Passage
voyage-rowboat-passage-head = Back to sea
voyage-rowboat-passage-story = You are with the French and sit on Tortuga. Players there: { $castaways }. Both rowboats are free.
voyage-rowboat-passage-1 = you get away from Tortuga
voyage-rowboat-passage-2 = you are aboard a ship at the end
voyage-rowboat-passage-3 = you are First Mate or Captain

voyage-pointing-sands = Pointing Sands
voyage-pointing-sands-head = Let others do it
voyage-pointing-sands-story = You are with the British. In the row you have seen a Black Spot: whoever reveals it is marooned.
voyage-pointing-sands-1 = somebody else reveals a Black Spot
voyage-pointing-sands-2 = because you force them
voyage-pointing-sands-3 = and you are never marooned

voyage-albatross-rock = Albatross Rock
voyage-albatross-rock-head = Bad luck aboard
voyage-albatross-rock-story = You are with the French, aboard a ship, and an Albatross lies before you. A second one on your ship, and all of you are marooned.
voyage-albatross-rock-1 = you are never marooned
voyage-albatross-rock-2 = you are a Captain at the end
voyage-albatross-rock-3 = and you take a treasure

voyage-windmill-sound = Windmill Sound
voyage-windmill-sound-head = Keep the balance
voyage-windmill-sound-story = You are the Dutch player: you win a tie. The British have { $british }, the French { $french }, and { $left } event cards are left.
voyage-windmill-sound-1 = at most one treasure apart
voyage-windmill-sound-2 = a tie: you win
voyage-windmill-sound-3 = and you are never marooned

voyage-powder-point = Powder Point
voyage-powder-point-head = Light the fuse
voyage-powder-point-story = You are with the French. Somebody sits in a rowboat, and you have seen Black Powder in the row.
voyage-powder-point-1 = the Black Powder is revealed
voyage-powder-point-2 = by you
voyage-powder-point-3 = and you are aboard a ship at the end

voyage-two-maps-bay = Two Maps Bay
voyage-two-maps-bay-head = Use what you have
voyage-two-maps-bay-story = You are with the British, who do not lead. Treasure maps before you: { $maps }.
voyage-two-maps-bay-1 = you are aboard a ship at the end
voyage-two-maps-bay-2 = you are First Mate or Captain
voyage-two-maps-bay-3 = you are a Captain at the end

voyage-armada-watch = Armada Watch
voyage-armada-watch-head = Before they come
voyage-armada-watch-story = You are with the French, among nine. The British lead { $british } to { $french }, { $left } event cards are left, and one of them is the Armada.
voyage-armada-watch-1 = the British do not lead at the end
voyage-armada-watch-2 = the French win
voyage-armada-watch-3 = by two or more
