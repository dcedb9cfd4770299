# The voyages: short challenges on a sea chart. $goal is a goal of a game's own `voyages.ftl`.

title-voyages = Plavby
title-voyages-note = krátké výzvy
voyage-title = Plavby
voyage-rule = jedna hvězda otevře další ostrov, dvě i ten následující
voyage-stars =
    { $fresh ->
        [0] hvězdy: { $stars } z { $count }
       *[other] hvězdy: { $stars } z { $count }, nové: { $fresh }
    }
voyage-sail = Vyplout
voyage-sail-on = Dál: { $name }
voyage-again = Vyplout znovu
voyage-leave = Zpět na mapu
voyage-left = Opuštěná plavba hvězdu nepřinese. Rady jsou vypnuté.
voyage-look = Prohlédnout stůl
voyage-how = Jak se počítá
voyage-how-note = Každá plavba navazuje na okamžik hry, kterou odehráli kapitáni. Každý pokus se rozdává znovu: kostky, tahy i všechno, co je před vámi skryté, jsou pokaždé jiné, takže se nic nelze naučit nazpaměť. Hvězda platí jen s těmi před ní a zůstává nejlepší pokus. Opuštěná plavba se nepočítá. Admirál plul z vašeho místa a cíle neznal: chtěl prostě vyhrát hru.
voyage-watch = Podívat se znovu
voyage-log = Deník
voyage-chart = Na mapu
voyage-locked = zamčeno
voyage-open = otevřeno, zatím bez hvězdy
voyage-won =
    { $stars ->
        [0] vyzkoušeno, zatím bez hvězdy
        [one] jedna hvězda
        [few] { $stars } hvězdy
       *[other] { $stars } hvězd
    }
voyage-tries =
    { $count ->
        [0] zatím bez plavby
        [one] { $count } pokus
        [few] { $count } pokusy
        [many] { $count } pokusu
       *[other] { $count } pokusů
    }
voyage-told = { $number }, { $name }, { $how }
voyage-opens =
    { $before ->
        [0] 1 hvězda na { $last }
       *[other] 2 na { $before }, nebo 1 na { $last }
    }
voyage-opens-long =
    { $before ->
        [0] Tento ostrov otevře jedna hvězda na ostrově { $last }.
       *[other] Tento ostrov otevřou dvě hvězdy na ostrově { $before }, nebo jedna na ostrově { $last }.
    }
voyage-just-opened = právě otevřeno
voyage-note = { $number } z { $count } · místa: { $seats } · { $lasts }
voyage-rounds =
    { $count ->
        [one] jedno kolo
        [few] { $count } kola
       *[other] { $count } kol
    }
voyage-turns =
    { $count ->
        [one] jeden váš tah
        [few] { $count } vaše tahy
       *[other] { $count } vašich tahů
    }
voyage-to-the-end = do konce
voyage-you = vy
voyage-admiral = jak často uspěje Admirál
voyage-you-and = Vy a Admirál
voyage-ended = Jak to dopadlo
voyage-before-after = body předtím a potom
voyage-course = Body: předtím { $before }, teď { $points }; { $place } místo.
voyage-own = Vaše volby { $choices }, vaše štěstí { $luck } bodu šance na výhru.
voyage-own-sides = Vaše volby { $choices }, volby ostatních { $others }, karty { $luck } bodu šance na výhru.
voyage-none = žádná
voyage-all = plavby Admirála: { $count }
voyage-measured =
    Admirál se na ni vydal { $count }krát; čísla platí na ± { $error ->
        [one] { $error } procentní bod
        [few] { $error } procentní body
       *[other] { $error } procentních bodů
    }. Každý pokus se rozdává znovu, počítá se nejlepší.
voyage-result =
    { $stars ->
        [0] Tentokrát bez hvězdy
        [one] Jedna hvězda: { $goal }
        [2] Dvě hvězdy: { $goal }
        [few] Tři hvězdy: { $goal }
       *[other] Hvězdy: { $goal }
    }
voyage-missed = Další hvězda: … { $goal }
voyage-fewer =
    { $stars ->
        [0] Z plaveb Admirála jich bez hvězdy skončilo { $none }.
       *[other] Z plaveb Admirála jich s méně hvězdami než vaše skončilo { $percent }.
    }
voyage-goal =
    { $stars ->
        [one] 1 hvězda: { $goal }
        [few] { $stars } hvězdy: { $goal }
       *[other] { $stars } hvězd: { $goal }
    }
voyage-chance = Admirál uspěje: { $chance }.
