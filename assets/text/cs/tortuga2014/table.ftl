## Stůl při hře: ohlášení, tlačítka, co chybí, proč něco nejde.
## $name: hráč. $action: jméno akce (1. a 4. pád se u všech pěti shodují). $chest: truhlice, už slovy v 1. pádě.

# jen v radách, ve 4. pádě: „o červenou truhlici“
colour-word-red = červenou
colour-word-blue = modrou
colour-word-yellow = žlutou
colour-word-white = bílou
colour-word-purple = fialovou
chest-red = červená truhlice
chest-blue = modrá truhlice
chest-yellow = žlutá truhlice
chest-white = bílá truhlice
chest-purple = fialová truhlice

## Tlačítka a ikony

table-reset = Obnovit

## Co dělají jiní kapitáni (krátce: stojí na stuze)

status-choosing = Vybírá
status-chosen = Vybráno
status-finished = Hotovo
status-stuck = V úzkých
status-ordering = Řadí
status-ready = Hotovo
status-bonus = Bonus
status-skulls = Lebky
status-tile = Dva žetony
status-move = Přesouvá
status-dice =
    { $most ->
        [few] Vybráno { $count } ze { $most }
       *[other] Vybráno { $count } z { $most }
    }
status-place =
    { $place ->
        [1] 1. pozice: hrajete
       *[other] 2. pozice: hrajete
    }
status-rank =
    { $place ->
        [1] 1.
       *[other] 2.
    }
note-bonus = bere si bonus
note-skulls = určuje lebky

## Hod kostkami

keep-title =
    { $number ->
        [1] První hod
        [2] Druhý hod
        [3] Třetí hod
        [4] Čtvrtý hod
       *[other] Pátý hod
    }
keep = Nechte si kostky jednoho symbolu, chcete-li, i s lebkami. Ostatními se hází znovu.
keep-last = Zbývá jedna kostka: nechte si ji.
keep-reroll-title = Povinný přehoz
keep-reroll = Hozeno veřejně. Nechte si kostky jednoho symbolu, chcete-li, i s lebkami.
keep-reroll-last = Hozeno veřejně a vejde se: nechte si ji.
keep-stuck-title = V úzkých
keep-stuck = Žádná kostka se nevejde: kam patří, tam už není místo. Budete přehazovat veřejně.
keep-stuck-button = Nic se nevejde
keep-none-button = Vyberte kostky
keep-button =
    { $count ->
        [one] Nechat { $count } kostku
        [few] Nechat { $count } kostky
       *[other] Nechat { $count } kostek
    }
die-label = Kostka { $letter }: { $face }, { $note }
die-face = { $action } { $number }
die-skull = lebka
die-kept = vybraná
die-must-keep = nechte si ji
die-may-keep = lze nechat
die-may-join = lze přidat
die-other-symbol = jiný symbol
die-no-room = nevejde se
drop-elsewhere = Tato kostka patří na jiné pole: { $action }.
missing-keep =
    { $count ->
        [1] Vyberte kostku: klikněte, nebo stiskněte { $key-die-1 }.
       *[other] Vyberte aspoň jednu kostku: klikněte, nebo stiskněte { $key-die-1 } až { $key-most }.
    }{ $offer }
tray-screen = Za vaší zástěnou
tray-screen-note = vidíte je jen vy
tray-dice = Vaše kostky
tray-open = Veřejně
tray-open-note = tyto kostky vidí všichni
tray-places =
    { $most ->
        [few] { $count } ze { $most }
       *[other] { $count } z { $most }
    }
tray-places-label =
    { $most ->
        [one] místa
       *[other] míst
    }
tray-pick = Vyberte kostky a uvidíte, co dají.
tray-pick-last = Vyberte kostku a uvidíte, co dá.
tray-pick-skulls = Samé lebky: akci určíte po odkrytí zástěn.

reveal-title = Odkrytí zástěn
reveal = Každý ukáže, co si nechal.
surplus-dropped = Truhlice bez místa opouštějí své prostory.
chests-drawn = Každý si vytáhne truhlici ze sáčku.
# who ends the game by it
chests-home = { $name }: { $count } v Tortuze
start-title = Začínající hráč
setup-title = Příprava
chests-dealt = Každý začíná se dvěma truhlicemi.

## Bonusový žeton a lebky

bonus-title = Bonusový žeton
# $way: what can be done with a tile
bonus = Ještě se hází: { $way ->
        [place] položte žeton na prázdné políčko.
        [turn] otočte žeton na 2.
       *[both] položte žeton na prázdné políčko, nebo jeden otočte na 2.
    }
