## The table while it is played: announcements, buttons, what is missing, why something is not possible.

## Buttons and icons

table-undo = Undo
table-clear = Clear
table-forfeit = Forfeit
table-notes = Notes
table-hint = Advice
table-undo-tip = Undo your last pick, or your last choice as long as nothing has happened since.
table-undo-never = Nothing to undo. Once dice or cards have been revealed, a choice stands.
table-panels-open = All panels lie open side by side here.
table-clear-tip = Undo all your picks.
table-forfeit-tip = Forfeit this action: you do nothing in it.
table-hint-tip = A captain proposes a choice. Confirm it with { $key-confirm }.
table-hint-offer = { $key-hint } proposes a choice.
table-hint-barred = No advice: switched off in the settings, or barred when the game began.
table-waiting = Waiting
table-over = Game over
table-waiting-for = Waiting for { $names }
table-skip = Skip
table-only = Nothing to decide: it is done for you.
table-menu-log = Captain's log or dice table
table-menu-speed =
    { $speed ->
        [slow] Animations: slow
        [off] Animations: instant
        [fast] Animations: fast
       *[normal] Animations: normal
    }
table-menu-exit = Menu

## Advice of a captain

advice-title = A captain's advice
advice-other = For comparison: { $said }
advice-wait = A captain is thinking …
captain-silent = A captain did not answer in time and is being asked again
advice-covered = Advice knows what is secret: when several people share the computer, it is given only behind the curtain.
advice-held = Advice is given only while you look: hold { $key }, and ask.
pic-tab-advice = Advice
pic-tab-choice = Choice
pic-tab-recap = Recap
recap-more = +{ $count } in the log
recap-tip = See it once more

## Why something is not possible

refusal-title = Not possible
missing-title = Your choice

## Menu and help over the table

pause-title = At anchor
pause-saved = The game is saved after every choice.
pause-continue = Continue
pause-round = Take back the round
pause-round-done = The round was taken back. Everybody chooses again.
pause-help = Keys
pause-rules = Rules
pause-sound = Sound
pause-afresh = Start over
pause-afresh-note = A new game with the same players begins. This one waits under “Games”, where you can go on with it.
pause-title-screen = To the title screen
help-title = Keys
help-confirm = confirm, or press what is highlighted
help-hint = a captain proposes a choice
help-focus = next, previous; the arrows too
help-undo = undo, redo
help-clear = undo all picks
help-skip = finish the animation
help-panel = captain's log or dice table
help-again = what the others just did, once more
help-boards = a rival's board, enlarged; again: the next one
help-speed = animations: slow, normal, fast, instant
help-rush = fast until my next choice; again: straight to it
help-full = window or full screen
help-rules = rules for what is under the pointer
help-settings = settings
help-menu = menu

## What may go wrong

error-captain-title = No answer
error-captain = A captain does not reply: { $reason }. The game is saved. Ask the captain again, or go back to the title screen?
error-hint-title = No advice
error-hint = The captain you asked does not reply: { $reason }. Play on, or ask again later.
trouble-again = Try again

## The notebook of a person, in games with lasting secrets

# $name: whose page it is
notes-title = Notes
notes-note = Only { $name } can read this. It is kept with the game.
# $line: 1 is the first; $words: what stands there
notes-line = Line { $line }: { $words }
notes-close = Close
action-notes = Your notes
help-notes = your notes

## A look at one's own secrets, under a cover, in games with several persons at one screen
stop-title = You will be asked
stop-note = At the next chance to answer. { $key } takes this back.
peek-away = Ask the others to look away
# $key: the key that is held, or the button of the gamepad
look-hold = Hold { $key } to look
look-done = Done
peek-note = Let go of { $key } to close this.
# $name: whose secrets; $key: the key that is held
peek-chip = { $name }: hold { $key }, or the mouse button here, to look at your secrets; votes are shuffled for each look
action-peek = Look at your secrets (hold)
help-peek = hold: look at your secrets

# The tutor: advice rung by rung. Titles of the banner, and one sentence each.
tutor-think = Think again
tutor-clearly = Another choice is clearly better than the one picked.
tutor-little = Another choice is a little better than the one picked.
tutor-several = Several choices are about equally good.
tutor-one = One choice is better than all others.
tutor-good = Well chosen
tutor-good-note = No other choice is clearly better.
tutor-candidates = Candidates
tutor-candidates-note = Ways worth a look, in no order.
tutor-ranking = Ranking
tutor-ranking-note = The chance to win with each, the best first.
tutor-why = Why
tutor-why-note = What makes the difference.
tutor-in-no-order = Candidates, in no order
tutor-chosen = chosen
tutor-next = { $key }: the chances to win with each
tutor-rung-think = Think
tutor-rung-candidates = Candidates
tutor-rung-ranking = Ranking
tutor-rung-why = Why
table-tutor-tip = Advice step by step: think again, candidates, ranking, why.
