# The voyages: short challenges on a sea chart. $goal is a goal of a game's own `voyages.ftl`.

title-voyages = Fahrten
title-voyages-note = kurze Aufgaben
voyage-title = Fahrten
voyage-rule = ein Stern öffnet die nächste Insel, zwei auch die übernächste
voyage-stars =
    { $fresh ->
        [0] { $stars } von { $count } Sternen
       *[other] { $stars } von { $count } Sternen, neu: { $fresh }
    }
voyage-sail = Segel setzen
voyage-sail-on = Weiter: { $name }
voyage-again = Noch einmal segeln
voyage-leave = Zurück zur Seekarte
voyage-left = Eine abgebrochene Fahrt bringt keinen Stern. Rat gibt es hier nicht.
voyage-look = Tisch ansehen
voyage-how = So wird gezählt
voyage-how-note = Jede Fahrt geht von einem Moment einer Partie aus, die Kapitäne gespielt haben. Jeder Versuch wird neu verteilt: Würfel, Gezogenes und alles, was dir verborgen ist, fallen jedes Mal anders, auswendig lernen hilft also nicht. Ein Stern zählt nur mit denen davor, und dein bester Versuch bleibt. Eine abgebrochene Fahrt zählt nicht. Der Admiral fuhr von deinem Platz aus, ohne die Ziele zu kennen: Er wollte einfach die Partie gewinnen.
voyage-watch = Wiederholung
voyage-log = Logbuch
voyage-chart = Zur Seekarte
voyage-locked = verschlossen
voyage-open = offen, noch kein Stern
voyage-won =
    { $stars ->
        [0] gesegelt, noch kein Stern
        [one] ein Stern
       *[other] { $stars } Sterne
    }
voyage-tries =
    { $count ->
        [0] noch nicht gesegelt
        [one] ein Versuch
       *[other] { $count } Versuche
    }
voyage-told = { $number }, { $name }, { $how }
voyage-opens =
    { $before ->
        [0] 1 Stern auf { $last }
       *[other] 2 auf { $before } oder 1 auf { $last }
    }
voyage-opens-long =
    { $before ->
        [0] Diese Insel öffnet sich mit einem Stern auf Insel { $last }.
       *[other] Diese Insel öffnet sich mit zwei Sternen auf Insel { $before } oder einem auf Insel { $last }.
    }
voyage-just-opened = eben geöffnet
voyage-note = { $number } von { $count } · { $seats } Plätze · { $lasts }
voyage-rounds =
    { $count ->
        [one] eine Runde
       *[other] { $count } Runden
    }
voyage-turns =
    { $count ->
        [one] einer deiner Züge
       *[other] { $count } deiner Züge
    }
voyage-to-the-end = bis zum Ende
voyage-you = du
voyage-admiral = so oft der Admiral
voyage-you-and = Du und der Admiral
voyage-ended = So ging es aus
voyage-before-after = Punkte vorher und nachher
voyage-course = Punkte: vorher { $before }, jetzt { $points }; { $place } Platz.
voyage-own = Deine Entscheidungen { $choices }, dein Glück { $luck } Punkte Siegchance.
voyage-own-sides = Deine Entscheidungen { $choices }, die der anderen { $others }, die Karten { $luck } Punkte Siegchance.
voyage-none = keiner
voyage-all = { $count } Fahrten des Admirals
voyage-measured =
    Der Admiral ist sie { $count }-mal gefahren; die Zahlen können um { $error ->
        [one] einen Punkt
       *[other] { $error } Punkte
    } danebenliegen. Jeder Versuch wird neu verteilt, der beste zählt.
voyage-result =
    { $stars ->
        [0] Diesmal kein Stern
        [one] Ein Stern: { $goal }
        [2] Zwei Sterne: { $goal }
       *[other] Drei Sterne: { $goal }
    }
voyage-missed = Nächster Stern: … { $goal }
voyage-fewer =
    { $stars ->
        [0] Von den Fahrten des Admirals brachten { $none } auch keinen Stern.
       *[other] Von den Fahrten des Admirals brachten { $percent } weniger Sterne als deine.
    }
voyage-goal =
    { $stars ->
        [one] 1 Stern: { $goal }
       *[other] { $stars } Sterne: { $goal }
    }
voyage-chance = Der Admiral schafft es zu { $chance }.
