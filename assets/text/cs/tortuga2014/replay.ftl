# What the table says to who sits there, as it is said to who only looks on: replay-<id>.

replay-tray-screen = Za zástěnou
replay-tray-screen-note = ostatním skryté
replay-tray-dice = Kostky
replay-tray-open = { replay-tray-dice }
replay-pic-your-tiles = Žetony s pokladem
replay-pic-tiles-secret = pro ostatní lícem dolů
replay-wait-chosen = Je vybráno.
replay-wait-finished = Všechny kostky jsou umístěny.
replay-wait-moved = Truhlice jsou seřazeny.
replay-wait-rest = Ostatními kostkami se hází znovu.
