# Warum ein Kapitän eine Wahl vorzieht und wie die Kapitäne sich vorstellen.
# Vor dem Wort ersetzt das Spiel die Angaben: action durch den Namen der Aktion, chest durch die Farbe, seat durch den Namen.

advice-keep = { $action }: Ein Ergebnis von { $total } wäre in { $chance } % der Runden das beste.
advice-keep-skulls = Totenköpfe für { $action }: Ein Ergebnis von { $total } wäre in { $chance } % der Runden das beste.
advice-seldom = { $action }: Ein Ergebnis von { $total } wäre selten das beste.
advice-seldom-best = { $action }: { $total } ist selten das beste Ergebnis, doch nichts verspricht mehr.
advice-stuck = Keiner dieser Würfel lässt sich behalten.
advice-pips = { $pips ->
    [one] Sofort { $pips } Punkt auf { $action }.
   *[other] Sofort { $pips } Punkte auf { $action }.
}
advice-declare = { $action } kommt auf { $total }.
advice-declare-chance = { $action }: Ein Ergebnis von { $total } wäre in { $chance } % der Runden das beste.
advice-bonus = Das Plättchen hilft in den nächsten Runden bei { $action }.
advice-bonus-total = { $action } kommt jetzt auf { $total }, und es hilft in den nächsten Runden.
advice-perform = { $action } bringt nur Gutes.
advice-steal = { $seat } verliert eine { $chest } Truhe an dich.
advice-claim = Holt die { $chest } Truhe von der Insel und schwächt { $seat }.
advice-attack = Schwächt { $seat }.
advice-forfeit = Die Aktion würde mehr kosten, als sie bringt.
advice-tile = { $coins ->
    [one] Ein Schatz von { $coins } Münze.
   *[other] Ein Schatz von { $coins } Münzen.
}
advice-move = { $lost ->
    [0] Jede Truhe findet einen Platz, die wertvollsten dort, wo sie am sichersten sind.
    [one] Eine Truhe findet keinen Platz; die wertvollsten bleiben, wo sie am sichersten sind.
   *[other] { $lost } Truhen finden keinen Platz; die wertvollsten bleiben, wo sie am sichersten sind.
}
advice-random = Reiner Zufall.

player-random = Strandgut
player-random-about = Lässt sich treiben: Jede erlaubte Wahl ist gleich wahrscheinlich.
player-greedy = Raffer
player-greedy-about = Jetzt die meisten Punkte, jetzt die wertvollste Truhe, kein Gedanke an die anderen.
player-additive = Zähler
player-additive-about = Kennt die Würfel genau und bewertet jede Aktion für sich.
player-deckhand = Matrose
player-deckhand-about = Sieht die eigenen Würfel und sonst wenig und lässt sich leicht beirren.
player-mate = Maat
player-mate-about = Versteht das Handwerk, schaut aber nicht, was die anderen würfeln.
player-quartermaster = Quartiermeister
player-quartermaster-about = Zählt die Würfel der anderen und irrt, wenn es knapp ist.
player-captain = Kapitän
player-captain-about = Überblickt die ganze Runde; nur Feinheiten entgehen ihm.
player-admiral = Admiral
player-admiral-about = Spielt jede Runde in Gedanken durch und nimmt die beste Aussicht auf den Sieg.
player-raider-about = Lebt fürs Entern und Überfallen.
player-shipwright-about = Will die größte Flotte.
player-recruiter-about = Will jede Hand an Deck.
player-treasure-hunter-about = Lässt keinen Schatz liegen.
player-gambler-about = Vertraut dem Glück, würfelt weiter und gönnt anderen die Vorteilsplättchen.
player-sprinter-about = Legt seine Würfel als Erster ab und füllt sein Tableau mit Vorteilsplättchen.

error-weights-broken = { $file } ist keine Datei mit Gewichten: { $reason }
error-weights-features = { $file } wurde für eine andere Tabelle von Merkmalen gelernt ({ $found }); dieser Rechenkern hat { $expected }. Neu lernen: python -m ai.training
error-weights-groups = { $file } nennt die Gruppen der Merkmale nicht in ihrer Reihenfolge.
error-character-broken = { $file } ist kein Charakter: { $reason }
error-character-action = { $file } mag „{ $action }“, aber diese Aktion gibt es nicht. Es gibt: { $names }.
error-character-range = { $file }: { $field } ist { $value } und muss zwischen { $least } und { $most } liegen.

error-unknown-player = Einen Computerspieler „{ $name }“ gibt es nicht. Es gibt: { $names }.
error-simulate-seats = Eine Simulation braucht { $least } bis { $most } Spieler, nicht { $seats }.
error-simulate-games = Eine Simulation braucht mindestens ein Spiel, nicht { $games }.

# Die Ratgebertafel. Warum eine Wahl besser ist als die nächste: höchstens ein Satz, nur wo ein Teil entscheidet.
advice-why-place = { $action } entscheidet: der Platz, der dort erreicht wird.
advice-why-tiles = Die Vorteilsplättchen entscheiden.
advice-why-chests = Die Truhen entscheiden.
advice-why-boats = Die Schiffe entscheiden.
advice-why-pirates = Die Piraten entscheiden.
advice-why-coins = Die Münzen entscheiden.
advice-why-fleets = Die Truhen in den Flottenbereichen entscheiden.
advice-why-crews = Die Truhen in den Crewbereichen entscheiden.
advice-keep-none = Nichts behalten
advice-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
advice-share = { $percent } %
advice-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-points = Nach dieser Runde etwa { $points } Punkte, Vorsprung { $lead }
advice-against = Siegchance gegenüber der nächsten Wahl: { $points }
advice-last = Die letzte Wahl: danach kommt keine.
advice-only = Es gibt keine andere Wahl.
advice-next-page = %: Siegchance · { $key }: warum, Wahl für Wahl
advice-spoken = Wahl { $number } von { $count }: Siegchance { $percent }.
pic-tab-advice = Rat
