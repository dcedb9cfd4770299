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
library-show = Zobrazit
library-seats = Místa
library-rival = Soupeř
library-order = Řadit podle
library-lesson = lekce
library-practice = cvičná
library-all = Všechny
library-running = Rozehrané
library-finished = Dohrané
library-any-seats = Vše
library-anybody = Kdokoli
library-rival-previous = Předchozí soupeř
library-rival-next = Další soupeř
library-any-game = Všechny hry
library-game-previous = Předchozí hra
library-game-next = Další hra
library-by-date = Datum
library-by-name = Název
library-by-rounds = Kola
library-by-points = Body
library-statistics = Statistika
library-import = Načíst soubor
library-restore = Vrátit smazanou
library-empty = Tady budou vaše hry, od první kostky.
library-none = Taková hra tu není.
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
library-state-unfinished = jen k prohlížení
library-rename = Název hry
library-continue = Pokračovat
library-watch = Záznam
library-same = Stejné kostky
library-compare = Porovnat
library-compare-note = Vedle jiné hry se stejnými kostkami.
library-proof = Důkaz kostek
library-proof-note = Odvodit znovu každou kostku.
library-export = Do souboru
library-export-note = Nedohraná hra se zapíše bez semínka.
library-delete = Smazat
library-delete-note = Lze vrátit, dokud je tato obrazovka otevřená.
library-secret = Semínko zůstává tajné, dokud hra neskončí.
library-branched = pokračuje v jiné hře
library-alike = hráno vícekrát se stejnými kostkami
library-sealed = Kostky zapečetěny: { $digits }…
library-deleted = Hra je smazaná.
library-restored = Hra je zpátky.
library-imported = Hra je v knihovně.
library-imported-known = Tato hra tu už byla.
library-exported = Zapsáno: { $file }

# ---- soubory
file-path = Cesta k souboru
file-import = Načíst hru
file-import-note = Záznam (.jsonl) této hry, odsud nebo z jiného počítače.
file-import-do = Načíst
file-export = Uložit hru do souboru
file-export-note = Všechno, co se stalo, jeden řádek na událost.
file-export-do = Zapsat
file-replace = Nahradit
file-exists = Soubor { $file } už existuje.
file-line = Řádek { $line }: { $reason }

# ---- výsledky a stůl
results-library = Záznam
results-proof = Důkaz kostek
results-same = Stejné kostky
results-same-note = Přesně tytéž kostky a týž pytlík: půjde to lépe?
pause-sealed = Kostky této hry byly zapečetěny před prvním hodem: { $digits }…

# ---- záznam
replay-back = Odejít ze záznamu
replay-proof = Důkaz kostek
replay-round-back = O kolo zpět
replay-decision-back = K předchozímu rozhodnutí
replay-event-back = O událost zpět
replay-play = Přehrát
replay-pause = Zastavit
replay-state-playing = běží
replay-state-paused = zastaveno
replay-step-event = krok
replay-step-decision = volba
replay-step-round = kolo
replay-event = O událost dál
replay-decision = K dalšímu rozhodnutí
replay-round = K dalšímu kolu
replay-rate = { $rate }× rychleji
replay-branch = Hrát odsud
replay-branch-note = Nová hra, která začne vším, co se dosud stalo.
replay-branch-over = Tady hra končí: vraťte se k dřívějšímu okamžiku.
replay-eyes-seat = Očima: { $name }
replay-eyes-nobody = Zástěny dole: jen to, co viděli všichni
replay-eyes-open = Všechno odkryté
replay-eyes-secret = Tajné, dokud hra neskončí.
replay-position = { $position } / { $length }
replay-screen = Za zástěnou
replay-screen-note = ostatním skryté
replay-dice = Kostky
replay-tiles = Žetony s pokladem
replay-tiles-note = pro ostatní lícem dolů
replay-chosen = Je vybráno.
replay-finished = Všechny kostky jsou umístěny.
replay-moved = Truhlice jsou seřazeny.
replay-rest = Ostatní kostky se přehazují.

