# Actions that have keys.

action-die-1 = Würfel oder Truhe 1
action-die-2 = Würfel oder Truhe 2
action-die-3 = Würfel oder Truhe 3
action-die-4 = Würfel oder Truhe 4
action-die-5 = Würfel oder Truhe 5
action-die-6 = Truhe 6
action-die-7 = Truhe 7
action-die-8 = Truhe 8
action-die-9 = Truhe 9
action-action-1 = Flotte ausbauen
action-action-2 = Crew anheuern
action-action-3 = Schatzsuche
action-action-4 = Entern
action-action-5 = Überfallen
