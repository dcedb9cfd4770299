## Příkazový řádek. Krátké řádky; jména příkazů a voleb se nikdy nepřekládají.

cli-help = Pirátské hry Tortuga. Bez příkazu se otevře úvodní obrazovka.
cli-help-end = Návratové kódy: 0 v pořádku, 1 nalezená chyba nebo vadný soubor, 2 chybné použití.
cli-help-command = PŘÍKAZ
cli-help-commands = příkazy
cli-help-data-dir = složka pro vše, co se zapisuje; { $variable } udělá totéž

cli-help-play = hned začít hru
cli-help-game = která hra ({ $usual })
cli-help-play-seats = kdo hraje, místo po místě, { $least } až { $most }: human nebo počítačový hráč
cli-help-last = { $told }, bez --seats jako naposledy
cli-help-seed = semínko kostek nebo karet, jakýkoli text do 64 bajtů; bez něj se vylosuje tajné
cli-help-lang = jazyk
cli-help-speed = jak rychle se na stole věci pohybují
cli-help-size = velikost v pixelech, třeba 1920x1080

cli-help-simulate = nechat hrát počítačové hráče bez okna a počítat
cli-help-simulate-seats = počítačoví hráči, { $least } až { $most }; od hry ke hře si mění místa
cli-help-games-count = počet her (100)
cli-help-jobs = kolik procesů pracuje najednou (1)
cli-help-save = složka, v níž každá hra zůstane jako záznam
cli-help-json = vypsat JSON
cli-help-dask = adresa plánovače Dask, třeba tcp://host:8786, jehož procesy hrají místo tohoto počítače

cli-help-arena = nechat hrát počítačové hráče každého s každým: křížová tabulka, intervaly, hodnocení
cli-help-arena-players = kdo se účastní (jinak všichni)
cli-help-arena-tables = s kolika hráči se hraje ({ $tables })
cli-help-arena-games = počet her každé dvojice při každém počtu hráčů (120; s --bounds nejvýš 10000)
cli-help-arena-stop = ukončit dvojici, jakmile je jisté, kdo je silnější
cli-help-arena-error = s --stop: pravděpodobnost v procentech, že je některá z těchto jistých odpovědí chybná; s --bounds: že je někdo neprávem označen za slabšího (5)
cli-help-arena-bounds = zkoušet, zda první z každých dvou hráčů dosáhne vyššího ze dvou podílů výher, nebo jen nižšího (s --against 47,50)
cli-help-arena-missed = s --bounds: pravděpodobnost v procentech, že obstojí, kdo vyhrává jen nižší podíl (5)
cli-help-arena-against = nechat hrát každou úroveň proti sobě samé z jiné pracovní kopie tohoto projektu, ve všech hrách, není-li žádná určena, a říci, zda některá zeslábla; návratový kód je pak 1
cli-help-arena-save = soubor s výsledky, zapisovaný po každé sérii her
cli-help-arena-resume = pokračovat v turnaji z takového souboru; počet her lze zvýšit
cli-help-arena-picture = nakreslit křížové tabulky a hodnocení

cli-help-verify = ověřit záznamy: znovu odvodit každou kostku a kartu, znovu posoudit každé rozhodnutí
cli-help-log = soubor se záznamem

cli-help-analyse = rozebrat dohrané hry: šance na výhru, chyby, štěstí; každou hru jen jednou
cli-help-analyse-samples = vzorků na každé posuzované rozhodnutí (160)

cli-help-replay = vypsat přepis záznamu
cli-help-text = jako text; to je výchozí podoba
cli-help-window = místo toho v okně

cli-help-games = vypsat hry z knihovny
cli-help-games-delete = vyřadit hru ze seznamu; v terminálu se program předem zeptá
cli-help-games-undelete = vrátit smazanou hru
cli-help-games-rescue = zachránit, co lze z poškozené knihovny přečíst
cli-help-games-copies = vypsat denní kopie knihovny
cli-help-games-restore = nahradit knihovnu kopií z daného dne; stará knihovna se uchová
cli-help-games-yes = neptat se
cli-help-export = zapsat hru z knihovny do souboru; dokud běží, bez semínka
cli-help-id = číslo hry ve výpisu `tortuga games`
cli-help-export-file = kam zapsat; starý záznam toho jména se nahradí
cli-help-export-replace = nahradit i soubor, který není záznamem hry
cli-help-import = přidat záznamy her do knihovny

