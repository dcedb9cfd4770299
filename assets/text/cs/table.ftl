## Stůl při hře: ohlášení, tlačítka, co chybí, proč něco nejde.

## Tlačítka a ikony

table-undo = Vzít zpět
table-clear = Vrátit vše
table-forfeit = Vzdát se akce
table-notes = Zápisky
table-hint = Rada
table-undo-tip = Vrátí, co jste naposledy vybrali, nebo vaši poslední volbu, pokud se po ní nic nestalo.
table-undo-never = Není co vracet. Jakmile se odkryjí kostky nebo karty, volba platí.
table-panels-open = Všechny panely tu leží otevřené vedle sebe.
table-clear-tip = Vrátí všechno, co jste vybrali.
table-forfeit-tip = Vzdáte se této akce: neuděláte v ní nic.
table-hint-tip = Kapitán navrhne volbu. Potvrdíte ji takto: { $key-confirm }.
table-hint-offer = { $key-hint } navrhne volbu.
table-hint-barred = Bez rad: vypnuto v nastavení, nebo vyloučeno na začátku hry.
table-waiting = Čekání
table-over = Konec hry
table-waiting-for = Na řadě: { $names }
table-skip = Přeskočit
table-only = Není co rozhodovat: provede se to za vás.
table-menu-log = Lodní deník nebo tabulka kostek
table-menu-speed =
    { $speed ->
        [slow] Pohyby: pomalé
        [off] Pohyby: ihned
        [fast] Pohyby: rychlé
       *[normal] Pohyby: běžné
    }
table-menu-exit = Nabídka

## Rada kapitána

advice-title = Rada kapitána
advice-other = Pro srovnání: { $said }
advice-wait = Kapitán přemýšlí…
captain-silent = Kapitán včas neodpověděl, ptáme se ho znovu
advice-covered = Rada zná i to, co je tajné: když se o počítač dělí víc lidí, dává se jen za oponou.
advice-held = Rada se dává jen při nahlížení: držte { $key } a požádejte.
pic-tab-advice = Rada
pic-tab-choice = Volba
pic-tab-recap = Ohlédnutí
recap-more = +{ $count } v deníku
recap-tip = Ukázat znovu

## Proč něco nejde

refusal-title = Nejde to
missing-title = Vaše volba

## Nabídka a nápověda nad stolem

pause-title = Na kotvě
pause-saved = Hra se ukládá po každé volbě.
pause-continue = Pokračovat
pause-round = Vzít kolo zpět
pause-round-done = Kolo je vzato zpět. Všichni volí znovu.
pause-help = Klávesy
pause-rules = Pravidla
pause-sound = Zvuk
pause-afresh = Začít znovu
pause-afresh-note = Začne nová hra se stejnými hráči. Tato počká v nabídce „Hry“, kde v ní můžete pokračovat.
pause-title-screen = Na úvod
help-title = Klávesy
help-confirm = potvrdit, nebo stisknout označené
help-hint = kapitán navrhne volbu
help-focus = další, předchozí; také šipkami
help-undo = vzít zpět, provést znovu
help-clear = vrátit vše
help-skip = dokončit probíhající pohyb
help-panel = lodní deník nebo tabulka kostek
help-again = ještě jednou, co ostatní právě udělali
help-boards = deska soupeře zvětšeně; znovu: další
help-speed = pohyby: pomalé, běžné, rychlé, ihned
help-rush = rychle k mé příští volbě; znovu: rovnou k ní
help-full = okno nebo celá obrazovka
help-rules = pravidla k tomu, na co ukazujete
help-settings = nastavení
help-menu = nabídka

## Co se může pokazit

error-captain-title = Bez odpovědi
error-captain = Kapitán neodpovídá: { $reason }. Hra je uložena. Zeptat se ho znovu, nebo se vrátit na úvodní obrazovku?
error-hint-title = Žádná rada
error-hint = Kapitán, kterého jste se zeptali, neodpovídá: { $reason }. Hrajte dál, nebo se zeptejte později.
trouble-again = Zkusit znovu

## The notebook of a person, in games with lasting secrets

# $name: whose page it is
notes-title = Zápisky
notes-note = Tyto zápisky čte jen { $name }. Ukládají se s hrou.
# $line: 1 is the first; $words: what stands there
notes-line = Řádek { $line }: { $words }
notes-close = Zavřít
action-notes = Vaše zápisky
help-notes = vaše zápisky

## Pohled na vlastní tajemství, pod rouškou, když hraje u jedné obrazovky víc lidí
stop-title = Hra se vás zeptá
stop-note = Při nejbližší příležitosti odpovědět. { $key } to zruší.
peek-away = Ostatní prosím odvraťte zrak
# $key: the key that is held, or the button of the gamepad
look-hold = Podržte { $key } a uvidíte
look-done = Hotovo
peek-note = Pusťte { $key } a vše se zakryje.
# $name: whose secrets; $key: the key that is held
peek-chip = { $name }: svá tajemství uvidíte, když podržíte { $key } nebo tady tlačítko myši; hlasy se pro každé nahlédnutí zamíchají
action-peek = Nahlédnout do svých tajemství (držet)
help-peek = podržet: nahlédnout do svých tajemství

# Učitel: rada po stupních. Nadpisy na pruhu a ke každému jedna věta.
tutor-think = Zvažte to znovu
tutor-clearly = Jiná volba je zřetelně lepší než vybraná.
tutor-little = Jiná volba je o něco lepší než vybraná.
tutor-several = Několik voleb je zhruba stejně dobrých.
tutor-one = Jedna volba je lepší než všechny ostatní.
tutor-good = Dobrá volba
tutor-good-note = Žádná jiná volba není zřetelně lepší.
tutor-candidates = Kandidáti
tutor-candidates-note = Stojí za úvahu, bez pořadí.
tutor-ranking = Pořadí
tutor-ranking-note = Šance na výhru s každou z nich, nejlepší první.
tutor-why = Proč
tutor-why-note = V čem je rozdíl.
tutor-in-no-order = Kandidáti bez pořadí
tutor-chosen = vybráno
tutor-next = { $key }: šance na výhru s každým
tutor-rung-think = Zvážit
tutor-rung-candidates = Kandidáti
tutor-rung-ranking = Pořadí
tutor-rung-why = Proč
table-tutor-tip = Rada krok za krokem: zvážit, kandidáti, pořadí, proč.
