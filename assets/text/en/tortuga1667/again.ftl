# What the house says of a game that is looked at again: cards in place of dice, turns in place of rounds.

pause-round = Take back the turn
pause-round-done = The turn was taken back. Choose again.
compare-note = Each player's treasure (that of the nation), vote cards and maroonings, turn by turn
compare-note-public = What is public of each player: vote cards and maroonings, turn by turn; treasure once loyalties are known
compare-round = Turn
compare-parting = Turn { $round }: here the games part
newgame-practice-note = You can take back whole turns from the game menu. The game file notes it, and the game does not count in the statistics.
table-menu-log = Captain's log or talk
help-panel = captain's log or talk
branch-fresh-note = From here on the cards come from a new, freshly sealed seed. The game file records where that begins, and both parts can be proven.
statistics-counted = Counted: finished games with cards that nobody knew before. Red: share of wins. Gold: where the true share very likely lies (95%). Blue: pure chance.

# A captain is a rank here: who advises is the adviser, who plays without a person is a computer.

table-hint-tip = The adviser proposes a choice. Confirm it with { $key-confirm }.
advice-title = The adviser
advice-wait = The adviser is thinking …
help-hint = the adviser proposes a choice
error-captain = A computer does not reply: { $reason }. The game is saved. Ask it again, or go back to the title screen?
error-hint = The adviser does not reply: { $reason }. Play on, or ask again later.