cli-help-screenshots = zapsat každou obrazovku jako obrázek PNG, bez okna
cli-help-screenshots-dir = složka pro obrázky
cli-help-screenshots-only = nakreslit jen tyto obrázky; obrázek se jmenuje jako jeho soubor
cli-help-text-size = velikost písma v procentech

## Chybné použití

cli-not-here = { $option } nepatří k „{ $command }“, jen k: { $known }
cli-save-used = --save { $dir }: v této složce už jsou záznamy; zvolte jinou
cli-dask-address = --dask { $address }: píše se takto: tcp://host:8786
cli-no-name = { $option }: chybí název
cli-output = Výstup nelze zapsat: { $reason }.
cli-bad-size = --size { $told }: zapište jako ŠÍŘKAxVÝŠKA, třeba 1920x1080
cli-size-range = --size { $told }: lze jen { $least } až { $most }
cli-bad-percent = { $option } { $told }: musí to být číslo od { $least } do { $most }
cli-arena-bad-tables = --tables { $told }: vybírejte z { $tables }, každé číslo jednou
cli-arena-resumed = { $option } určuje soubor --resume a nelze změnit
cli-arena-exists = --save { $file }: soubor už existuje; --resume v něm pokračuje
cli-bad-bounds = { $option } { $told }: dva podíly v procentech, nižší první
cli-arena-alone = { $option } nelze použít s --against, nebo jen spolu s --game
cli-arena-picture-name = --picture { $file }: jméno musí končit na .png
cli-arena-picture-foreign = --picture { $file }: soubor už existuje a není to obrázek; zůstal beze změny
cli-unknown-game = --game: hra „{ $name }“ neexistuje; jsou tu { $known }
cli-unknown-player = --seats: hráč „{ $name }“ neexistuje; jsou tu { $known }
cli-seat-count = --seats: počet hráčů { $seats } není možný; hra je pro { $least } až { $most }
cli-not-one-of = { $option } { $told }: musí to být jedno z { $allowed }
cli-bad-number = { $option } { $told }: musí to být celé číslo od { NUMBER($least, useGrouping: 0) } do { NUMBER($most, useGrouping: 0) }

## verify

cli-verify-finished = v pořádku, dohráno{ $scores ->
    [none] {""}
   *[other] {" "}(body: { $scores })
}: rozhodnutí posouzena znovu: { NUMBER($decisions, useGrouping: 0) }, hody a tahy odvozené ze semínka: { $dealt }
cli-verify-inherited = dohráno a dovoleno, ale ověřeno jen zčásti{ $scores ->
    [none] {""}
   *[other] {" "}(body: { $scores })
}: náhoda v událostech 1 až { $events } je zděděna ze hry, jejíž semínko je tajné, jen možné hody a tahy: { $unproven } z celkem { $dealt }; ostatní jsou odvozeny ze semínka, rozhodnutí posouzena znovu: { NUMBER($decisions, useGrouping: 0) }
cli-verify-seen = v pořádku, pokud to lze vědět: události rozehrané hry: { $events }, jak je { $seat ->
    [0] viděli všichni
   *[other] viděl hráč na { $seat }. místě
 }; co je skryté, zatím nic nedokazuje
cli-verify-unfinished = v pořádku, nedohráno: rozhodnutí posouzena znovu: { NUMBER($decisions, useGrouping: 0) }, možné hody a tahy: { $dealt }; semínko je zatím tajné

## replay

cli-transcript-title = { $game }, hráno ve verzi { $app }
cli-transcript-seat = { $number }. místo: { $name }, { $colour ->
    [blue] modrá
    [orange] oranžová
    [yellow] žlutá
    [green] zelená
   *[other] { $colour }
 }, { $player }
cli-player-human = člověk
cli-player-captain = počítačový hráč { $player }
cli-transcript-commitment = SHA-256 semínka: { $commitment }
cli-transcript-inherited = Náhoda v událostech 1 až { $events } je zděděna z jiné hry, jejíž semínko není uvedeno: je možná, ale ne odvozená.
cli-transcript-practice = Cvičná hra: { $times ->
        [0] nic se nevzalo zpět.
        [one] jednou se něco vzalo zpět.
        [few] { $times }krát se něco vzalo zpět.
        [many] { $times }krát se něco vzalo zpět.
       *[other] { $times }krát se něco vzalo zpět.
    }
