# Warum ein Kapitän eine Wahl vorzieht und wie die Kapitäne sich vorstellen.
# Vor dem Wort ersetzt das Spiel die Angaben: action durch den Namen der Aktion, chest durch die Farbe, seat durch den Namen.

advice-lead = { $skulls ->
    [1] Totenköpfe, etwa für { $action }
   *[other] { $action }
}
advice-total = { $lead }: { $small ->
    [1] Schon ein Ergebnis von { $total }
   *[other] Ein Ergebnis von { $total }
} { $likely ->
    [sure] bringt auf jeden Fall den 1. Platz.
    [usual] bringt meistens den 1. Platz.
   *[fair] hat gute Aussichten auf den 1. Platz.
}
advice-tie = Bei Gleichstand liegst du vorn.
advice-defends = Ein Würfel dort verteidigt: Wer angreift, geht ein Feld zurück.
advice-skulls-beat = { $lead }: { $seat } kann { $total } mit Totenköpfen noch übertreffen.
advice-skulls-wait = Totenköpfe, allein behalten, warten: Du nennst ihre Aktion erst nach dem Aufdecken und weißt dann, was die anderen haben.
advice-safe = { $action } ist dir schon so gut wie sicher.
advice-safe-best = Nichts anderes verspricht mehr.
advice-seldom = { $lead }: Ein Ergebnis von { $total } brächte selten oder nie den 1. Platz.
# $hope: was trotzdem dafür spricht
advice-seldom-best = { $lead }: Ein Ergebnis von { $total } { $hope ->
    [more] ist noch zu wenig, aber es können weitere Würfel dazukommen.
    [defends] bringt selten oder nie den 1. Platz, doch ein Würfel dort verteidigt: Wer angreift, geht ein Feld zurück.
   *[none] bringt selten oder nie den 1. Platz, doch insgesamt ist keine Wahl besser.
}
advice-stuck = Keiner dieser Würfel lässt sich behalten.
advice-pips = Bringt bei { $action } sofort { $pips } aufs Ergebnis.
advice-declare = Gibt dir bei { $action } ein Ergebnis von { $total }.
advice-bonus = Das Plättchen hilft in den nächsten Runden bei { $action }.
advice-bonus-total = Hebt { $action } jetzt auf { $total } und hilft auch in den nächsten Runden.
advice-perform = { $deed ->
    [expand-fleet] Bringt dein Schiff voran.
    [recruit-crew] Bringt deinen Piraten voran.
   *[other] { $bag ->
        [1] Bringt dir ein Schatzplättchen und eine Truhe aus dem Beutel.
       *[other] Bringt dir ein Schatzplättchen.
    }
}
advice-steal = Eine { $chest } Truhe geht von { $seat } an dich.
advice-claim = { $weak ->
    [0] Nimmt die { $chest } Truhe von der Insel in der Mitte.
   *[other] Nimmt die { $chest } Truhe von der Insel in der Mitte und schwächt { $seat }.
}
# after a chest that is taken
advice-set = Damit ist ein Set komplett.
advice-double = Eine lila Truhe zählt doppelt.
advice-leads = { $seat } liegt vorn.
advice-attack = { $weak ->
    [0] Greift { $seat } an, doch ohne Wirkung.
   *[other] Schwächt { $seat }.
}
advice-forfeit = Die Aktion bringt nicht mehr, als sie kostet.
advice-forfeit-waived = Du tust bei dieser Aktion nichts.
advice-forfeit-exposed = Greifst du { $target } an, kann { $seat } nur noch dich angreifen.
advice-tile = { $coins ->
    [one] Ein Schatz von { $coins } Münze.
   *[other] Ein Schatz von { $coins } Münzen.
}
advice-move = { $lost ->
    [0] Jede Truhe findet einen Platz.
    [one] Eine Truhe findet keinen Platz.
   *[other] { $lost } Truhen finden keinen Platz.
}
# after it, of the best order
advice-move-best = { $lost ->
    [0] Diese Reihenfolge schützt, was am meisten verspricht.
   *[other] Diese Reihenfolge behält, was am meisten verspricht.
}
advice-move-cost = { $points ->
    [one] Kostet vorerst { $points } Punkt, verspricht auf Dauer aber mehr.
   *[other] Kostet vorerst { $points } Punkte, verspricht auf Dauer aber mehr.
}
advice-move-fewer = { $points ->
    [one] Bringt in Tortuga { $points } Punkt weniger als die beste Wahl.
   *[other] Bringt in Tortuga { $points } Punkte weniger als die beste Wahl.
}
advice-move-later = { $points ->
    [one] Eine andere Reihenfolge brächte in Tortuga { $points } Punkt mehr, doch diese verspricht mehr.
   *[other] Eine andere Reihenfolge brächte in Tortuga { $points } Punkte mehr, doch diese verspricht mehr.
}
advice-random = Reiner Zufall.

