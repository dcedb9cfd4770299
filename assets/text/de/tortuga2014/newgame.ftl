# The name of the game, its options, house rules and dice.

refusal-option-start-seat = Sitz { $seat } kann nicht beginnen: Dort sitzt niemand. Sitze: { $seats }.
refusal-option-dice-set = Eigene Würfel und die Option dafür gehen nur zusammen.
refusal-option-dice-count = Es müssen fünf Würfel sein.
refusal-option-dice-faces = Jeder Würfel braucht die Zahlen 1 bis 5 je einmal.

# ---- neues Spiel
game-tortuga2014 = Tortuga
newgame-between-two = Zu zweit: In jeder Aktion handelt nur das bessere Ergebnis, Schiff und Pirat ziehen ein Feld, überzählige Truhen kommen in den Beutel.
option-target = Spiellänge
option-target-6 = 6 Truhen
option-target-8 = 8 Truhen
option-target-note = Endet nach der Runde, in der jemand mindestens { $value } Truhen in Tortuga hat.
option-start_player = Startspieler
option-start_player-random = Zufall
option-start_player-youngest = Jüngster
option-start_player-seat = Festgelegt
option-start_player-random-note = Der Zufall entscheidet. Der Startspielermarker (der Schoner) wandert nach jeder Runde im Uhrzeigersinn.
option-start_player-youngest-note = Der Jüngste am Tisch beginnt. Gib seinen Sitz an.
option-start_player-seat-note = Du wählst den Sitz, der beginnt.

# ---- Hausregeln
option-surplus_timing = Überzählige Truhen nach Entern und Überfallen
option-surplus_timing-afterAction = Nach der Aktion
option-surplus_timing-afterAction-note = Wer mehr Truhen als Platz hat, gibt die überzähligen ab, sobald beide Angriffe der Aktion vorbei sind.
option-surplus_timing-afterEachAttack = Nach jedem Angriff
option-surplus_timing-afterEachAttack-note = Überzählige Truhen gehen sofort weg; der zweite Angreifer kann sie schon auf der Insel in der Mitte finden.
option-attack_empty = Angriffe auf leere Bereiche
option-attack_empty-allowed = Erlaubt
option-attack_empty-allowed-note = Auch wer keine Truhen hat, darf angegriffen werden: Die Marker bewegen sich trotzdem.
option-attack_empty-forbidden = Verboten
option-attack_empty-forbidden-note = Angegriffen werden darf nur, wer im angegriffenen Bereich Truhen hat, vom Ersten wie vom Zweiten.
option-move_choice = Schatztruhen bewegen
option-move_choice-simultaneous = Gleichzeitig
option-move_choice-simultaneous-note = Alle wählen geheim, dann bewegen sich alle Truhen zugleich.
option-move_choice-clockwise = Der Reihe nach
option-move_choice-clockwise-note = Einer nach dem anderen ab dem Startspieler; wer später kommt, sieht, was die anderen taten.
option-custom_dice = Zahlen auf den Würfeln
option-custom_dice-reconstructed = Standardset
option-custom_dice-reconstructed-note = Würfel A ist aus Rezensionen bekannt, B bis E sind so nachgebildet, dass jede Zahl je Aktion einmal vorkommt.
option-custom_dice-custom = Eigenes Set
option-custom_dice-custom-note = Trag die Zahlen deiner Würfel ein: Drück auf eine Zahl, um sie zu ändern. Jeder Würfel behält 1 bis 5 je einmal.
rule-dice-turn = Nächste Zahl