bonus-full = plno
bonus-none-button = Vyberte políčko
bonus-button = +1 na { $action }
bonus-turn-button = Otočit na +2: { $action }
missing-bonus = Vyberte bonusové políčko: klikněte, nebo stiskněte { $key-action-1 } až { $key-action-5 }.{ $offer }
tray-bonus = Bonusový žeton
tray-bonus-note = tajně až do odkrytí
tray-bonus-line = +1 nebo +2 platí do konce hry vždy, když máte u akce kostku.
skulls-title = Lebky
skulls =
    { $count ->
        [one] Nechali jste si jen lebku: otočte ji na akci, kde je místo.
        [few] Nechali jste si samotné lebky ({ $count }): otočte je na jednu akci, kde je místo.
       *[other] Nechali jste si samotné lebky ({ $count }): otočte je na jednu akci, kde je místo.
    }
skulls-none-button = Vyberte akci
skulls-button = Lebky na { $action }
missing-skulls = Vyberte akci: klikněte, nebo stiskněte { $key-action-1 } až { $key-action-5 }.{ $offer }
tray-skulls = Vaše lebky
tray-skulls-note = všechny na jednu akci

## Akce

act-expand-fleet = Máte { $place ->
        [1] 1.
       *[other] 2.
    } pozici: vaše loď { $steps ->
        [0] zůstane na políčku { $after }.
       *[other] { $two ->
            [1] se posune z políčka { $before } na { $after } (ve dvou hráčích o jedno).
           *[other] se posune z políčka { $before } na { $after }.
        }
    }
act-recruit-crew = Máte { $place ->
        [1] 1.
       *[other] 2.
    } pozici: váš pirát { $steps ->
        [0] zůstane na políčku { $after }.
       *[other] { $two ->
            [1] se posune z políčka { $before } na { $after } (ve dvou hráčích o jedno).
           *[other] se posune z políčka { $before } na { $after }.
        }
    }
act-treasure-hunt = { $place ->
        [1] 1. pozice: { $chest ->
            [0] sáček je prázdný
           *[other] truhlice ze sáčku
        }
       *[other] 2. pozice: bez truhlice
    }, { $tiles ->
        [0] žeton s pokladem už žádný nezbyl.
        [one] žeton s pokladem.
       *[other] jeden ze { $tiles } žetonů s pokladem.
    }
act-expand-fleet-button =
    { $steps ->
        [0] Zůstat na 8
       *[other] Rozšířit flotilu +{ $steps }
    }
act-recruit-crew-button =
    { $steps ->
        [0] Zůstat na 8
       *[other] Verbovat +{ $steps }
    }
act-hunt-button = Hon za pokladem
forfeit-button = Vzdát se akce
missing-act = Potvrďte klávesou { $key-confirm }, nebo se akce vzdejte.
tile-title = Hon za pokladem
tile = Jeden z těchto dvou žetonů si nechte. Druhý se vrátí k ostatním.
tile-none-button = Vyberte žeton
tile-button =
    { $coins ->
        [one] Nechat { $coins } zlaťák
        [few] Nechat { $coins } zlaťáky
       *[other] Nechat { $coins } zlaťáků
    }
tile-label =
    { $coins ->
        [one] { $coins } zlaťák
        [few] { $coins } zlaťáky
       *[other] { $coins } zlaťáků
    }
missing-tile = Vyberte žeton: klikněte, nebo stiskněte { $key-die-1 } nebo { $key-die-2 }.{ $offer }
tray-tiles = Dva žetony s pokladem
tray-tiles-note = vidíte je jen vy

## Přepadení a Loupež

steal-board =
    { $two ->
        [1] Máte víc: vyberte, kterou truhlici vezmete, a potvrďte.
       *[other] 1. pozice: vyberte, koho přepadnete a kterou truhlici vezmete, a potvrďte.
    }
steal-raid =
    { $two ->
        [1] Máte víc: vyberte, kterou truhlici vezmete, a potvrďte.
       *[other] 1. pozice: vyberte, koho oloupíte a kterou truhlici vezmete, a potvrďte.
    }
steal-nothing-board = 1. pozice: není co ukrást, ale útok vrátí loď o políčko zpět.
steal-nothing-raid = 1. pozice: není co ukrást, ale útok vrátí piráta o políčko zpět.
claim-board = 2. pozice: vyberte cíl Přepadení a truhlici z centrálního ostrova.
claim-raid = 2. pozice: vyberte cíl Loupeže a truhlici z centrálního ostrova.
claim-nothing-board = 2. pozice: vyberte cíl Přepadení. Na centrálním ostrově není truhlice.
claim-nothing-raid = 2. pozice: vyberte cíl Loupeže. Na centrálním ostrově není truhlice.
steal-vain-board = 1. pozice, ale není co ukrást ani koho vrátit o políčko.
steal-vain-raid = 1. pozice, ale není co ukrást ani koho vrátit o políčko.
claim-vain-board = 2. pozice, ale není co vzít ani koho vrátit o políčko.
claim-vain-raid = 2. pozice, ale není co vzít ani koho vrátit o políčko.
attack-nobody = Nikoho nelze napadnout: nezbývá než se akce vzdát.
attack-none-button = Vyberte cíl
attack-board-button = Přepadnout: { $name }
attack-raid-button = Oloupit: { $name }
note-defends =
    { $token ->
        [boat] brání se: vaše loď { $before } → { $after }
       *[pirate] brání se: váš pirát { $before } → { $after }
    }
