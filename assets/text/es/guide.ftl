## The guided first game. Each step has a title, a text of at most some 300 letters, and perhaps an answer
## (-no) for whoever tries something else. $jack and $bellamy are names; $key-... are keys as printed.

title-learn = Aprender a jugar
title-learn-note = primera partida guiada
guide-again-title = La lección
guide-again = Ya habías empezado la lección. ¿Continuar donde la dejaste o empezar de nuevo?
guide-on = Continuar
guide-anew = Empezar de nuevo

guide-progress = { $step }/{ $steps }
guide-next = Siguiente
guide-finish = Continuar
guide-leave = Terminar la lección
guide-leave-tip = Desde aquí sigues jugando por tu cuenta, sin guía. Desde la pantalla inicial puedes empezar la lección de nuevo.
guide-read-on = Sigue leyendo primero: pulsa «{ guide-next }» o { $key-confirm }.
guide-no-undo = En la lección lo confirmado no se deshace. Lo que aún no has confirmado, sí.
guide-no = ¡Más tarde! Haz antes lo que muestra este paso; { $key-hint } lo hace por ti.
guide-done-for-you = Te lo he dejado elegido. { $key-confirm } lo confirma.

level-guide = El guía
level-guide-note = Sigue el guion de la lección y después agarra lo que más brilla.
