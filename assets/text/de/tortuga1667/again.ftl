# What the house says of a game that is looked at again: cards in place of dice, turns in place of rounds.

pause-round = Zug zurücknehmen
pause-round-done = Der Zug ist zurückgenommen. Wähle neu.
compare-note = Schätze der eigenen Nation, Stimmkarten und Aussetzungen, Zug um Zug
compare-note-public = Was öffentlich ist: Stimmkarten und Aussetzungen, Zug um Zug; Schätze, sobald die Loyalitäten bekannt sind
compare-round = Zug
compare-parting = Zug { $round }: Hier trennen sich die Spiele
newgame-practice-note = Ganze Züge lassen sich im Spielmenü zurücknehmen. Die Spieldatei vermerkt es, und das Spiel zählt nicht in der Statistik.
table-menu-log = Logbuch oder Gespräch
help-panel = Logbuch oder Gespräch
branch-fresh-note = Von hier an kommen die Karten aus einem neuen, frisch versiegelten Startwort. Die Spieldatei vermerkt, ab wo, und beide Teile lassen sich beweisen.
statistics-counted = Gezählt: beendete Spiele mit Karten, die vorher niemand kannte. Rot: Anteil der Siege. Gold: wo der wahre Anteil sehr wahrscheinlich liegt (95 %). Blau: reiner Zufall.

# A captain is a rank here: who advises is the adviser, who plays without a person is a computer.

table-hint-tip = Der Ratgeber schlägt etwas vor. Mit { $key-confirm } bestätigst du es.
advice-title = Der Ratgeber
advice-wait = Der Ratgeber überlegt …
help-hint = der Ratgeber schlägt etwas vor
error-captain = Ein Computer antwortet nicht: { $reason }. Das Spiel ist gespeichert. Noch einmal fragen oder zurück zum Titelbild?
error-hint = Der Ratgeber antwortet nicht: { $reason }. Spiel weiter oder frag später noch einmal.
