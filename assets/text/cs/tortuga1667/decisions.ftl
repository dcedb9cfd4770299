# Decisions: what is asked (do-), what the choice does (does-), what is missing, the tiles of the action bar.
# $name and $who are players and are never declined; $card, $first and $second are I to V; $to, $on and $of are phrases of a place.
pic-act-rescue = Kaperský list
act-view-note = dvě karty
act-reveal-note = otočte kartu
act-force-note = jiný odkrývá
act-row-note = jinam
act-attack-note = o jeden poklad
act-maroon-note = někdo na břeh
act-mutiny-note = proti kapitánovi
act-sneak-note = do druhé
act-brawl-note = o poklady ostrova
act-view-does = Prohlédněte si dvě karty
act-reveal-does = Odkryjte kartu
act-force-does = Přinuťte jiného hráče
act-row-does = Veslujte
act-attack-does = Zavelte k útoku
act-maroon-does = Vysaďte někoho
act-mutiny-does = Vyvolejte vzpouru
act-sneak-does = Propašujte poklad
act-brawl-does = Vyvolejte rvačku
act-rescue-does = Zahrajte Kaperský list
act-view-whole = Zvolte dvě karty z řady. Uvidíte je jen vy.
act-reveal-whole = Zvolte kartu z řady. Otočí se a hned se provede.
act-force-whole = Zvolte dvě karty a hráče, který jednu z nich naslepo odkryje.
act-row-whole = Zvolte, kam veslujete.
act-maroon-whole = Zvolte, kdo z vaší lodi jde na Tortugu.
act-sneak-whole = Zvolte pokladnici, ze které jde poklad do druhé.
act-rescue-whole = Zvolte hráče na Tortuze nebo ve člunu, a loď.
do-act-title = Jste na tahu
do-act = { $rank }, { $place }. Zvolte jednu ze svých akcí.
do-act-plain = { $place }. Zvolte jednu ze svých akcí.
do-act-late = Čas vypršel: prohlédněte si dvě karty.
do-act-none = Zvolte akci. Tady pak uvidíte, co způsobí, ještě než ji potvrdíte: potom už nic vzít zpět nelze.
do-act-button = Zvolte akci
do-act-heading = Nahoře pro všechny, dole podle hodnosti
do-ready = Potvrďte, nebo zvolte znovu.
do-view-card = Zvolte dvě karty z řady.
do-reveal-card = Zvolte kartu z řady.
do-force-card = Zvolte dvě karty, pak hráče.
do-force-pawn = Zvolte, kdo jednu z nich odkryje.
do-row-place = Zvolte, kam veslujete.
do-maroon-pawn = Zvolte, koho vysadíte.
do-sneak-hold = Zvolte pokladnici, ze které jde.
do-rescue-pawn = Zvolte, koho zachráníte.
do-rescue-place = Zvolte loď.
do-view-button = Prohlédnout obě
do-reveal-button = Odkrýt kartu
do-force-button = Přinutit: { $name }
do-row-button = Veslovat
do-attack-button = Zavelet k útoku
do-maroon-button = Vysadit: { $name }
do-mutiny-button = Vyvolat vzpouru
do-sneak-button = Propašovat poklad
do-brawl-button = Vyvolat rvačku
do-rescue-button = Zachránit: { $name }
do-need-act = Zvolte akci
do-need-card = Zvolte kartu
do-need-pawn = Zvolte hráče
do-need-place = Zvolte místo
do-need-stand = Zvolte místo
do-need-from = Zvolte odkud
do-need-hold = Zvolte pokladnici
do-need-way = Zvolte použití
do-need-use = Použít, nebo nechat
do-need-vote = Zvolte hlas
missing-act = Nejdřív zvolte akci.
missing-card = Nejdřív zvolte karty z řady: { $key-digit-1 } až { $key-digit-5 }.
missing-pick = Nejdřív zvolte jednu z obou karet.
missing-pawn = Nejdřív zvolte hráče.
missing-place = { $count ->
    [1] Nejdřív zvolte místo: { $key-place-1 } { $place-1 }.
    [2] Nejdřív zvolte místo: { $key-place-1 } { $place-1 }, { $key-place-2 } { $place-2 }.
    [3] Nejdřív zvolte místo: { $key-place-1 } { $place-1 }, { $key-place-2 } { $place-2 }, { $key-place-3 } { $place-3 }.
   *[other] Nejdřív zvolte místo.
}
missing-stand = Nejdřív zvolte volné místo.
missing-from = Nejdřív zvolte, odkud poklad vezmete, nebo ho nechte být: { $key-digit-0 }.
missing-hold = Nejdřív zvolte pokladnici: { $key-digit-1 } britská, { $key-digit-2 } francouzská.
missing-way = Nejdřív zvolte, k čemu list poslouží.
missing-window = Nejdřív zvolte: mapu použít ({ $key-use-map }), nebo nechat ({ $key-keep-map }).
missing-vote = Nejdřív zvolte hlasovací kartu.
missing-listen = Na tahu je někdo jiný.
missing-talk = Nejdřív zvolte, co chcete říct.
refusal-nobody-else = Nikdo jiný na palubě není.
does-view = Prohlédnete si { $first } a { $second }. Všichni vidí, které to jsou, ale ne, co na nich je.
does-reveal = Karta { $card } se otočí. Provedete ji, ať je jakákoli.
does-reveal-known = Karta { $card } se otočí a provedete ji. { $line }
does-force = { $name } otočí { $first } nebo { $second } a provede ji. Druhá zůstane skrytá.
does-row-boat = Jdete { $to }: bez hodnosti a bez hlasu.
does-row-line = Veslujete { $to }, na konec.
does-attack = Hlasují { $names } a karta z balíčku.
does-mutiny = Hlasují { $names } a karta z balíčku.
does-brawl = Hlasují { $names } a karta z balíčku.
does-nobody = Ukáže se jen karta z balíčku.
need-attack = Je třeba: dělo, víc pochodní než vod.
need-mutiny = Je třeba: víc lebek než prázdných.
need-brawl = Většina vlajek bere oba poklady Tortugy.
does-maroon = { $name } jde na Tortugu, na konec.
does-answer = Může odpovědět: { $maps }.
does-sneak =
    Jeden poklad { $side ->
        [french] do francouzské pokladnice
       *[british] do britské pokladnice
    }: Britové { $british } → { $then_british }, Francouzi { $french } → { $then_french }.
