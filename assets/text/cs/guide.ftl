## The guided first game. Each step has a title, a text of at most some 300 letters, and perhaps an answer
## (-no) for whoever tries something else. $jack and $bellamy are names (kept in the nominative here).

title-learn = Naučit se hrát
title-learn-note = první hra s průvodcem
guide-again-title = Lekce
guide-again = Lekci už máte rozehranou. Pokračovat v ní, nebo začít znovu?
guide-on = Pokračovat
guide-anew = Začít znovu

guide-progress = { $step }/{ $steps }
guide-next = Další
guide-finish = Pokračovat
guide-leave = Ukončit lekci
guide-leave-tip = Odtud hrajete volně, bez průvodce. Lekci můžete začít znovu z úvodní obrazovky.
guide-read-on = Nejdřív čtěte dál: „{ guide-next }“ nebo { $key-confirm }.
guide-no-undo = V lekci se potvrzená volba nevrací. Co ještě není potvrzeno, vzít zpět lze.
guide-no = Později! Nejdřív udělejte, co ukazuje tento krok; { $key-hint } to udělá za vás.
guide-done-for-you = Výběr je hotový. { $key-confirm } ho potvrdí.

level-guide = Průvodce
level-guide-note = V lekci hraje podle scénáře, potom bere, co se nejvíc třpytí.
