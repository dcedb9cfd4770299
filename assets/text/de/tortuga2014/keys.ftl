# Actions that have keys.

action-die-1 = Würfel oder Truhe 1
action-die-2 = Würfel oder Truhe 2
action-die-3 = Würfel oder Truhe 3
action-die-4 = Würfel oder Truhe 4
action-die-5 = Würfel oder Truhe 5
action-action-1 = Flotte ausbauen
action-action-2 = Crew anheuern
action-action-3 = Schatzsuche
action-action-4 = Entern
action-action-5 = Überfallen