note-defends-costs =
    { $token ->
        [boat] brání se: vaše loď { $before } → { $after }, truhlice pryč
       *[pirate] brání se: váš pirát { $before } → { $after }, truhlice pryč
    }
note-defends-in-vain = brání se: zůstanete na 1
note-does-not-defend = nebrání se
note-already = již cílem útoku
note-empty = není co vzít
area-fleet = { $name }: flotila
area-crew = { $name }: posádka
chest-of = { $name }: { $chest }
chest-of-island = Centrální ostrov: { $chest }
missing-steal =
    { $count ->
        [0] Vyberte zářící truhlici, nebo zářící prázdný prostor.
        [1] Vyberte zářící truhlici, nebo zářící prázdný prostor: klikněte, nebo stiskněte { $key-die-1 }.
       *[other] Vyberte zářící truhlici, nebo zářící prázdný prostor: klikněte, nebo stiskněte { $key-die-1 } až { $key-most }.
    }{ $offer }
missing-claim =
    { $count ->
        [0] Vyberte, na koho zaútočíte.
        [1] Vyberte, na koho zaútočíte: klikněte, nebo stiskněte { $key-die-1 }.
       *[other] Vyberte, na koho zaútočíte: klikněte, nebo stiskněte { $key-die-1 } až { $key-most }.
    }{ $offer }
missing-claim-chest =
    { $count ->
        [0] Vyberte ještě truhlici z centrálního ostrova.
        [1] Vyberte ještě truhlici z centrálního ostrova: klikněte, nebo stiskněte { $key-die-1 }.
       *[other] Vyberte ještě truhlici z centrálního ostrova: klikněte, nebo stiskněte { $key-die-1 } až { $key-most }.
    }{ $offer }
outcome-take = Na váš ostrov
outcome-nothing = Žádná truhlice
outcome-fleet = Loď: { $name }
outcome-crew = Pirát: { $name }
outcome-own-defended = Kvůli obraně: vy
outcome-own = Vy
outcome-own-fleet = Vaše loď
outcome-own-crew = Váš pirát
outcome-room-title = Kostky a truhlice
outcome-room = { $before } → { $after }
outcome-bag = ze sáčku
outcome-tiles-title = Žetony s pokladem
outcome-tiles =
    { $count ->
        [0] už žádný
        [one] { $count } žeton
       *[other] jeden ze { $count }
    }
outcome-forfeit = V této akci neuděláte nic. Nikdo nezíská vyšší pozici.
outcome-pick = Vyberte cíl a uvidíte, co se stane.

## Přesun truhlic

move-title = Přesun truhlic
# $last: 1 where the game ends after it
move =
    { $last ->
        [1] Potom hra končí: truhlice platí tam, kde pak leží. Pořadí určujete vy.
       *[other] Flotila do Tortugy, posádka do flotily, ostrov do posádky. Pořadí volíte vy.
    }
move-forced = Flotila do Tortugy, posádka do flotily, ostrov do posádky.
move-held = Teď vyberte nové místo truhlice v její řadě; dalším výběrem téže truhlice ji vrátíte.
move-button = Potvrdit
move-card = { $place }: { $chest }, { $note }
move-stays = nejjistější
move-first-lost = nejméně jistá
move-moves = posune se
move-surplus = přebytek
move-other-row = Truhlice může měnit místo jen ve své řadě.
missing-move = Potvrďte klávesou { $key-confirm }.
tray-order = Seřaďte truhlice
tray-order-note = táhněte, nebo vyberte
tray-order-none = Vaše truhlice se posunou
tray-crew-to-fleet =
    { $count ->
        [one] Posádka → flotila, { $count } místo
        [few] Posádka → flotila, { $count } místa
       *[other] Posádka → flotila, { $count } míst
    }
tray-island-to-crew =
    { $count ->
        [one] Ostrov → posádka, { $count } místo
        [few] Ostrov → posádka, { $count } místa
       *[other] Ostrov → posádka, { $count } míst
    }
