# The notebook: own guesses and words, the adviser's estimates.

notes-title = Notebook
notebook-mine = My notes
notebook-my-guess = my guess
notebook-noticed = what I noticed
notebook-words = Notes on { $name }
notebook-guess = { $name }: { $side }
notebook-guess-open = { $name }: open
notebook-spoken = { $name }: { $side }. { $words }
notebook-open = Still open
notebook-adviser = The adviser
notebook-adviser-note = from what you have seen, and no more
notebook-ask = Show the estimates
notebook-ask-note = The adviser can say which side everybody is likely on, and why. Ask if you like.
notebook-barred = The adviser keeps silent: switched off in the settings, or barred when the game began.
notebook-asking = The adviser is thinking …
notebook-nothing = There is nothing to estimate yet.
notebook-share = { $letter } { $percent }%
notebook-weighs = { $name }: what weighs most
notebook-taken = { $side }, { $percent }%
notebook-no-grounds = Nothing this player did points to a side. The estimate follows from the others, and from how many there are of each nation.
notebook-by-others = These acts point elsewhere. The estimate follows from the others, and from how many there are of each nation.
notebook-pinned = turn { $turn }: { $words }
pic-tab-notes = Notebook
notes-panel-none = Nothing noted yet. Where several share the screen, notes lie under each one's cover.
