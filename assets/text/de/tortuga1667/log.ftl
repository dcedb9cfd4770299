# The log: short sentences in the present tense, about 40 letters wide. $name, $target and $names are players
# and are never declined; $on, $to, $off and $of are phrases of a place, $card is I to V, $event a card's name.
log-list-and = { $first } und { $last }
log-loyalties = Alle erhalten eine Loyalität
log-loyalty-shown = { $name }: { $side }
log-votes-dealt =
    { $count ->
        [one] Je drei Stimmen, 1 Karte im Stapel
       *[other] Je drei Stimmen, { $count } Karten im Stapel
    }
log-hand = { $name }: { $cards }
log-events-laid = { $count } Ereigniskarten, fünf in der Auslage
log-pawns = { $place }: { $names }
log-pawn-drawn = { $name } wählt einen Platz
log-place-taken = { $name } geht { $to }, Platz { $number }
log-treasure-placed =
    { $name } legt 1 Schatz { $side ->
        [french] in die französische Kammer
       *[british] in die britische Kammer
    }
log-turn = Zug { $turn }: { $name }
log-turn-missed = { $name } verpasst den Zug
log-second-action = { $name } hat eine zweite Aktion
log-time-over = Zeit abgelaufen: { $name }
log-looked = { $name } sieht sich { $first } und { $second } an
log-looked-open = { $name } sieht: { $first } ist { $event }, { $second } ist { $other }
log-turned = { $name } deckt { $card } auf: { $event }
log-forced = { $name } zwingt { $target }: { $first } oder { $second }
log-picked-late = { $name } wählt { $card }
log-rowed-out = { $name } steigt { $off } ins Ruderboot
log-rowed-in = { $name } rudert { $to }
log-sneaked =
    { $name } schmuggelt 1 Schatz { $side ->
        [french] in die französische Kammer
       *[british] in die britische Kammer
    }
log-maroons = { $name } setzt { $target } aus
log-commands = { $name } übernimmt das Kommando { $of }

log-called-attack = { $name } ruft zum Angriff
log-called-mutiny = { $name } ruft zur Meuterei
log-called-brawl = { $name } zettelt eine Rauferei an
log-void-attack = Kein Angriff: Der Kapitän ist fort
log-void-mutiny = Keine Meuterei: Kapitän oder Rufer ist fort
log-void-brawl = Keine Rauferei
log-absent = { $names }: Piratenkodex, keine Stimme
log-nobody-votes = Niemand stimmt ab: Die Stapelkarte entscheidet
log-ballot-open = { $name } spielt: { $cards }
log-attack-success = Angriff { $of } gelingt: { $tally }
log-attack-failure = Angriff { $of } misslingt: { $tally }
log-mutiny-success = Meuterei { $on } gelingt: { $tally }
log-mutiny-failure = Meuterei { $on } misslingt: { $tally }
log-mutiny-tie = Meuterei { $on }: { $tally }, Gleichstand
log-brawl-british = Rauferei, Flaggen: { $tally }; britische Mehrheit
log-brawl-french = Rauferei, Flaggen: { $tally }; französische Mehrheit
log-brawl-tie = Rauferei, Flaggen: { $tally }; Gleichstand
log-played-two = { $name } spielt zwei Stimmen: El Dorado
log-draws-vote = { $name } zieht eine Stimme
log-took-galleon =
    { $name } nimmt 1 Schatz von der Galeone: { $side ->
        [french] in die französische Kammer
       *[british] in die britische Kammer
    }
log-took-ship =
    { $name } nimmt 1 Schatz vom anderen Schiff, { $source ->
        [french] französische
       *[british] britische
    } Kammer, { $side ->
        [french] in die französische
       *[british] in die britische
    }
log-took-nothing = { $name } verzichtet auf den Schatz
log-took-none = { $name } findet keinen Schatz vor
log-settled-british = Beide Schätze in die britische Kammer
log-settled-french = Beide Schätze in die französische Kammer
log-settled-tie = In jede Kammer ein Schatz

