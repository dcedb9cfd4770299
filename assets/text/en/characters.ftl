# Characters of captains: what they like beyond winning (ai/captains).

character-label = Character: { $name }
character-previous = Previous character
character-next = Next character
character-of = { $level }, { $name }

character-none = none
character-raider = Raider
character-raider-note = Lives for boarding and raiding.
character-shipwright = Shipwright
character-shipwright-note = Wants the largest fleet.
character-recruiter = Recruiter
character-recruiter-note = Wants every hand on deck.
character-treasure-hunter = Treasure hunter
character-treasure-hunter-note = Never passes a treasure by.
character-gambler = Gambler
character-gambler-note = Trusts to luck, rolls on, and leaves bonus tiles to others.
character-sprinter = Sprinter
character-sprinter-note = First to have all dice down, with a board full of bonus tiles.

character-own-note = Your own character, from { $name }.json.
character-outside-note = A captain from outside, from { $name }.py.
newgame-fault-character = There is no character called { $name } in the folder “captains” of this game.
