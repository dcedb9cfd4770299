# What the house says of a game that is looked at again: cards in place of dice, turns in place of rounds.

pause-round = Zug zurücknehmen
pause-round-done = Der Zug ist zurückgenommen. Wähle neu.
compare-note = Schätze der eigenen Nation, Stimmkarten und Aussetzungen, Zug um Zug
compare-round = Zug
compare-parting = Zug { $round }: Hier trennen sich die Spiele
newgame-practice-note = Ganze Züge lassen sich im Spielmenü zurücknehmen. Die Spieldatei vermerkt es, und das Spiel zählt nicht in der Statistik.
table-menu-log = Logbuch oder Gespräch
help-panel = Logbuch oder Gespräch
branch-fresh-note = Von hier an kommen die Karten aus einem neuen, frisch versiegelten Startwort. Die Spieldatei vermerkt, ab wo, und beide Teile lassen sich beweisen.
statistics-counted = Gezählt: beendete Spiele, deren Karten niemand kennen konnte. Rot: Anteil der Siege. Gold: 95-%-Intervall. Blau: reiner Zufall.
