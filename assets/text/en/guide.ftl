## The guided first game. Each step has a title, a text of at most some 260 letters, and perhaps an answer
## (-no) for whoever tries something else. $jack and $bellamy are names; $key-... are keys as printed.

title-learn = Learn the game
title-learn-note = a guided first game
guide-again-title = The lesson
guide-again = You have begun a lesson. Continue where you left it, or start over?
guide-on = Continue
guide-anew = Start over

guide-progress = { $step }/{ $steps }
guide-next = Next
guide-finish = Continue
guide-leave = End the lesson
guide-leave-tip = You play on freely from here, without the guide. You can start the lesson again from the title screen.
guide-read-on = Read on first: press “{ guide-next }”, or { $key-confirm }.
guide-no-undo = In the lesson, confirmed choices stand. Picks you have not confirmed can be undone.
guide-no = Later! First do what this step shows; { $key-hint } does it for you.
guide-done-for-you = I have picked it for you. { $key-confirm } confirms it.

level-guide = Lesson captain
level-guide-note = Follows the script of the lesson, then snatches whatever glitters most.
