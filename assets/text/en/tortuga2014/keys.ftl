# Actions that have keys.

action-die-1 = Die or chest 1
action-die-2 = Die or chest 2
action-die-3 = Die or chest 3
action-die-4 = Die or chest 4
action-die-5 = Die or chest 5
action-die-6 = Chest 6
action-die-7 = Chest 7
action-die-8 = Chest 8
action-die-9 = Chest 9
action-action-1 = Expand Fleet
action-action-2 = Recruit Crew
action-action-3 = Treasure Hunt
action-action-4 = Board
action-action-5 = Raid
