# Levels, panel and characters, in words of this game.
level-deckhand-note = Mag jemanden auf den ersten Blick oder gar nicht und hält jede Abstimmung für gewonnen. Gute Gesellschaft für das erste Spiel.
level-mate-note = Merkt, wer wem hilft, behält aber seine Vorurteile und erhofft sich von Abstimmungen zu viel.
level-quartermaster-note = Führt über alle Buch und irrt, wenn es knapp ist.
level-captain-note = Liest aus allem, was die anderen tun; nur Feinheiten entgehen ihm.
level-admiral-note = Wägt alles ab, was verborgen sein kann, und nimmt die beste Aussicht auf den Sieg.
level-random-note = Tut, was ihm gerade einfällt. Gute Gesellschaft beim Lernen.
level-randomk = Der Affe
level-randomk-note = Versucht jede Art von Aktion gleich gern.
level-greedy-note = Greift nach dem nächsten Schatz und macht sich über niemanden Gedanken.
level-honest = Der Pfarrer
level-honest-note = Spielt offen für das eigene Team und glaubt, was andere zeigen.
character-loyal = Treue Seele
character-loyal-note = Schadet keinem Freund, bekennt Farbe und meint es ernst.
character-schemer = Ränkeschmied
character-schemer-note = Zeigt die falsche Flagge, wenn es wenig kostet, und zeigt auf andere.
character-silent = Schweiger
character-silent-note = Schaut zweimal hin, sagt nichts und ruft nur zu Abstimmungen, die so gut wie gewonnen sind.
character-hothead = Hitzkopf
character-hothead-note = Erst Angriff, Meuterei und Rauferei, dann die Fragen.

# Why the adviser likes a choice. Before wording a reason the table replaces $seat, a seat number from 0, by a name;
# $side is british or french, $place the stable name of a place, $chance per cent.
reason-look = { $cards ->
    [0] Du kennst beide Karten schon.
    [one] Zeigt dir eine Karte, die du nicht kennst.
   *[other] Zeigt dir zwei Karten, die du nicht kennst.
}
reason-reveal-armada = Beendet das Spiel, wie es jetzt steht.
reason-reveal-known = Du kennst diese Karte und weißt, was sie tut.
reason-reveal-risk = Eine unbekannte Karte; zu { $chance } % ist es die Armada.
reason-reveal-unknown = Eine unbekannte Karte, aber nicht die Armada.
reason-force = Eine davon müsste { $seat } aufdecken.
reason-row = { $place ->
    [dutchman] Bringt dich auf den Fliegenden Holländer.
    [jolly] Bringt dich auf die Jolly Roger.
    [tortuga] Bringt dich nach Tortuga.
    [dutchman-boat] Unterwegs zwischen Tortuga und dem Fliegenden Holländer.
   *[other] Unterwegs zwischen Tortuga und der Jolly Roger.
}
reason-sneak = { $side ->
    [british] Ein Schatz mehr für die Briten, einer weniger für die Franzosen.
   *[french] Ein Schatz mehr für die Franzosen, einer weniger für die Briten.
}
reason-maroon = Zu { $chance } % ist { $seat } nicht auf deiner Seite.
reason-attack = Gelingt zu { $chance } %.
reason-mutiny = Gelingt zu { $chance } %; dann kommt { $seat } nach Tortuga.
reason-brawl = Endet zu { $chance } % so, wie du es willst.
reason-token = { $side ->
    [british] Ein Schatz für die Briten.
   *[french] Ein Schatz für die Franzosen.
}
reason-shoot = Nimmt { $seat } den Platz, auf den es ankommt.
reason-shoot-self = Jeder andere Schuss würde deiner Seite mehr schaden.
reason-rescue = { $place ->
    [dutchman] Auf dem Fliegenden Holländer nützt { $seat } dir am meisten.
   *[other] Auf der Jolly Roger nützt { $seat } dir am meisten.
}
reason-strikes = Zwei Albatrosse treffen sich: Alle an Bord kommen nach Tortuga.
reason-swap = Keine Rettung nützt dir so viel wie eine Karte deiner Wahl.
reason-put-back = Die Karte, die du in der nächsten Abstimmung sehen willst.
reason-give = Zu { $chance } % ist { $seat } auf deiner Seite.
reason-blow-up = { $place ->
    [dutchman-boat] Kappt den Weg zwischen Tortuga und dem Fliegenden Holländer.
   *[other] Kappt den Weg zwischen Tortuga und der Jolly Roger.
}
reason-infect = Die Loyalität von { $seat } lohnt sich am ehesten.
reason-climb = Du wählst die Stimmen: { $seat }.
reason-compose = Eine Kanone, dazu Fackeln, und die Flagge, die du brauchst.
reason-lose = Diese Karte wirst du kaum vermissen.
reason-pick-known = Du kennst diese Karte und weißt, was sie tut.
reason-pick = Diese Karte kennst du nicht.
reason-place = Je weiter vorn, desto höher der Rang.
reason-none = Davon hängt jetzt nichts ab.
# of a choice that is not the best one
reason-shoot-self-also = Du gehst selbst nach Tortuga.
reason-rescue-also = { $place ->
    [dutchman] { $seat } kommt an Bord des Fliegenden Holländers.
   *[other] { $seat } kommt an Bord der Jolly Roger.
}
reason-swap-also = Bringt dir eine Karte deiner Wahl.
reason-put-back-also = Diese Karte liegt in der nächsten Abstimmung obenauf.
reason-infect-also = Deine Loyalität wird mit der von { $seat } gemischt.
reason-lose-also = Du gibst diese Karte ab.
reason-atlantis-also = Bringt dich auf das andere Schiff.
reason-keep-map-also = Hebt die Schatzkarte für später auf.
reason-ballot-attack = Mit dieser Karte gelingt der Angriff zu { $chance } %.
reason-ballot-attack-against = Er soll lieber scheitern: Mit dieser Karte gelingt der Angriff zu { $chance } %.
reason-ballot-mutiny = Mit dieser Karte gelingt die Meuterei zu { $chance } %.
reason-ballot-mutiny-against = Sie soll lieber scheitern: Mit dieser Karte gelingt die Meuterei zu { $chance } %.
reason-ballot-brawl = Mit dieser Karte endet die Rauferei zu { $chance } % so, wie du es willst.
reason-fountain = Du bleibst, wo du bist.
reason-atlantis = Das andere Schiff ist jetzt der bessere Platz.
reason-keep-map = Die Schatzkarte ist später mehr wert.
reason-chance = Reiner Zufall.
advice-wins-british = Briten gewinnen
advice-wins-french = Franzosen gewinnen
advice-wins-dutch = Niederländer gewinnen