# ---- hrát odsud
branch-title = Hrát odsud
branch-name = { $name } · od { $round }. kola
branch-seat = Kdo je člověk
branch-together = Jak seděli
branch-together-note = Všichni lidé zůstanou na svých místech.
branch-dice = Které kostky
branch-same = Stejné kostky
branch-fresh = Nové kostky
branch-secret = Kostky rozehrané hry zůstávají tajné.
branch-same-note = Ať uděláte cokoli, kostky i sáček jsou z této hry. Nová hra bude stát vedle staré.
branch-fresh-note = Odsud přichází náhoda z nového, zvlášť zapečetěného semínka. Záznam říká, odkud, a obě části lze dokázat.
branch-go = Vyplout

# ---- dvě hry se stejnými kostkami
compare-title = Porovnání
compare-note = Body, loď, pirát a truhlice v Tortuze po každém kole
compare-round = Kolo
compare-other = Jiná hra { $number } z { $count }
compare-previous = Předchozí hra
compare-next = Další hra
compare-watch-1 = Hra 1 od té chvíle
compare-watch-2 = Hra 2 od té chvíle
compare-same = Kam až sahají, jsou obě hry stejné.
compare-parting = { $round }. kolo: tady se hry rozcházejí
compare-secret = { $name } rozhoduje jinak; jak, se ukáže, až obě hry skončí.
deed-keep =
    { $count ->
        [one] { $name } si nechává kostku { $dice }: { $action }
        [few] { $name } si nechává kostky { $dice }: { $action }
        [many] { $name } si nechává kostky { $dice }: { $action }
       *[other] { $name } si nechává kostky { $dice }: { $action }
    }
deed-skulls =
    { $count ->
        [one] { $name } si nechává lebku na kostce { $dice }
        [few] { $name } si nechává lebky na kostkách { $dice }
        [many] { $name } si nechává lebky na kostkách { $dice }
       *[other] { $name } si nechává lebky na kostkách { $dice }
    }
deed-none = { $name } si nemůže nechat žádnou kostku
deed-bonus = { $name } bere bonusový žeton: { $action }
deed-declare = { $name } otáčí lebky: { $action }
deed-perform = { $name } provádí akci { $action }
deed-forfeit = { $name } se vzdává akce { $action }
deed-tile = { $name } vybírá žeton s pokladem
deed-attack = { $action }: { $name } proti { $target }
deed-move = { $name } řadí truhlice

# ---- důkaz kostek
proof-title = Důkaz kostek
proof-note = Po prvním hodu už nikdo nemohl změnit žádnou kostku: ani kapitáni, ani tento program
proof-promised = Slíbeno před prvním hodem (SHA-256 semínka)
proof-revealed = Odhaleno na konci: semínko
proof-secret = zatím tajné; zapíše se, až hra skončí
proof-digest = SHA-256 tohoto semínka, právě spočtené znovu
proof-checking = Znovu se odvozuje každá kostka …
proof-equal = Semínko je to, které bylo slíbeno
proof-dice =
    { $dealt ->
        [one] Znovu odvozen { $dealt } hod, kostek: { $dice }. Je takový, jak se hrálo.
        [few] Znovu odvozeny { $dealt } hody a tahy, kostek: { $dice }. Všechny jsou, jak se hrálo.
        [many] Znovu odvozeno { $dealt } hodu a tahu, kostek: { $dice }. Všechno je, jak se hrálo.
       *[other] Znovu odvozeno { $dealt } hodů a tahů ze sáčku, kostek: { $dice }. Všechny jsou, jak se hrálo.
    }
