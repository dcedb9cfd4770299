# Wörter, die viele Bilder gemeinsam haben.

# ---- Tasten, wie sie auf Knöpfen stehen
key-enter = Enter
key-keypad-enter = Num Enter
key-space = Leertaste
key-escape = Esc
key-tab = Tab
key-left = ←
key-right = →
key-up = ↑
key-down = ↓
key-page-up = Bild ↑
key-page-down = Bild ↓
key-home = Pos 1
key-end = Ende
key-delete = Entf
key-ctrl = Strg
key-alt = Alt
key-shift = Umschalt
key-keypad-0 = Num 0
key-keypad-1 = Num 1
key-keypad-2 = Num 2
key-keypad-3 = Num 3
key-keypad-4 = Num 4
key-keypad-5 = Num 5
key-keypad-6 = Num 6
key-keypad-7 = Num 7
key-keypad-8 = Num 8
key-keypad-9 = Num 9

# ---- Knöpfe
button-ok = OK
button-back = Zurück
button-cancel = Abbrechen
button-done = Fertig
button-stay = Bleiben
button-quit = Beenden

# ---- Tempo der Bewegungen
speed-off = Sofort
speed-fast = Schnell
speed-normal = Normal
speed-off-note = Keine Animation: Alles ist sofort an seinem Platz.
speed-fast-note = Animationen dauern halb so lange.
speed-normal-note = Animationen in voller Länge, gut zu verfolgen.

# ---- Farben der Spieler mit ihren Gesichtern
colour-blue = Blau, Bellamy
colour-orange = Orange, Rosa
colour-yellow = Gelb, Anne
colour-green = Grün, Jack

# ---- Kapitäne des Computers
level-random = Der Papagei
level-random-note = Behält, was er gerade ankrächzt. Gute Gesellschaft beim Lernen.
level-greedy = Die Elster
level-greedy-note = Schnappt, was im Augenblick am meisten glitzert, und denkt nie an morgen.
level-additive = Der Zahlmeister
level-additive-note = Zählt jede Truhe, jedes Feld und jede Münze, bevor ein einziger Würfel liegen bleibt.
level-deckhand = Matrose
level-deckhand-note = Sieht, was offen liegt, aber nicht, was es wert ist. Gute Gesellschaft auf der ersten Fahrt.
level-mate = Maat
level-mate-note = Versteht das Handwerk, verschätzt sich aber oft im Wert einer Aktion.
level-quartermaster = Quartiermeister
level-quartermaster-note = Zählt die Würfel der anderen und irrt nur, wenn es knapp ist.
level-captain = Kommodore
level-captain-note = Überblickt die ganze Runde; nur Feinheiten entgehen ihm.
level-admiral = Admiral
level-admiral-note = Denkt jede Runde bis zum Ende durch und nimmt die beste Siegchance.

# ---- Aufzählungen
list-two = { $first } und { $second }

# ---- places by points
ordinal = { $place }.
