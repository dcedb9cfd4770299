# Tooltips of the table: what lies there, with public facts; own secrets only while their corner is open.
tip-card =
    { $seen ->
        [none] Karte { $slot } der Auslage, verdeckt. Niemand hat sie angesehen.
       *[other] Karte { $slot } der Auslage, verdeckt. Gesehen von: { $names }
    }
tip-card-known = Karte { $slot } der Auslage, dir bekannt: { $event }. { $line }
tip-card-none = Hier liegt keine Karte mehr.
tip-event = { $event } ({ $group }). { $whole }
tip-deck = Ereignisstapel: { $count }
tip-discards = Ablage: { $count }. Alle dürfen sie durchsehen.
tip-votes = Stimmstapel: { $count }. Zu jeder Abstimmung kommt eine Karte davon.
tip-watch = Armada-Ausguck: { $past } von { $all } aufgedeckt. Die Armada kommt frühestens als { $first }., spätestens als { $last }. Karte. Ein Auge zeigt eine Karte der Auslage, die du kennst.
tip-watch-overtime = Verlängerung: Wer zuerst führt, gewinnt sofort.
tip-hold =
    { $side ->
        [french] Französische Schatzkammer, { $place }: { $count }
       *[british] Britische Schatzkammer, { $place }: { $count }
    }
tip-galleon = Schätze auf der Galeone: { $count }. Sie zählen für niemanden; Angriffe holen zuerst von hier.
tip-beach = Schätze am Strand: { $count }. Eine Rauferei bringt sie in die Kammern.
tip-score =
    { $side ->
        [french] Die Franzosen haben { $count }.
       *[british] Die Briten haben { $count }.
    }
tip-pawn = { $name }: { $stands }
tip-ship =
    { $full ->
        [yes] { $place }: voll, niemand kann mehr an Bord.
       *[no] { $place }: { $count } von 5 Plätzen sind besetzt.
    }
tip-island =
    Tortuga: Der Erste der Reihe ist Gouverneur.
    { $count ->
        [0] Niemand ist hier.
        [one] Ein Pirat ist hier.
       *[other] { $count } Piraten sind hier.
    }
tip-boat =
    { $state ->
        [closed] { $place }: durch Schwarzpulver gesperrt.
        [taken] { $place }: besetzt, { $name }
       *[free] { $place }: frei.
    }
tip-fan =
    { $count ->
        [0] { $name } hat keine Stimme mehr.
        [one] { $name } hält 1 Stimme.
       *[other] { $name } hält { $count } Stimmen.
    }
tip-loyalty =
    { $side ->
        [british] Du hältst zu den Briten.
        [french] Du hältst zu den Franzosen.
        [dutch] Du hältst zu den Niederländern: Bei Gleichstand gewinnst du allein.
       *[sealed] Deine Loyalität, versiegelt.
    }
tip-vote = { $card }
tip-action-0 = Sieh dir heimlich zwei Karten der Auslage an und leg sie zurück.
tip-action-1 = Deck eine Karte der Auslage auf; sie wirkt sofort.
tip-action-2 = Zeig auf zwei Karten und einen Mitspieler, der eine davon ungesehen aufdeckt.
tip-action-3 = Ins benachbarte Ruderboot oder von dort ganz nach hinten in die Reihe.
tip-action-4 = Kapitän: Alle an Bord stimmen ab. Mindestens eine Kanone und mehr Fackeln als Wasser bringen einen Schatz.
tip-action-5 = Kapitän: Jemand anderes an Bord kommt ganz nach hinten auf Tortuga.
tip-action-6 = Steuermann: Alle an Bord außer dem Kapitän stimmen ab. Zeigt mehr als die Hälfte Totenköpfe, wird der Kapitän ausgesetzt.
tip-action-7 = Schiffsjunge: Ein Schatz des Schiffes kommt in die andere Kammer.
tip-action-8 = Gouverneur: Alle auf Tortuga stimmen ab. Die Mehrheit der Flaggen erhält beide Schätze der Insel.
tip-log-1667 = Alles, was offen geschehen ist.
