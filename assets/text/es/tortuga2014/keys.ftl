# Actions that have keys.

action-die-1 = Dado o cofre 1
action-die-2 = Dado o cofre 2
action-die-3 = Dado o cofre 3
action-die-4 = Dado o cofre 4
action-die-5 = Dado o cofre 5
action-die-6 = Cofre 6
action-die-7 = Cofre 7
action-die-8 = Cofre 8
action-die-9 = Cofre 9
action-action-1 = Aumentar flota
action-action-2 = Reclutar tripulación
action-action-3 = Buscar tesoro
action-action-4 = Abordaje
action-action-5 = Incursión
