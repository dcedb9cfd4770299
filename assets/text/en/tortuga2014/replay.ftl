# What the table says to who sits there, as it is said to who only looks on: replay-<id>.

replay-tray-screen = Behind the screen
replay-tray-screen-note = hidden from the others
replay-tray-dice = The dice
replay-tray-open = { replay-tray-dice }
replay-pic-your-tiles = Treasure tiles
replay-pic-tiles-secret = hidden from the others
replay-wait-chosen = The choice is made.
replay-wait-finished = All dice are placed.
replay-wait-moved = The order of the chests is chosen.
replay-wait-rest = The other dice are rolled again.
