# Knihovna, záznam, odbočky, porovnání, důkaz kostek, statistika.

# ---- knihovna
library-title = Hry
library-count =
    { $all ->
        [0] Zatím tu nic není
        [one] { $games } z 1 hry
        [few] { $games } ze { $all } her
        [many] { $games } z { $all } hry
       *[other] { $games } z { $all } her
    }
library-date = { $day }. { $month }. { $year }, { $time }
library-unnamed = Hra ze souboru
library-against = { $name } – { $rival }
library-against-many =
    { $rivals ->
        [one] { $name } a { $rivals } soupeř
        [few] { $name } a { $rivals } soupeři
        [many] { $name } a { $rivals } soupeře
       *[other] { $name } a { $rivals } soupeřů
    }
library-title-won = { $name }, { $side }: výhra
library-title-lost = { $name }, { $side }: prohra
library-title-draw = { $name }, { $side }: remíza
library-title-points = { $game }, { $own } : { $other }
library-show = Zobrazit
library-seats = Hráči
library-rival = Soupeř
library-order = Řadit podle
library-lesson = lekce
library-practice = cvičná
library-all = Všechny
library-running = Rozehrané
library-finished = Dohrané
library-elsewhere = Cizí
library-any-seats = Vše
library-anybody = Kdokoli
library-rival-previous = Předchozí soupeř
library-rival-next = Další soupeř
library-any-game = Všechny hry
library-game-previous = Předchozí hra
library-game-next = Další hra
library-by-date = Datum
library-by-name = Název
library-by-rounds = Délka
library-by-points = Body
library-statistics = Statistika
library-import = Načíst soubor
library-restore = Vrátit smazanou
library-empty = Tady budou vaše hry už od prvního tahu.
library-none = Filtru neodpovídá žádná hra.
library-when =
    { $date } · { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
        [many] { $rounds } kola
       *[other] { $rounds } kol
    }
library-when-running = { $date } · { $rounds }. kolo
library-state-running = rozehraná
library-state-finished = dohraná
library-state-damaged = poškozená
library-state-unfinished = jen k prohlížení
library-rename = Název hry
library-continue = Pokračovat
library-watch = Přehrát
library-results = Výsledky
library-same = Stejné kostky
library-compare = Porovnat
library-compare-note = Vedle jiné hry se stejnými kostkami.
library-proof = Ověřit kostky
library-proof-note = Zjistit, zda s kostkami nikdo nemanipuloval.
library-export = Do souboru
library-export-note = Nedohraná hra se zapíše bez semínka.
library-delete = Smazat
library-damaged = Hra { NUMBER($id, useGrouping: 0) }, poškozená
library-damaged-note = nelze přečíst; lze ji smazat
library-delete-note = Lze vrátit, dokud je tato obrazovka otevřená.
library-secret = Semínko zůstává tajné, dokud hra neskončí.
library-branched = navazuje na jinou hru
library-alike = hráno vícekrát se stejnými kostkami
library-sealed = Kostky zapečetěny: { $digits }…
library-deleted = Hra je smazaná.
library-restored = Hra je zpátky.
library-imported = Hra je v knihovně.
library-imported-known = Tato hra tu už byla.
library-exported = Zapsáno: { $file }

# ---- soubory
file-elsewhere = Vyberte soubor v okně, které se otevřelo.
file-path = Cesta k souboru
file-import = Načíst hru
file-import-note = Záznam (.jsonl) této hry, odsud nebo z jiného počítače.
file-import-do = Načíst
file-export = Uložit hru do souboru
file-export-note = Všechno, co se stalo, jeden řádek na událost.
file-export-do = Zapsat
file-analysis = Uložit rozbor do souboru
file-analysis-note = Záznam hry a co kapitáni zjistili, jako JSON.
file-analysis-do = Zapsat
file-picture = Uložit přehled
file-picture-note = Jako obrázek, tak jak je teď vidět.
file-picture-do = Zapsat
file-replace = Nahradit
file-exists = Soubor { $file } už existuje.
file-line = Řádek { $line }: { $reason }

# ---- výsledky a stůl
results-library = Přehrát
results-proof = Ověřit kostky
results-same = Stejné kostky
results-same-note = Přesně tytéž kostky a týž sáček: půjde to lépe?
pause-same-later-title = Stejné kostky až později
pause-same-later = Kostky této hry zůstanou tajné, dokud neskončí. Potom je znovu nabídnou výsledky i seznam her; ve cvičné hře to jde odsud hned.
pause-sealed = Kostky této hry byly zapečetěny před prvním hodem: { $digits }…