log-fountain = Jungbrunnen: { $name } bleibt { $on }
log-atlantis = Atlantis: { $name } springt { $to }
log-marooned = { $name } kommt nach Tortuga
log-marooned-again = { $name } muss ganz nach hinten
log-vote-lost = { $name } verliert eine Stimme
log-vote-lost-open = { $name } gibt ab: { $cards }
log-last-vote-lost = { $name } verliert die letzte Stimme
log-albatrosses = Zwei Albatrosse { $on }: Alle kommen nach Tortuga

log-shot = { $name } zielt mit der Pistole auf { $target }
log-shot-self = { $name } richtet die Pistole auf sich
log-rescued = { $name } rettet { $target } { $to }
log-rescued-self = { $name } rettet sich { $to }
log-vote-swapped = { $name } tauscht eine Stimme mit dem Stapel
log-vote-swapped-open = { $name } zieht: { $cards }
log-vote-put-back-open = { $name } legt obenauf: { $cards }
log-letter-kept = { $name } behält den Kaperbrief
log-map-given = { $name } schenkt { $target }: { $event }
log-blown-up =
    { $name } sprengt { $boat ->
        [jolly-boat] das Ruderboot an der Jolly Roger
       *[dutchman-boat] das Ruderboot am Holländer
    }
log-infected = { $name } und { $target }: Loyalitäten werden gemischt
log-nested = { $name } sucht neue Stimmen für { $target }
log-nested-self = { $name } sucht sich neue Stimmen
log-swapped = { $name } tauscht mit { $target }
log-bells = Neue Reihenfolge { $on }: { $names }
log-kept = { $name } behält: { $event }
log-scurvy =
    { $count ->
        [one] { $names } verpasst den nächsten Zug
       *[other] { $names } verpassen den nächsten Zug
    }
log-storm-galleon =
    { $count ->
        [0] Kein Schatz an Bord: Nichts geht zurück
        [one] 1 Schatz zurück auf die Galeone
       *[other] { $count } Schätze zurück auf die Galeone
    }
log-storm-tortuga =
    { $count ->
        [0] Nichts in den Kammern: Nichts geht zurück
        [one] 1 Schatz zurück an den Strand
       *[other] { $count } Schätze zurück an den Strand
    }
log-storm-both = In jede Kammer von Tortuga ein Schatz
log-fizzled = Hier ohne Wirkung: { $event }
log-overtime = Gleichstand: Verlängerung mit { $count } Ereigniskarten; wer zuerst führt, gewinnt
log-overtime-again = Karten aufgebraucht: { $count } Ereigniskarten neu gemischt
log-was-british = { $name } hält zu den Briten
log-was-french = { $name } hält zu den Franzosen
log-was-dutch = { $name } hält zu den Niederländern
log-won-british = Die Briten gewinnen { $british } zu { $french }
log-won-french = Die Franzosen gewinnen { $french } zu { $british }
log-won-dutch = Gleichstand { $british } zu { $french }: Die Niederländer gewinnen
log-won-nobody = Unentschieden { $british } zu { $french }
log-said = { $name }: „{ $words }“

# What somebody decided, where two games of one deal part.
deed-reveals = { $name } deckt { $card } auf
deed-picks = { $name } wählt { $card }
deed-votes = { $name } stimmt ab
deed-votes-open = { $name } stimmt: { $cards }
deed-keeps = { $name } behält die Karte: { $event }
deed-loses-open = { $name } gibt ab: { $cards }
deed-puts-back = { $name } legt eine Stimme obenauf
deed-puts-open = { $name } legt obenauf: { $cards }
deed-composes = { $name } sucht eine neue Hand aus: { $target }
deed-composes-open = { $name } sucht eine neue Hand aus, { $target }: { $cards }
