## Co se pokazí. Jedna věta, která věc pojmenuje a případně řekne, co s tím.

error-file = { $file }: { $reason }
error-bad-seed = Semínko musí mít 1 až { $most } bajtů; toto má { $bytes }.

## Záznamy her

error-log-unreadable = Soubor nelze přečíst: { $reason }.
error-log-unwritable = { $file } nelze zapsat: { $reason }.
error-log-empty = Soubor je prázdný; záznam začíná hlavičkou.
error-log-blank = Prázdný řádek; v záznamu žádný není.
error-log-cut = Řádek je nedokončený; tady byl soubor uříznut.
error-log-not-json = Toto není JSON: { $what }.
error-log-not-object = Toto je JSON, ale ne objekt; tím je každý řádek záznamu.
error-log-foreign = Toto není záznam této hry; na prvním řádku musí stát "format": "{ $expected }".
error-log-newer = Záznam má verzi { $version }; tento program zná nejvýš { $known }, novější ho přečte.
error-log-older = Záznam má verzi { $version }, kterou nikdy žádný program nezapsal; současná je { $known }.
error-log-header = Hlavička je chybná: { $what }.
error-log-unknown-game = Hra „{ $game }“ tu není; je tu { $known }.
error-log-options = Volby v hlavičce jsou chybné: { $what }.
error-log-seats = Počet míst v hlavičce je { $seats }, podle voleb { $expected }.
error-log-unknown-event = Událost „{ $type }“ není.
error-log-event = Událost „{ $type }“ je chybná: { $what }.
error-log-field = Událost „{ $type }“ nemá pole „{ $field }“.
error-log-no-seal = Chybí pečeť.
error-log-wrong-seal = Pečeť je { $found }, ale měla by být { $expected }: tento řádek nebo jeho místo někdo změnil.
error-log-after-end = Po konci hry ještě něco následuje.
error-log-commitment = Semínko není to, které bylo slíbeno před hrou.
error-log-branch = Seznam předchozích her v hlavičce není v pořádku.
error-log-early-seed = Semínko je prozrazeno, ačkoli hra neskončila.
error-log-by-rule = „{ $type }“ tam, kde pravidla vedou k „{ $expected }“, nebo s jiným obsahem.
error-log-chance = „{ $type }“ tu není tím, co dává semínko.
error-log-seen = Tento záznam obsahuje jen to, co bylo vidět z rozehrané hry: lze ho vyprávět a prohlížet, ne v něm pokračovat ani ho dokázat.
error-log-impossible = „{ $type }“ se tu náhodou stát nemůže.
error-log-undecided = „{ $type }“, ačkoli má některé místo rozhodnout.
error-log-turn = { $seat }. místo rozhoduje, ačkoli není na řadě.
error-log-illegal = { $seat }. místo rozhoduje, co pravidla nedovolují ({ $reason }).
error-log-decision = „{ $type }“ { $seat }. místa není tím, k čemu jeho rozhodnutí vede.
error-log-undo = Tuto volbu nebylo možné vzít zpět.

## Knihovna

error-library-folder = Složku s daty { $folder } nelze použít: { $reason }
error-library-unwritable = Knihovnu { $file } nelze zapsat: { $reason }
error-library-damaged = Knihovna { $file } je poškozená a zůstala, jak je: { $reason }
error-library-foreign = { $file } patří jinému programu a zůstal, jak je.
error-library-newer = Knihovna { $file } má verzi { $version }; tento program zná nejvýš { $known }. Novější ji otevře.
error-library-full = Disk je plný; { $file } nemohl přijmout poslední krok. Nic před ním se neztratilo.
error-library-busy = Knihovnu { $file } právě používá jiný program; zkuste to za chvíli.
error-library-failed = Knihovnu { $file } nelze použít: { $reason }
error-library-locked = Se složkou s daty { $folder } se už Tortuga hraje.
error-library-no-game = Hra { NUMBER($id, useGrouping: 0) } v knihovně není.
error-library-no-seed = Hra { NUMBER($id, useGrouping: 0) } přišla bez semínka: lze si ji prohlédnout, ne v ní pokračovat.

## Příkazy v nepravou chvíli

refusal-not-to-act = { $seat }. místo není na řadě.
refusal-undo = Nic nelze vzít zpět: po vaší poslední volbě přišla náhoda, odkrytí nebo jiné místo.
refusal-redo = Není co udělat znovu.
refusal-branch = Tato hra ještě běží a drží tajemství z kola na kolo: hrát z ní dál lze, až skončí.
refusal-option = Volba { $option } nemůže mít tuto hodnotu.
refusal-option-start-seat = { $seat }. místo nemůže začínat; počet míst je { $seats }.
refusal-option-dice-set = Vlastní kostky patří k volbě vlastních kostek a naopak.
refusal-option-dice-count = Kostek musí být pět.
refusal-option-dice-faces = Každá kostka potřebuje čísla 1 až 5, každé jednou.