cli-transcript-seed = Semínko bylo { $seed }
cli-transcript-seen = Rozehraná hra, jak ji vidí { $name }.
cli-transcript-public = Rozehraná hra, jak ji mohli vidět všichni.
cli-transcript-unfinished = Hra ještě neskončila.

## games, export, import

cli-games-none = Knihovna je prázdná.
cli-games-ask-delete = Smazat hru { NUMBER($id, useGrouping: 0) }? (a/n)
cli-games-deleted = Hra { NUMBER($id, useGrouping: 0) } je smazána; `tortuga games --undelete { NUMBER($id, useGrouping: 0) }` ji vrátí.
cli-games-undeleted = Hra { NUMBER($id, useGrouping: 0) } je zpět.
cli-games-ask-rescue = Vytvořit knihovnu znovu z toho, co lze přečíst? Nynější soubor se uchová. (a/n)
cli-games-sound = Knihovna je v pořádku; nic se nezměnilo.
cli-games-no-copies = Zatím tu není žádná kopie; hra si ukládá jednu denně.
cli-games-no-copy = --restore { $day }: z toho dne kopie není; jsou tu { $known }
cli-games-ask-restore = Nahradit knihovnu kopií z { $day }? Nynější soubor se uchová. (a/n)
cli-games-restored = Knihovna je teď kopie z { $day }; předchozí je uložena jako { $file }.
cli-games-id = Č.
cli-games-game = Hra
cli-games-state = Stav
cli-games-seats = Hráči
cli-games-scores = Body
cli-games-changed = Naposledy hráno (UTC)
cli-state-running = běží
cli-state-unfinished = jen k prohlížení
cli-state-finished = dohraná
cli-state-damaged = poškozená
cli-exported-running = Hra { $id } je zapsána v { $file }, bez semínka a tajemství: ještě běží.
cli-exported-unfinished = Hra { $id } je zapsána v { $file }.
cli-exported-finished = Hra { $id } je zapsána v { $file }.
cli-imported = { $file } je v knihovně jako hra { $id }.

## simulate

cli-simulated = Her: { NUMBER($games, useGrouping: 0) }, semínko { $seed }: rozhodnutí { NUMBER($decisions, useGrouping: 0) }, { $seconds } s
cli-simulated-player = Hráč
cli-simulated-wins = Výhry
cli-simulated-interval = 95 %
cli-simulated-score = Body
cli-simulated-p50 = ms p50
cli-simulated-p99 = ms p99

## arena

cli-arena-head = Her: { NUMBER($games, useGrouping: 0) }, semínko { $seed }, { $seconds } s. Všichni měli stejné kostky.
cli-arena-table = Hráčů: { $seats }; procenta výher proti každému s 95% intervaly
cli-arena-player = Hráč
cli-arena-rating = Hodnocení
cli-arena-interval = 95 %
cli-arena-wins = Výhry
cli-arena-miss = Jedno hodnocení neřekne všechno: { $row } – { $column }: { $share } %, hodnocení slibují { $expected } % ({ $proven ->
    [yes] víc, než vysvětlí náhoda
   *[no] může to být náhoda
 }).
cli-arena-circle = V kruhu: { $first } > { $second } > { $third } > { $first }.
cli-arena-stopped = * ukončeno dřív: je jisté, kdo je silnější. Všechny tyto odpovědi dohromady jsou chybné s pravděpodobností nejvýš { $error } %; intervaly platí kdykoli.
cli-arena-seats = Hráčů
cli-arena-games = Her
cli-arena-verdict = Verdikt
cli-arena-holds = obstál
cli-arena-weaker = slabší
cli-arena-open = nerozhodnuto
cli-arena-tested = { $weaker ->
    [0] Nikdo nezeslábl
   *[other] Zeslábli: { $weaker }
}; obstáli: { $holds }, nerozhodnuto: { $open }.
cli-arena-saved = Uloženo v { $file }.
cli-arena-drawn = Nakresleno v { $file }.

cli-screenshots = { $count ->
    [one] Jeden obrázek je
    [few] { $count } obrázky jsou
   *[other] { $count } obrázků je
 } v { $dir }.

cli-analysed = { $file }: rozebráno s { $samples } vzorky na rozhodnutí; ztráta a štěstí v bodech šance na výhru
cli-analysed-name = hráč
cli-analysed-player = hraje
cli-analysed-decisions = rozhodnutí
cli-analysed-mistakes = chyby
cli-analysed-loss = ztráta na rozhodnutí
cli-analysed-level = hraje jako