does-rescue = { $name } jde { $to }, na konec.
does-albatrosses = Se dvěma albatrosy na palubě jdou odtamtud všichni na Tortugu.
do-stand = { $place }, místo { $number }
do-leave = Nechat být
do-way-0 = Zachránit hráče
do-way-1 = Vyměnit hlas
do-way-2 = Ponechat
do-hold-title = Váš poklad
do-hold = Zvolte pokladnici své lodi: britskou, nebo francouzskou.
does-hold =
    Váš poklad jde { $side ->
        [french] do francouzské pokladnice
       *[british] do britské pokladnice
    }.
do-hold-button = Uložit poklad
whole-hold = Počítá se národu této pokladnice. Všichni vidí, kterou zvolíte.
whole-place = Na lodi je první kapitán, druhý první důstojník, poslední plavčík.
whole-pick = Kartu, kterou otočíte, provedete, ať je jakákoli. Druhá zůstane v řadě.
whole-take = Počítá se národu pokladnice, ve které nakonec leží. Všichni vidí, co zvolíte.
do-place-title = Zvolte své místo
do-place = Loď nebo Tortuga, pak volné místo.
does-place = Začínáte { $on }, místo { $number }. Mezery se uzavřou, až budou stát všichni.
do-place-button = Stát zde
do-pick-title = Musíte odkrýt kartu
do-pick = { $forcer } ukazuje: odkryjte { $first } nebo { $second }.
does-pick = Karta { $card } se otočí. Provedete ji, ať je jakákoli.
do-pick-button = Odkrýt { $card }
do-pick-late = Čas vypršel: { $who }. Volíte { $first } nebo { $second }.
does-pick-late = { $who } otočí kartu { $card } a provede ji.
do-pick-late-button = Zvolit { $card }
do-take-title = Útok se zdařil
do-take = Zvolte, odkud poklad vezmete, a svou pokladnici, nebo ho nechte být.
do-take-hold = Zvolte pro poklad svou pokladnici, nebo ho nechte být.
does-take =
    Jeden poklad jde { $side ->
        [french] do vaší francouzské pokladnice
       *[british] do vaší britské pokladnice
    }.
