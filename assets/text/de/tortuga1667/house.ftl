# What the house says of this game in other words: its title, its players in the order of the seats.

title-motto = Trau niemandem, am wenigsten dem Kapitän
title-new-game-note = 2–9 Spieler, geheime Loyalität
newgame-person-long = Spielt an diesem Computer mit Maus, Tastatur oder Gamepad. Teilen ihn sich mehrere, verbirgt ein Vorhang Loyalität und Karten.
newgame-seed-same = Gleiches Startwort, gleiche Loyalitäten und Karten.
newgame-seed-note = Gib ein Startwort ein, um mit denselben Karten zu spielen. Bleibt das Feld leer, wird ein geheimes gezogen und nach dem Spiel gezeigt.
newgame-name-1 = Rosa
newgame-name-2 = Turtle Jack
newgame-name-3 = Bellamy
newgame-name-4 = Mad Anne
newgame-name-5 = Old Silas
newgame-name-6 = Zola
newgame-name-7 = Kofi Drum
newgame-name-8 = Finn
newgame-name-9 = Mei Lin

# ---- Bibliothek, Aufzeichnung und Vergleich reden von Zügen und Karten
title-continue-other = { $game }{ $round ->
        [0] { "" }
       *[other] {" "}· Zug { $round }
    }
title-continue-lesson = die Lehrpartie{ $round ->
        [0] { "" }
       *[other] {" "}· Zug { $round }
    }
newgame-same-deal = Noch einmal dieselben Karten: { $game }
pause-same-later-title = Gleiche Karten später
pause-same-later = Die Karten dieses Spiels bleiben geheim, bis es zu Ende ist. Dann bieten die Ergebnisse und die Spieleliste sie noch einmal an; in einem Übungsspiel geht es hier sofort.
library-when =
    { $date } · { $rounds ->
        [one] 1 Zug
       *[other] { $rounds } Züge
    }
library-when-running = { $date } · Zug { $rounds }
library-same = Gleiche Karten
library-compare-note = Neben einem anderen Spiel mit gleichen Karten.
library-proof = Kartenbeweis
library-proof-note = Prüfen, dass keine Karte verändert wurde.
library-alike = mehrmals mit denselben Karten gespielt
library-sealed = Karten versiegelt: { $digits }…
replay-proof = Kartenbeweis
replay-round-back = Einen Zug zurück
replay-round = Weiter zum nächsten Zug
replay-step-round = Zug
replay-eyes-nobody = Alle Karten verdeckt: nur, was alle sahen
replay-pic-acting = { $name } ist am Zug
replay-pic-peek = verdeckt
branch-name = { $name } · ab Zug { $round }
branch-dice = Welche Karten
branch-same = Dieselben Karten
branch-fresh = Neue Karten
branch-secret = Die Karten eines laufenden Spiels bleiben geheim.
branch-same-note = Was du auch tust: Loyalitäten und Stapel sind die dieses Spiels. Das neue Spiel wird neben dem alten aufbewahrt.
pause-sealed = Die Karten dieses Spiels wurden vor dem ersten Mischen versiegelt: { $digits }…
log-sealed = Die Karten sind versiegelt: Niemand kann sie mehr ändern. Siegel: { $digits }…
statistics-rounds = im Durchschnitt { $rounds } Züge je Spiel
title-continue-note =
    { $people ->
        [one] { $name }
       *[other] { $people } Spieler
    }{ $captains ->
        [0] { "" }
        [one] {" "}und 1 Computer
       *[other] {" "}und { $captains } Computer
    }{ $round ->
        [0] { "" }
       *[other] {" "}· Zug { $round }
    }
