# Tooltips of the table: what lies there, with public facts; own secrets only while their corner is open.
tip-card =
    { $seen ->
        [none] Karta { $slot } v řadě, zakrytá. Nikdo si ji neprohlédl.
       *[other] Karta { $slot } v řadě, zakrytá. Znají ji: { $names }
    }
tip-card-known = Karta { $slot } v řadě, znáte ji: { $event }. { $line }
tip-card-none = Tady už žádná karta není.
tip-event = { $event } ({ $group }). { $whole }
tip-deck = Balíček událostí: { $count }
tip-discards = Odhozené karty: { $count }. Prohlížet je smí každý.
tip-votes = Balíček hlasů: { $count }. Ke každému hlasování se přidá jedna jeho karta.
tip-watch = Vyhlížení Armady: odkryto { $past } z { $all }. Armada přijde nejdřív jako { $first }., nejpozději jako { $last }. karta. Oko značí kartu v řadě, kterou znáte.
tip-watch-overtime = Prodloužení: první tým, který vede, ihned vyhrává.
tip-hold =
    { $side ->
        [french] Francouzská pokladnice, { $place }: { $count }
       *[british] Britská pokladnice, { $place }: { $count }
    }
tip-galleon = Poklady na galeoně: { $count }. Nepočítají se nikomu; útoky berou nejdřív odtud.
tip-beach = Poklady na pláži: { $count }. Do pokladnic je dostane rvačka.
tip-score =
    { $side ->
        [french] Francouzi mají { $count }.
       *[british] Britové mají { $count }.
    }
tip-pawn = { $name }: { $stands }
tip-ship =
    { $full ->
        [yes] { $place }: plno, nikdo další nemůže na palubu.
       *[no] { $place }: obsazeno { $count } z 5 míst.
    }
tip-island =
    Tortuga: kdo stojí první, je guvernér.
    { $count ->
        [0] Nikdo tu není.
        [one] Je tu jeden pirát.
        [few] Jsou tu { $count } piráti.
       *[other] Je tu { $count } pirátů.
    }
tip-boat =
    { $state ->
        [closed] { $place }: uzavřený Střelným prachem.
        [taken] { $place }: obsazený, { $name }
       *[free] { $place }: volný.
    }
tip-fan =
    { $count ->
        [0] { $name } už nemá žádný hlas.
        [one] { $name } má 1 hlas.
        [few] { $name } má { $count } hlasy.
       *[other] { $name } má { $count } hlasů.
    }
tip-loyalty =
    { $side ->
        [british] Držíte s Brity.
        [french] Držíte s Francouzi.
        [dutch] Držíte s Nizozemci: při nerozhodném stavu vyhráváte jen vy.
       *[sealed] Vaše loajalita, zapečetěná.
    }
tip-vote = { $card }
tip-action-0 = Tajně si prohlédněte dvě karty z řady a vraťte je.
tip-action-1 = Odkryjte jednu kartu z řady; platí hned.
tip-action-2 = Ukažte na dvě karty a jiného hráče, který jednu z nich naslepo odkryje.
tip-action-3 = Do sousedního člunu, nebo z něj na konec řady.
tip-action-4 = Kapitán: hlasují všichni na palubě. Aspoň jedno dělo a víc pochodní než vod přinese poklad.
tip-action-5 = Kapitán: někdo jiný z paluby jde na konec řady na Tortuze.
tip-action-6 = První důstojník: hlasují všichni na palubě kromě kapitána. Má-li lebku víc než polovina karet, jde kapitán na Tortugu.
tip-action-7 = Plavčík: jeden poklad lodi jde do druhé pokladnice.
tip-action-8 = Guvernér: hlasují všichni na Tortuze. Většina vlajek získá oba poklady ostrova.
tip-log-1667 = Všechno, co se stalo přede všemi.
