# What the table says to who sits there, as it is said to who only looks on: replay-<id>.

replay-tray-screen = Hinter dem Sichtschirm
replay-tray-screen-note = den anderen verborgen
replay-tray-dice = Die Würfel
replay-tray-open = { replay-tray-dice }
replay-pic-your-tiles = Schatzplättchen
replay-pic-tiles-secret = verdeckt für die anderen
replay-wait-chosen = Die Wahl ist getroffen.
replay-wait-finished = Alle Würfel liegen.
replay-wait-moved = Die Reihenfolge der Truhen ist gewählt.
replay-wait-rest = Mit den übrigen Würfeln wird erneut gewürfelt.