# ---- záznam
replay-back = Odejít z přehrávání
replay-proof = Ověřit kostky
replay-notes = Vaše zápisky
replay-round-back = O kolo zpět
replay-decision-back = K předchozímu rozhodnutí
replay-event-back = O událost zpět
replay-play = Přehrát
replay-pause = Zastavit
replay-state-playing = běží
replay-state-paused = zastaveno
replay-inherited = Události 1 až { $events } jsou zděděné z jiné hry.
replay-inherited-secret = Události 1 až { $events } jsou zděděné ze hry, jejíž semínko je ještě tajné: jejich náhoda je možná, ale ne odvozená.
replay-step-event = krok
replay-step-decision = volba
replay-step-round = kolo
replay-event = O událost dál
replay-decision = K dalšímu rozhodnutí
replay-round = K dalšímu kolu
replay-rate = Rychlost ×{ $rate }
replay-branch = Hrát odsud
replay-branch-note = Nová hra, která začne vším, co se dosud stalo.
replay-branch-over = Tady hra končí: vraťte se k dřívějšímu okamžiku.
replay-eyes-seat = Očima: { $name }
replay-eyes-nobody = Zástěny dole: jen to, co viděli všichni
replay-eyes-open = Všechno odkryté
replay-eyes-secret = Tajné, dokud hra neskončí.
replay-position = { $position } / { $length }

# ---- hrát odsud
branch-title = Hrát odsud
branch-name = { $name } · od { $round }. kola
branch-seat = Za koho se hraje
branch-together = Jak seděli
branch-together-note = Všichni lidé zůstanou na svých místech.
branch-dice = Které kostky
branch-same = Stejné kostky
branch-fresh = Nové kostky
branch-secret = Kostky rozehrané hry zůstávají tajné.
branch-same-note = Ať uděláte cokoli, kostky i sáček jsou z této hry. Nová hra se uloží vedle staré.
branch-fresh-note = Odsud určuje kostky nové, čerstvě zapečetěné semínko. Záznam říká, od které chvíle, a obě části lze ověřit.
branch-go = Vyplout

# ---- dvě hry se stejnými kostkami
compare-title = Porovnání
compare-note = Body, loď, pirát a truhlice v Tortuze po každém kole
compare-note-public = Body bez toho, co je dosud skryté, počítadla a truhlice v Tortuze po každém kole
compare-round = Kolo
compare-other = Jiná hra { $number } z { $count }
compare-previous = Předchozí hra
compare-next = Další hra
compare-watch-1 = Přehrát hru 1 odtud
compare-watch-2 = Přehrát hru 2 odtud
compare-same = Obě hry jsou zatím stejné.
compare-parting = { $round }. kolo: tady se hry rozcházejí
compare-secret = { $name } rozhoduje jinak; jak, se ukáže, až obě hry skončí.

# ---- důkaz kostek
proof-title = Ověření kostek
proof-note = Po prvním hodu už nikdo nemohl změnit žádnou kostku: ani hráči, ani tento program
proof-promised = Slíbeno před prvním hodem (SHA-256 semínka)
proof-revealed = Odhaleno na konci: semínko
proof-secret = zatím tajné; zapíše se do záznamu, až hra skončí
proof-digest = SHA-256 tohoto semínka, právě spočtené znovu
proof-checking = Znovu se odvozuje každá kostka…
proof-equal = Semínko je to, které bylo slíbeno
proof-inherited = Ověřeno jen zčásti
proof-decisions =
    { $decisions ->
        [one] Podle pravidel znovu posouzeno { $decisions } rozhodnutí: je dovolené.
        [few] Podle pravidel znovu posouzena { $decisions } rozhodnutí: všechna jsou dovolená.
        [many] Podle pravidel znovu posouzeno { $decisions } rozhodnutí: všechna jsou dovolená.
       *[other] Podle pravidel znovu posouzeno { $decisions } rozhodnutí: všechna jsou dovolená.
    }
proof-branched = Události 1 až { $events } pocházejí z jiné hry; ověřeny jsou jejím vlastním semínkem.
proof-unproven = Události 1 až { $events } jsou zděděné ze hry, jejíž semínko je ještě tajné. Hodů a tahů jen možných, ne odvozených: { $unproven } z celkem { $dealt }.
proof-broken = Tento záznam neodpovídá tomu, co se hrálo
proof-open = Zatím je vše v pořádku
proof-plausible = Hodů a tahů, které jsou možné: { $dealt }. Dovolených rozhodnutí: { $decisions }. Ověřit je půjde na konci.
proof-yourself = Ověřte to bez nás
proof-yourself-note = Vložte to do kteréhokoli Pythonu. Nejdřív vypíše slib, pak hod: kostky A až E, 0 až 4 jsou akce, 5 lebka.
proof-copy = Kopírovat
proof-copied = Zkopírováno
proof-yourself-later = Na konci hry tu bude několik řádků Pythonu. S nimi kdokoli odvodí kostky bez tohoto programu.
proof-later = Kolikrát padla která strana, se ukáže, až hra skončí.