do-take-button = Vzít poklad
do-leave-button = Nebrat nic
does-leave = Poklad zůstane, kde je.
do-pistol-title = Pistole
do-pistol = Zvolte, kdo jde na Tortugu, třeba vy.
    .edition-v2 = Zvolte, kdo jiný jde na Tortugu.
does-pistol = { $name } jde na Tortugu, na konec.
do-pistol-button = Výstřel: { $name }
do-letter-title = Kaperský list
do-letter = Zachraňte hráče, nebo vyměňte hlas.
    .edition-v2 = Zachraňte hráče, nebo si list nechte.
do-rescue = Zvolte, koho zachráníte, pak loď.
do-swap-vote = Vytáhněte si hlas, pak jeden dejte navrch.
does-swap-vote = Vytáhnete si hlas a jeden dáte navrch: bude platit v příštím hlasování.
do-swap-vote-button = Vytáhnout hlas
do-keep-letter = Nechte si list na pozdější akci.
does-keep-letter = List zůstane u vás. Později je to samostatná akce.
do-keep-letter-button = Ponechat list
do-give-title = { $event }
do-give = Zvolte, kdo mapu dostane.
does-give = { $name } dostane mapu a má ji odkrytou.
do-give-button = Dát: { $name }
do-powder-title = Střelný prach
do-powder = Zvolte člun Holanďana, nebo Jolly Rogera.
does-powder = Tento člun je uzavřen v obou směrech.
does-powder-other = Druhý se znovu otevře.
does-powder-inside = { $name } v něm sedí a jde na Tortugu.
do-powder-button = Vyhodit do povětří
do-fever-title = Ponorková nemoc
do-fever = Zvolte, s kým loajality zamícháte.
does-fever = { $name } a vy: obě loajality se zamíchají a znovu rozdají. Oba se podíváte.
do-fever-button = Zamíchat: { $name }
do-nest-title = Vraní hnízdo
do-nest = Zvolte, čí hlasy se vyberou znovu, třeba vaše.
does-nest =
    { $cards ->
        [0] { $name } nemá žádnou hlasovací kartu, není tedy co vybírat.
       *[other] Tyto hlasy jdou do balíčku a vy vyberete nové: { $name }.
    }
do-nest-button = Nové hlasy: { $name }
do-search-title = Nové hlasy: { $name }
do-search =
    Vyberte { $count ->
        [one] jednu kartu
        [few] { $count } karty
       *[other] { $count } karet
    }: { $name }
do-search-left =
    { $count ->
        [one] Chybí jedna karta
        [few] Chybí { $count } karty
       *[other] Chybí { $count } karet
    }
