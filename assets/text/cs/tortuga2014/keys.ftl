# Actions that have keys.

action-die-1 = Kostka nebo truhlice 1
action-die-2 = Kostka nebo truhlice 2
action-die-3 = Kostka nebo truhlice 3
action-die-4 = Kostka nebo truhlice 4
action-die-5 = Kostka nebo truhlice 5
action-die-6 = Truhlice 6
action-die-7 = Truhlice 7
action-die-8 = Truhlice 8
action-die-9 = Truhlice 9
action-action-1 = Rozšíření flotily
action-action-2 = Verbování
action-action-3 = Hon za pokladem
action-action-4 = Přepadení
action-action-5 = Loupež