# ---- statistika
statistics-title = Statistika
statistics-note =
    { $games ->
        [one] { $name } · { $games } hra
        [few] { $name } · { $games } hry
        [many] { $name } · { $games } hry
       *[other] { $name } · { $games } her
    }
statistics-details = V číslech
statistics-highlights = Přehled
statistics-best = Nejvíc bodů
statistics-best-last = v poslední hře: { $points }
statistics-victories = Výhry
statistics-of =
    { $games ->
        [one] z { $games } hry
        [few] ze { $games } her
        [many] z { $games } hry
       *[other] z { $games } her
    }
statistics-streak = Nejdelší série
statistics-streak-now =
    { $count ->
        [0] poslední hra nevyšla
        [one] teď { $count } výhra
        [few] teď { $count } výhry v řadě
        [many] teď { $count } výhry v řadě
       *[other] teď { $count } výher v řadě
    }
statistics-rival = Oblíbený soupeř
statistics-rival-level = Oblíbená úroveň
statistics-rival-note =
    lepší { NUMBER($ahead, maximumFractionDigits: 1) }× z { $games ->
        [one] { $games } souboje
       *[other] { $games } soubojů
    }{ $tied ->
        [0] { "" }
       *[other] ; shoda platí za půl
    }
statistics-trend = Poslední hry
statistics-trend-first = Zatím vyhráno: { $won } z { $games }.
statistics-trend-both = Výhry v posledních hrách: { $won } z { $games }, předtím { $before } z { $earlier }.
statistics-milestones = Milníky
statistics-progress = { $now } z { $goal }
statistics-goal-games =
    { $count ->
        [one] První hra
        [few] { $count } hry
        [many] { $count } hry
       *[other] { $count } her
    }
statistics-goal-wins =
    { $count ->
        [one] První výhra
        [few] { $count } výhry
        [many] { $count } výhry
       *[other] { $count } výher
    }
statistics-goal-streak =
    { $count ->
        [one] { $count } výhra v řadě
        [few] { $count } výhry v řadě
        [many] { $count } výhry v řadě
       *[other] { $count } výher v řadě
    }
statistics-previous = Předchozí hráč
statistics-next = Další hráč
statistics-empty = Jakmile skončí hra s člověkem, bude tu její výsledek.
statistics-from = Kde se hrálo
statistics-here = Hrané tady
statistics-imported = Načtené
statistics-counted = Počítají se dohrané hry s kostkami, které předem nikdo neznal. Červená: podíl výher. Zlatá: kde velmi pravděpodobně leží skutečný podíl (95 %). Modrá: čistá náhoda.
statistics-results = Vítězství
statistics-duels = Proti
statistics-games = her
statistics-meetings = soubojů
statistics-won = z toho vyhrané
statistics-ahead = před nimi, shoda ½
statistics-points = body, moje : jejich
statistics-scores = { $mine } : { $theirs }
statistics-percent = { $percent } %
statistics-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
statistics-all = Všechny hry
statistics-seats =
    { $seats ->
        [one] { $seats } hráč
        [few] { $seats } hráči
        [many] { $seats } hráče
       *[other] { $seats } hráčů
    }
statistics-count =
    { $games ->
        [one] { $games } hra
        [few] { $games } hry
        [many] { $games } hry
       *[other] { $games } her
    }
statistics-help = Pomoc
statistics-with = S pomocí
statistics-without = Bez pomoci
statistics-hints =
    { $count ->
        [0] žádná rada
        [one] { $count } rada
        [few] { $count } rady
        [many] { $count } rady
       *[other] { $count } rad
    }, pomoc { $games ->
        [one] v { $games } hře
        [few] ve { $games } hrách
        [many] v { $games } hry
       *[other] v { $games } hrách
    }
statistics-undone =
    { $count ->
        [0] žádná volba vzata zpět
        [one] { $count } volba vzata zpět
        [few] { $count } volby vzaty zpět
        [many] { $count } volby vzato zpět
       *[other] { $count } voleb vzato zpět
    }
statistics-rounds = průměrný počet kol ve hře: { $rounds }
library-log = Deník
results-log = Deník
results-log-note = Šance, chyby a štěstí této hry.
