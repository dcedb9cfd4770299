## The guided first game. Each step has a title, a text of at most some 300 letters, and perhaps an answer
## (-no) for whoever tries something else. $jack and $bellamy are names; $key-... are keys as printed.

title-learn = Spielen lernen
title-learn-note = mit einem Lotsen
guide-again-title = Die Lehrpartie
guide-again = Du hast schon eine Lehrpartie begonnen. Dort weiterspielen oder neu anfangen?
guide-on = Weiterspielen
guide-anew = Neu anfangen

guide-progress = { $step }/{ $steps }
guide-next = Weiter
guide-finish = Weiterspielen
guide-leave = Lehrpartie beenden
guide-leave-tip = Du spielst ab hier frei weiter, ohne den Lotsen. Vom Titelbild aus kannst du die Lehrpartie neu beginnen.
guide-read-on = Lies erst weiter: „{ guide-next }“ oder { $key-confirm }.
guide-no-undo = In der Lehrpartie gilt, was du bestätigt hast. Unbestätigtes kannst du zurücknehmen.
guide-no = Später! Tu erst, was dieser Schritt zeigt; { $key-hint } macht es für dich.
guide-done-for-you = Ich habe es für dich gewählt. { $key-confirm } bestätigt es.

level-guide = Kapitän der Lehrpartie
level-guide-note = Spielt nach dem Drehbuch der Lehrpartie und schnappt danach, was am meisten glitzert.
