# The captain's log of Tortuga 1667, and what its account speaks of.

account-round = turn { $round }
account-rivals_luck = Cards and turns
account-rivals_choices = Others' choices
account-luck = cards
account-chances-note = of each side, to somebody who sees nothing hidden
account-moment = Turn { $round }: { $about }
account-ballot = a vote card
account-call = the call of a vote
account-vote = a vote is counted
account-card = an event card
account-force = somebody is forced
account-row = a rowboat
account-sneak = a treasure moved in secret
account-maroon = a marooning
account-rescue = a rescue
account-treasure = a treasure
account-map = a map
account-fever = Cabin Fever
account-end = the end of the game
account-other = something else
account-hand = vote cards in hand
account-place = a change of places
account-effect = what a card does
account-viewing = cards viewed
account-turn = a turn begins
account-albatross = an albatross