do-search-button = Dát tyto hlasy
do-search-kind = { $card } ({ $count })
do-atlantis-first = Nejdřív Atlantida
do-gap = Před dalším tahem ({ $name }): Atlantida?
do-jump-attack = { $name } velí k útoku. Přeskočíte před hlasováním?
do-jump-mutiny = { $name } vyvolává vzpouru. Přeskočíte před hlasováním?
do-dodge = { $name } vás vysazuje. Přeskočíte místo toho?
do-fountain-captain = { $name } vás vysazuje. Zůstanete?
do-fountain-pistol = Pistole míří na vás. Zůstanete?
do-fountain-spot = Černá známka: čeká vás vysazení. Zůstanete?
do-fountain-mutiny = Vzpoura se zdařila. Zůstanete?
does-fountain = Zůstanete { $on }. Mapa se odhodí.
does-jump = Přeskočíte { $to }, na konec. Mapa se odhodí.
does-keep = Mapa zůstane u vás a hra pokračuje.
does-keep-marooned = Čeká vás vysazení: na konec řady na Tortuze.
does-keep-lose = Půjdete na konec řady a natrvalo přijdete o hlasovací kartu.
window-use-fountain = Když ji použijete, zůstanete { $on }.
window-use-jump = Když ji použijete, přeskočíte { $to }.
window-keep = Když si ji necháte, hra pokračuje.
window-keep-marooned = Když si ji necháte, čeká vás vysazení.
window-keep-lose = Když si ji necháte, přijdete natrvalo o hlasovací kartu.
do-use-button = Použít mapu
do-keep-button = Nechat si mapu
do-ballot = Zvolte hlas, který zahrajete.
do-ballot-two = Zvolte jeden hlas, nebo s Eldoradem dva.
do-vote-mixed = Vaše karty leží při každém pohledu v jiném pořadí.
do-ballot-attack-title = Hlasování: útok
do-ballot-mutiny-title = Hlasování: vzpoura
do-ballot-brawl-title = Hlasování: rvačka
do-ballot-attack-whole = Platí dělo, pochodeň nebo voda nahoře na kartě.
do-ballot-mutiny-whole = Platí lebka nebo prázdno dole na kartě.
do-ballot-brawl-whole = Platí vlajka uprostřed karty.
does-ballot = Zahrajete: { $cards }. Nikdo se nedozví, čí karta to byla.
does-ballot-two = Eldorado se odhodí.
do-ballot-button = Hlasovat
do-swap-title = Kaperský list
do-swap = Zvolte hlas, který půjde navrch balíčku.
do-swap-whole = Bude to karta z balíčku v příštím hlasování a znáte ji jen vy.
does-swap = Navrch balíčku: { $cards }.
do-swap-button = Dát navrch
do-lose-title = Ztrácíte hlas
do-lose = Zvolte hlas, který ztratíte.
do-lose-whole = Kdo je vysazen, když už na Tortuze je, přijde o hlasovací kartu. Ta jde pod balíček hlasů, navždy.
does-lose = Navždy ztraceno: { $cards }.
do-lose-button = Odevzdat tento hlas
do-talk-title = Hovor
do-talk-tip = Řekněte všem něco; znovu: další věty.
do-talk-line = Zvolte, co všem řeknete. Řekne se to hned.
do-talk-card = Zvolte kartu, o které mluvíte.
do-talk-seat = Zvolte, o kom mluvíte.
do-talk-event = Zvolte, co to prý je.
do-talk-done = Potvrďte a řeknete to.
do-talk-button = Říct
do-listen-title = Rozhodují ostatní
do-listen = Mezitím smíte něco říct.
help-digits = akce, pak volby k nim
help-maps = mapu použít nebo nechat
help-talk = něco říct
help-votes = dosavadní hlasování
help-discards = odhozené události
help-recap = co se stalo od vašeho tahu
action-digit-0 = Číslice 0: nechat být
action-digit-1 = Akce nebo volba 1
action-digit-2 = Akce nebo volba 2
action-digit-3 = Akce nebo volba 3
action-digit-4 = Akce nebo volba 4
action-digit-5 = Akce nebo volba 5
action-digit-6 = Akce nebo volba 6
action-digit-7 = Akce nebo volba 7
action-digit-8 = Akce nebo volba 8
action-digit-9 = Akce nebo volba 9
action-use-map = Použít mapu
action-keep-map = Nechat si mapu
action-talk = Hovor
action-votes = Dosavadní hlasování
action-discards = Odhozené události
recap-scores = Britové { $british } → { $then_british }, Francouzi { $french } → { $then_french }
recap-quiet =
    { $views ->
        [0] Plavby: { $rows }
       *[other]
            { $rows ->
                [0] Prohlédnuté karty: { $views }
               *[other] Prohlédnuté karty: { $views }, plavby: { $rows }
            }
    }
action-guess = Tip k hráči, na kterého ukazujete
action-pin = Připíchnout řádek deníku k hráči
help-guess = další tip k hráči pod ukazatelem nebo s výběrem
help-pin = zapsat řádek deníku pod ukazatelem, jinak poslední

# For who cannot see the table. $names: who stands at a place, in order.
heard-line = { $place }: { $names }.
heard-votes = Vaše hlasy: { $votes }.