# Der erste Satz, wo etwas anderes entscheidet als der Grund selbst.
advice-decides-tiles = Die Vorteilsplättchen entscheiden: Je früher alle deine Würfel liegen, desto mehr bekommst du.
advice-decides-place = { $action } entscheidet: Dafür bleiben dir so die besseren Würfel.

# Die Ratgebertafel. Warum eine Wahl besser ist als die nächste: höchstens ein Satz, nur wo ein Teil entscheidet.
advice-why-place = { $action } entscheidet, mit allem, was daraus folgt.
advice-why-tiles = Die Vorteilsplättchen entscheiden.
advice-why-chests = Die Truhen entscheiden.
advice-why-boats = Die Schiffe entscheiden.
advice-why-pirates = Die Piraten entscheiden.
advice-why-coins = Die Münzen entscheiden.
advice-why-fleets = Die Truhen in den Flottenbereichen entscheiden.
advice-why-crews = Die Truhen in den Crewbereichen entscheiden.
advice-part-tiles = Vorteilsplättchen
advice-part-chests = Truhen
advice-part-boats = Schiffe
advice-part-pirates = Piraten
advice-part-coins = Münzen
advice-part-fleets = Truhen in den Flotten
advice-part-crews = Truhen in den Crews
advice-keep-none = Nichts behalten
advice-percent = { NUMBER($percent, maximumFractionDigits: 0) } %
advice-share = { $percent } %
advice-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $lead: by how much, $ahead: 1 or 0
advice-points = Nach dieser Runde { $points } Punkte, { $ahead ->
    [1] { $lead } Vorsprung
   *[0] { $lead } hinter dem Besten
}
advice-against = Vorsprung auf den nächsten Vorschlag: { $points }
advice-last = Das ist der letzte Vorschlag.
advice-only = Es gibt keine andere Möglichkeit.
advice-order = Offen ist nur noch die Reihenfolge.
advice-next-page = %: Siegchance · { $key }: warum, Vorschlag für Vorschlag
advice-more = { $key }: Siegchancen und was entscheidet
advice-even = Etwa gleich gut:
advice-plain-spoken = Die beste von { $count } Möglichkeiten ist gewählt.
advice-level = ≈ { $percent }
advice-spoken-level = Vorschlag { $number } von { $count }: etwa so gut wie der beste, Siegchance etwa { $percent }.
advice-spoken = Vorschlag { $number } von { $count }: Siegchance { $percent }.
# Was sich seit dem letzten Rat geändert hat, wenn um mehr als fünf Punkte; $what ist einer der nächsten Sätze.
advice-since = Beim letzten Rat { $before }, jetzt { $now }: { $what }
advice-since-roll = { $good ->
    [1] Dein Wurf ist besser als die meisten.
   *[0] Dein Wurf ist schlechter als die meisten.
}
advice-since-revealed = { $seat } hat bei { $action } { $total } aufgedeckt.
advice-since-unbeaten = Bei { $action } übertrifft deine { $total } bisher niemand.
advice-since-stolen = { $seat } hat dir eine { $chest } Truhe genommen.
advice-since-points = Punkte seither: { $seat } { $points }, du { $own }.
advice-since-actions = Das kommt von dem, was seither geschah.
advice-ranked = { $percent } ±{ $error }
advice-against-own = Siegchance gegen deine Wahl: { $points }
# The ladder of the tutor, where points are told beside chances.
tutor-ranking-note = Die Siegchance gegen diese Rivalen, die beste zuerst.
tutor-why-note = Punkte: nach dieser Runde. Chance: die ganze Partie.