proof-decisions =
    { $decisions ->
        [one] Podle pravidel znovu učiněno { $decisions } rozhodnutí: je dovolené.
        [few] Podle pravidel znovu učiněna { $decisions } rozhodnutí: všechna jsou dovolená.
        [many] Podle pravidel znovu učiněno { $decisions } rozhodnutí: všechna jsou dovolená.
       *[other] Podle pravidel znovu učiněno { $decisions } rozhodnutí: všechna jsou dovolená.
    }
proof-branched = Prvních { $events } událostí pochází z jiné hry; byly ověřeny jejím vlastním semínkem.
proof-unproven = { $unproven } z { $dealt } hodů a tahů pochází ze hry, jejíž semínko je ještě tajné: jsou možné, ne dokázané.
proof-broken = Tento záznam není to, co se hrálo
proof-open = Zatím nic není špatně
proof-plausible = Hodů a tahů, které jsou možné: { $dealt }. Dovolených rozhodnutí: { $decisions }. Dokázány budou na konci.
proof-yourself = Ověřte to bez nás
proof-yourself-note = Napište to do kteréhokoli Pythonu. Nejdřív vypíše slib, pak hod: kostky A až E, 0 až 4 jsou akce, 5 lebka.
proof-yourself-later = Na konci hry tu bude několik řádků Pythonu. S nimi kdokoli odvodí kostky bez tohoto programu.
proof-later = Kolikrát padla která strana, se ukáže, až hra skončí.
proof-chart =
    { $dice ->
        [one] { $dice } kostka, strana po straně
        [few] { $dice } kostky, strana po straně
        [many] { $dice } kostky, strana po straně
       *[other] { $dice } kostek, strana po straně
    }
proof-legend = tolik dají poctivé kostky v průměru
proof-all = Všichni
proof-rolled =
    { $dice ->
        [one] { $dice } kostka
        [few] { $dice } kostky
        [many] { $dice } kostky
       *[other] { $dice } kostek
    }
proof-chance = Takhle nerovně padnou poctivé kostky v { $percent } hrách ze 100.
proof-chance-rare = Vzácné: takhle nerovně padnou poctivé kostky jen v { $percent } hrách ze 100.
proof-chance-least = Velmi vzácné: takhle nerovně padnou poctivé kostky v méně než 1 hře ze 100.

# ---- statistika
statistics-title = Statistika
statistics-note =
    { $games ->
        [one] { $name } · { $games } hra
        [few] { $name } · { $games } hry
        [many] { $name } · { $games } hry
       *[other] { $name } · { $games } her
    }
statistics-previous = Předchozí hráč
statistics-next = Další hráč
statistics-empty = Jakmile skončí hra s člověkem, bude tu její výsledek.
statistics-counted = Počítají se dohrané hry, jejichž kostky nikdo neznal. Červená: podíl. Zlatá: 95% rozpětí. Modrá: čistá náhoda.
statistics-results = Vítězství
statistics-duels = Proti
statistics-games = her
statistics-meetings = soubojů
statistics-won = z toho vyhrané
statistics-ahead = před nimi
statistics-points = body, moje : jejich
statistics-scores = { $mine } : { $theirs }
statistics-percent = { $percent } %
statistics-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
statistics-all = Všechny hry
statistics-seats =
    { $seats ->
        [one] { $seats } místo
        [few] { $seats } místa
        [many] { $seats } místa
       *[other] { $seats } míst
    }
statistics-count =
    { $games ->
        [one] { $games } hra
        [few] { $games } hry
        [many] { $games } hry
       *[other] { $games } her
    }
statistics-actions = Provedené akce za hru
statistics-others = ostatní
statistics-help = Pomoc
statistics-with = S pomocí
statistics-without = Bez pomoci
statistics-hints =
    { $count ->
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
        [one] { $count } volba vzata zpět
        [few] { $count } volby vzaty zpět
        [many] { $count } volby vzato zpět
       *[other] { $count } voleb vzato zpět
    }
statistics-rounds = průměrný počet kol ve hře: { $rounds }
