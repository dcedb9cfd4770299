# Actions that have keys.

action-die-1 = Würfel oder Karte 1
action-die-2 = Würfel oder Karte 2
action-die-3 = Würfel oder Karte 3
action-die-4 = Würfel oder Karte 4
action-die-5 = Würfel oder Karte 5
action-action-1 = Flotte ausbauen
action-action-2 = Crew anheuern
action-action-3 = Schatzsuche
action-action-4 = Entern
action-action-5 = Überfallen