# What speaks for a belief; $turn is the turn in which it happened.
tell-token-first = { $side ->
    [british] erster Schatz in die britische Kammer
   *[french] erster Schatz in die französische Kammer
}
tell-token = { $side ->
    [british] nahm einen Schatz für die Briten (Zug { $turn })
   *[french] nahm einen Schatz für die Franzosen (Zug { $turn })
}
tell-sneak = { $side ->
    [british] schmuggelte in die britische Kammer (Zug { $turn })
   *[french] schmuggelte in die französische Kammer (Zug { $turn })
}
tell-no-sneak = { $side ->
    [british] schmuggelte nicht in die britische Kammer (Zug { $turn })
   *[french] schmuggelte nicht in die französische Kammer (Zug { $turn })
}
tell-brawl = zettelte eine Rauferei an (Zug { $turn })
tell-no-brawl = zettelte als Gouverneur keine Rauferei an (Zug { $turn })
tell-mutiny = rief zur Meuterei gegen { $seat } (Zug { $turn })
tell-no-mutiny = rief nicht zur Meuterei gegen { $seat } (Zug { $turn })
tell-by-mutiny = { $seat } rief zur Meuterei (Zug { $turn })
tell-by-no-mutiny = { $seat } rief nicht zur Meuterei (Zug { $turn })
tell-vote-attack = { $count ->
    [0] Angriff ohne Wasser (Zug { $turn })
   *[other] { $count } Wasser in einem Angriff (Zug { $turn })
}
tell-vote-mutiny = { $count ->
    [one] { $count } Totenkopf in einer Meuterei (Zug { $turn })
   *[other] { $count } Totenköpfe in einer Meuterei (Zug { $turn })
}
tell-vote-brawl = { $count ->
    [one] { $count } britische Flagge in einer Rauferei (Zug { $turn })
   *[other] { $count } britische Flaggen in einer Rauferei (Zug { $turn })
}
tell-maroon = setzte { $seat } aus (Zug { $turn })
tell-by-maroon = wurde von { $seat } ausgesetzt (Zug { $turn })
tell-pistol = schoss auf { $seat } (Zug { $turn })
tell-by-pistol = wurde von { $seat } beschossen (Zug { $turn })
tell-rescue = rettete { $seat } (Zug { $turn })
tell-by-rescue = Rettung durch { $seat } (Zug { $turn })
tell-map = gab { $seat } eine Schatzkarte (Zug { $turn })
tell-by-map = bekam eine Schatzkarte von { $seat } (Zug { $turn })
tell-force = zwang { $seat } (Zug { $turn })
tell-by-force = wurde von { $seat } gezwungen (Zug { $turn })
tell-fever = mischte die Loyalität mit { $seat } (Zug { $turn })
tell-fever-kept = Loyalität gemischt: du behieltst deine Seite (Zug { $turn })
tell-fever-given = hat die Loyalität, die deine war (Zug { $turn })
tell-claim = sagt es selbst (Zug { $turn })
tell-accused = { $seat } sagt es (Zug { $turn })

# The strength passport where teams win.
passport-seats = Gemessen mit { $seats } Spielern und gleichen Karten für alle. Gewinnt ein Team, so haben alle darin gewonnen; unter Gleichen ist das höchstens die Hälfte der Spiele. In Klammern: der Bereich, in dem der wahre Wert sehr wahrscheinlich liegt (95 %).

# Points of a hundred: by how much a choice is ahead of the next, what of it the table makes, and the rest: what is learnt, kept or spared.
advice-no-further = Der nächste Vorschlag ist genauso viel wert.
advice-ahead = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Prozentpunkte vor dem nächsten: { NUMBER($side, minimumFractionDigits: 1, maximumFractionDigits: 1) } sofort, { NUMBER($rest, minimumFractionDigits: 1, maximumFractionDigits: 1) } für später.
advice-part-side = sofort
advice-part-rest = später
