## Co se pokazí. Jedna věta, která věc pojmenuje a případně řekne, co s tím.

error-file = { $file }: { $reason }
error-bad-seed = Semínko musí mít 1 až { $most } bajtů; toto má { $bytes }.
error-seed-text = Semínko obsahuje bajty, které nejsou textem v UTF-8.

## Záznamy her

error-log-unreadable = Soubor nelze přečíst: { $reason }.
error-log-unwritable = { $file } nelze zapsat: { $reason }.
error-export-own = { $file } patří mezi soubory samotného programu; nic jiného se tam nezapisuje.
error-export-foreign = Soubor { $file } už existuje a není to uložená hra; zůstal beze změny. `--replace` ho nahradí.
error-log-empty = Soubor je prázdný; záznam začíná hlavičkou.
error-log-blank = Prázdný řádek; v záznamu žádný není.
error-log-cut = Řádek je nedokončený; tady byl soubor uříznut.
error-log-not-json = Toto není JSON: { $what }.
error-log-not-text = Toto není text v UTF-8; bajt č. { $byte } v řádku jím není.
error-log-deep = Objekty a seznamy jsou do sebe vnořeny více než { $most }krát; to v žádném záznamu není.
error-log-twice = Pole „{ $field }“ je tu dvakrát.
error-log-wide = Řádek má více než { NUMBER($most, useGrouping: 0) } bajtů; tak dlouhý žádný řádek záznamu není.
error-log-long = Soubor má více než { NUMBER($most, useGrouping: 0) } řádků; tak dlouhý žádný záznam není.
error-log-not-object = Toto je JSON, ale ne objekt; tím je každý řádek záznamu.
error-log-foreign = Toto není záznam této hry; na prvním řádku musí stát "format": "{ $expected }".
error-log-newer = Záznam má verzi { $version }; tento program zná nejvýš { $known }, novější ho přečte.
error-log-newer-app = Záznam napsala Tortuga { $app }, toto je { $known }: nezná všechno, co v něm je. Novější verze jej přečte.
error-log-older = Záznam má verzi { $version }, kterou nikdy žádný program nezapsal; současná je { $known }.
error-log-header = Hlavička je chybná: { $what }.
error-log-unknown-game = Hra „{ $game }“ neexistuje; je tu { $known }.
error-log-options = Volby v hlavičce jsou chybné: { $what }.
error-log-seats = Počet míst v hlavičce je { $seats }, podle voleb { $expected }.
error-log-seat-count = Počet míst v hlavičce je { $seats }; tato hra má { $least } až { $most }.
error-log-colour = { $seat }. místo má barvu „{ $colour }“; jsou tu { $known }.
error-log-colour-twice = { $seat }. místo má barvu „{ $colour }“, kterou už má jiné.
error-log-words = { $place } obsahuje nedovolené znaky: { $words }
error-log-words-long = { $place }: počet znaků je { NUMBER($letters, useGrouping: 0) }, možných je nejvýš { $most }.
error-log-unknown-event = Událost „{ $type }“ neexistuje.
error-log-event = Událost „{ $type }“ je chybná: { $what }.
error-log-field = Událost „{ $type }“ nemá pole „{ $field }“.
error-log-no-seal = Chybí pečeť.
error-log-wrong-seal = Pečeť je { $found }, ale měla by být { $expected }: tento řádek nebo jeho místo někdo změnil.
error-log-after-end = Po konci hry ještě něco následuje.
error-log-commitment = Semínko není to, které bylo slíbeno před hrou.
error-log-branch = Seznam předchozích her v hlavičce není v pořádku.
error-log-branches = Hlavička jmenuje předchozí hry v počtu { NUMBER($branches, useGrouping: 0) }; možných je nejvýš { $most }.
error-log-branch-end = Podle hlavičky pochází z jiné hry tolik událostí: { NUMBER($events, useGrouping: 0) }; tato jich má před svým koncem jen { NUMBER($own, useGrouping: 0) }.
error-log-branch-secret = Podle hlavičky se podle semínka jiné hry odehrálo tolik událostí: { NUMBER($events, useGrouping: 0) }; semínko tu však chybí. V této hře lze navázat jen na hru, která skončila, a pak tu její semínko stojí.
error-log-early-seed = Semínko je prozrazeno, ačkoli hra neskončila.
error-log-no-seed = Hra skončila, ale chybí její poslední řádek, semínko: soubor tu byl uříznut.
error-log-by-rule = „{ $type }“ tam, kde pravidla vedou k „{ $expected }“, nebo s jiným obsahem.
error-log-chance = „{ $type }“ tu není tím, co dává semínko.
error-log-seen = Tento záznam obsahuje jen to, co bylo vidět z rozehrané hry: lze ho přehrát, ale nelze v něm pokračovat ani ho ověřit.
error-log-seen-more = „{ $type }“ prozrazuje víc, než bylo vidět.
error-log-impossible = „{ $type }“ se tu náhodou stát nemůže.
error-log-undecided = „{ $type }“, ačkoli má ještě někdo rozhodnout.
error-log-turn = Hráč na { $seat }. místě rozhoduje, ačkoli není na řadě.
error-log-illegal = Hráč na { $seat }. místě rozhoduje, co pravidla nedovolují ({ $reason }).
error-log-decision = „{ $type }“ hráče na { $seat }. místě není tím, k čemu jeho rozhodnutí vede.
error-log-undo = Tuto volbu nebylo možné vzít zpět.

