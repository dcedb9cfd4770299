## The rules in the game. Words between double stars are printed strong.

title-rules = Regeln
title-rules-note = mit Bildern
action-search = Suchen
rules-title = Regeln
rules-note = { $key } öffnet sie überall. Am Tisch erklärt ein Rechtsklick, worauf du zeigst.
rules-search = In den Regeln suchen
rules-search-tip = Sucht ein Wort in Titeln und Texten. Akzente und Großschreibung spielen keine Rolle.
rules-search-clear = Wieder alle Seiten zeigen
rules-found =
    { $count ->
        [0] Nichts gefunden. Versuch ein kürzeres Wort.
        [one] { $count } Seite
       *[other] { $count } Seiten
    }
rules-up = Nach oben
rules-down = Nach unten
rules-return = Zurück zur vorigen Stelle
