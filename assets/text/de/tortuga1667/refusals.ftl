# Why something is refused (refusal-, a sentence) and, on a tile of the action bar, the same in two or three
# words (lock-). Public facts only.
refusal-time-over = Die Zeit ist um: Du kannst nur noch zwei Karten ansehen.
refusal-time-left = Es ist noch Zeit.
refusal-no-such-card = Diese Karte gibt es nicht.
refusal-no-such-seat = Diesen Spieler gibt es nicht.
refusal-no-such-place = Diesen Platz gibt es nicht.
refusal-no-such-hold = Wähle die britische oder die französische Schatzkammer.
refusal-no-such-line = Das lässt sich hier nicht sagen.
refusal-nothing-to-take = Es gibt nichts zu holen: Die Galeone und das andere Schiff sind leer.
refusal-not-aboard = Nicht an Bord dieses Schiffes: { $seat }
refusal-governor-only = Nur der Gouverneur zettelt eine Rauferei an.
refusal-captain-only = Das darf nur der Kapitän eines Schiffes.
refusal-mate-only = Nur der Steuermann ruft zur Meuterei.
refusal-boy-only = Nur der Schiffsjunge schmuggelt.
refusal-no-rank-in-boat = Im Ruderboot gibt es keinen Rang.
refusal-not-now = Das geht jetzt nicht.
refusal-not-your-turn = Jemand anderes ist dran.
refusal-one-card-left = In der Auslage liegt nur noch eine Karte: Man kann sie nur aufdecken.
refusal-two-cards = Wähle zwei Karten der Auslage.
refusal-boat-closed = Dieses Ruderboot ist gesperrt.
refusal-boat-taken = Das Ruderboot ist besetzt: { $seat }
refusal-ship-full = Das Schiff ist voll.
refusal-not-adjoining = Dorthin kannst du von hier nicht rudern.
refusal-no-treasure-aboard = Es ist kein Schatz an Bord.
refusal-hold-empty = Diese Schatzkammer ist leer.
refusal-no-talk = In diesem Spiel ist das Tischgespräch ausgeschaltet.
refusal-said-enough =
    { $lines ->
        [one] Ein Satz je Zug genügt.
       *[other] { $lines } Sätze je Zug genügen.
    }
refusal-aboard-already = Schon an Bord eines Schiffes: { $seat }
refusal-hand-size =
    { $cards ->
        [one] Die neue Hand hat eine Karte.
       *[other] Die neue Hand hat { $cards } Karten.
    }
refusal-not-in-deck = Diese Karten sind nicht im Stapel.
refusal-cards-order = Die Karten müssen in anderer Reihenfolge genannt werden.
refusal-not-pointed-at = Wähle eine der beiden gezeigten Karten.
refusal-one-vote-only = Wähle nur eine Stimmkarte.
refusal-galleon-first = Solange die Galeone Schätze hat, nimmt man von ihr.
refusal-galleon-empty = Die Galeone ist leer: Wähle eine Schatzkammer des anderen Schiffes.
refusal-place-taken = Dieser Platz ist besetzt: { $seat }
refusal-not-yourself = Wähle einen Mitspieler, nicht dich selbst.
refusal-not-in-hand = Diese Karte hast du nicht auf der Hand.
refusal-option-starred = Jede Karte mit Stern darf nur einmal gewählt werden und muss zur Spielerzahl passen.
refusal-option-starred-count = Im Spiel sind { $least } bis { $most } Karten mit Stern.
refusal-option-vote-set = Eigene Stimmkarten und die Option dafür gehen nur zusammen.
refusal-option-votes-kinds = Es gibt zwölf Arten von Stimmkarten, und keine Anzahl darf negativ sein.
refusal-option-votes-sum = Es müssen dreißig Stimmkarten sein.

lock-time-over = Zeit ist um
lock-captain-only = nur Kapitän
lock-mate-only = nur Steuermann
lock-boy-only = nur Schiffsjunge
lock-governor-only = nur Gouverneur
lock-no-rank-in-boat = hier kein Rang
lock-nothing-to-take = nichts zu holen
lock-nobody-else = allein an Bord
lock-no-treasure-aboard = kein Schatz
lock-boat-taken = { $seat } sitzt darin
lock-boats-taken = beide besetzt
lock-boat-closed = gesperrt
lock-ship-full = Schiff ist voll
lock-one-card-left = nur eine Karte
lock-not-now = jetzt nicht