## Knihovna

error-library-folder = Složku s daty { $folder } nelze použít: { $reason }.
error-library-unwritable = Do knihovny { $file } nelze zapisovat: { $reason }.
error-library-damaged = Knihovna { $file } je poškozená: { $reason }. Zůstala beze změny; `tortuga games --rescue` nebo příští spuštění hry zachrání, co lze přečíst.
error-library-elsewhere = Složku s daty { $folder } nelze použít: { $reason }. Hrát se dá i tak. Hry z tohoto spuštění se ukládají do { $elsewhere }; co si chcete nechat, uložte z knihovny do souboru. Nastavení platí, dokud hru nezavřete.
error-library-rescued = Knihovna byla poškozená. Co z ní a z jejích denních kopií šlo přečíst, je zpět; počet her: { NUMBER($games, useGrouping: 0) }. Poškozený soubor je uložen jako { $file }.
error-library-copy = Kopie { $file } je poškozená; knihovna zůstala beze změny.
error-library-foreign = Soubor { $file } patří jinému programu a zůstal beze změny.
error-library-newer = Knihovna { $file } má verzi { $version }; tento program zná nejvýš { $known }. Novější ji otevře.
error-library-full = Disk je plný; do { $file } se nezapsal poslední krok. Nic před ním se neztratilo.
error-library-busy = Knihovnu { $file } právě používá jiný program; zkuste to za chvíli.
error-library-failed = Knihovnu { $file } nelze použít: { $reason }.
error-library-locked = Tortuga už běží se složkou s daty { $folder }.
error-library-no-game = Hra { NUMBER($id, useGrouping: 0) } v knihovně není.
error-library-no-seed = Hra { NUMBER($id, useGrouping: 0) } byla načtena bez semínka: lze si ji prohlédnout, ale ne v ní pokračovat.
error-library-not-deleted = Hra { NUMBER($id, useGrouping: 0) } není smazaná.

## Příkazy v nepravou chvíli

refusal-not-to-act = { $seat }. místo není na řadě.
refusal-undo = Nic nelze vzít zpět: po vaší poslední volbě rozhodla náhoda, odkryly se zástěny nebo hrál někdo jiný.
refusal-redo = Není co provést znovu.
refusal-branch = Tato hra ještě běží a některá její tajemství trvají z kola na kolo: odbočit z ní lze, až skončí.
refusal-option = Volba { $option } nemůže mít tuto hodnotu.