tray-surplus-island = Nevejde se { $chest }: půjde na centrální ostrov.
tray-surplus-bag = Nevejde se { $chest }: půjde do sáčku.
tray-surplus-many =
    { $count ->
        [one] Nevejde se { $count } truhlice
        [few] Nevejdou se { $count } truhlice
       *[other] Nevejde se { $count } truhlic
    }. { $island ->
        [0] Půjdou do sáčku.
       *[other] { $bag ->
            [0] Půjdou na centrální ostrov.
           *[other] Na centrální ostrov: { $island }, do sáčku: { $bag }.
        }
    }
tray-costly =
    { $points ->
        [one] Jiné pořadí by v Tortuze vyneslo o { $points } bod víc.
        [few] Jiné pořadí by v Tortuze vyneslo o { $points } body víc.
        [many] Jiné pořadí by v Tortuze vyneslo o { $points } bodu víc.
       *[other] Jiné pořadí by v Tortuze vyneslo o { $points } bodů víc.
    }
tray-no-surplus = Každá truhlice najde místo.

## Čekání

game-over-title = Hra skončila
game-over-count = Teď se sčítají body.
wait-title = Chvilku strpení
wait-title-1 = Hod kostkami
wait-title-3 = Přesun truhlic
wait-chosen = Máte vybráno. Zástěny se odkryjí, až vyberou všichni.
wait-rest = Zbylými kostkami hodíte znovu.
wait-finished = Všechny vaše kostky leží na desce.
wait-moved = Máte vybráno. Truhlice se přesunou, až vyberou všichni.
wait-moved-in-turn = Vaše truhlice se přesunuly. Na řadu přijde každý, po směru hodinových ručiček.
tray-waiting = Vybírají ostatní
tray-done = Vybráno: { $what }
tray-kept-dice =
    { $count ->
        [one] { $count } kostka vybrána
        [few] { $count } kostky vybrány
       *[other] { $count } kostek vybráno
    }

## Proč něco nejde

refusal-not-your-turn = Nejste na řadě.
refusal-not-now = To teď nejde.
refusal-keep-nothing = Aspoň jednu kostku si musíte nechat.
refusal-keep-not-rolled = Touto kostkou se neházelo.
refusal-keep-mixed = Spolu si lze nechat jen kostky jednoho symbolu a lebky.
refusal-keep-no-room =
    { $room ->
        [0] { $action }: plno, figurka víc kostek nedovolí.
        [one] { $action }: vejde se už jen { $room } kostka.
        [few] { $action }: vejdou se už jen { $room } kostky.
       *[other] { $action }: vejde se už jen { $room } kostek.
    }
refusal-no-such-action = Taková akce není.
refusal-bonus-full = Na tomto bonusovém políčku už je 2.
refusal-skulls-no-room =
    { $room ->
        [0] { $action }: plno.
        [one] { $action }: vejde se už jen { $room } kostka.
        [few] { $action }: vejdou se už jen { $room } kostky.
       *[other] { $action }: vejde se už jen { $room } kostek.
    }
refusal-choose-target = Vyberte, na koho zaútočíte.
refusal-no-attack-here = Útočí se jen akcemi Přepadení a Loupež.
refusal-wrong-position = To vaší pozici nepřísluší.
refusal-target-self = Na sebe útočit nemůžete.
refusal-no-such-seat = Tam nikdo nesedí.
refusal-target-already = Na tohoto hráče už v této akci zaútočil hráč na 1. pozici.
refusal-target-empty = V této hře se na prázdné prostory útočit nesmí.
refusal-no-such-chest = Taková truhlice tu není.
refusal-no-such-tile = Takový žeton tu není.
refusal-move-count =
    { $must ->
        [one] Přesunout se tam musí právě { $must } truhlice.
        [few] Přesunout se tam musí právě { $must } truhlice.
       *[other] Přesunout se tam musí právě { $must } truhlic.
    }

## Nabídka a nápověda nad stolem

help-dice = kostky, žetony, akce 1 až 5; truhlice 1 až 9
help-actions = akce zleva doprava
help-forfeit = vzdát se akce

## Cedulky, které padají, když se něco děje (velmi krátce)

pop-score =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
pop-defends = brání se
pop-surplus = bez místa
pop-forfeits = vzdává se

## What the picture tells, for who cannot see it

heard-roll = Hozeno: { $dice }.
heard-die = { $letter } { $face }
heard-total = { $action }: výsledek { $total }.
heard-results = { $name }, zatím: { $results }.
heard-board = { $name }: loď { $boat }, pirát { $pirate }; Tortuga: { $tortuga }; flotila: { $fleet }; posádka: { $crew }; ostrov: { $island }.
heard-empty = nic
