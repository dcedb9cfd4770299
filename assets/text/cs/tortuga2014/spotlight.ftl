## Co se ve ve 2. fázi nad ostrovem. Většina stojí na malých kartách: stručně.
## $name, $attacker: hráči, vždy v 1. pádě.

spot-no-die = žádná kostka
spot-acts = je na řadě
spot-attacked = cíl útoku
spot-tie = shoda: blíž ke škuneru
spot-attacks = útočí silou { $total }
spot-defends =
    { $count ->
        [one] brání se jednou kostkou
        [few] brání se { $count } kostkami
       *[other] brání se { $count } kostkami
    }
spot-best =
    { $two ->
        [1] jedná jen nejlepší
       *[other] jednají dva nejlepší
    }
spot-nothing = tentokrát nic
spot-choose-board = Přepadení: { $two ->
        [1] kterou truhlici?
       *[other] koho?
    }
spot-choose-raid = Loupež: { $two ->
        [1] kterou truhlici?
       *[other] koho?
    }
spot-takes = { $name } bere truhlici
spot-claims = { $name } bere truhlici z ostrova
spot-draws = { $name } si vytahuje truhlici
spot-takes-none = Není tam truhlice
spot-claims-none = { $name } nebere truhlici
spot-empty = ostrov je prázdný
spot-from-island = z centrálního ostrova
spot-safe = v bezpečí na ostrově
spot-fleet = { $name }, loď: o políčko zpět
spot-crew = { $name }, pirát: o políčko zpět
spot-fleet-first = { $name }, loď: už na políčku 1
spot-crew-first = { $name }, pirát: už na políčku 1
spot-defence = { $name } se brání
spot-undefended = { $name } se nebrání
spot-next-chest = Truhlice
spot-next-fleet = { $name }, loď
spot-next-crew = { $name }, pirát
spot-next-defence = Obrana: { $name }
spot-why-nobody = Není na koho zaútočit
spot-why-nothing = Není tu truhlice, kterou by šlo vzít
spot-why-defended = Není tu truhlice, kterou by šlo vzít, a každý cíl se brání
spot-why-will = Z vlastní vůle
spot-room =
    { $change ->
        [same] místo stále pro { $after }
        [more] nově místo pro { $after }
       *[less] místo pro { $after }, ne { $before }
    }
spot-tiles =
    { $count ->
        [one] Žeton s pokladem
        [few] Jeden ze { $count } žetonů
       *[other] Jeden z { $count } žetonů
    }
spot-tiles-secret = vidí jen { $name }
spot-round = Toto kolo
spot-turn =
    { $place ->
        [1] 1. pozice: na řadě je { $name }
       *[other] 2. pozice: na řadě je { $name }
    }
spot-hit-board = { $name } vás přepadá!
spot-hit-raid = { $name } vás olupuje!
spot-lost-chest = Ztrácíte: { $chest }
spot-lost-board = Vaše loď: { $before } → { $after }
spot-lost-raid = Váš pirát: { $before } → { $after }
spot-lost-nothing = Nic neztrácíte
spot-last = Toto může být poslední kolo
spot-ends = Hra končí, jakmile je v Tortuze { $target } truhlic; na konci kola plují flotily domů.
spot-tiles-hidden = +? = žetony s pokladem, zatím lícem dolů
spot-stolen = Ukradeno:
spot-claimed = Z ostrova:
spot-surplus = přebytečné se vracejí do sáčku

## Ve dvou: dva součty proti sobě a co si dva kapitáni dosud udělali.
duel-best = vyšší: jedná
duel-lower = nižší: nic
duel-defends = jen se brání
duel-no-defence = bez kostky, bez obrany
duel-between = Mezi vámi dvěma
duel-points = body bez žetonů
duel-home = v Tortuze, z { $target }
duel-stolen = uloupené truhlice
duel-won = vyhrané akce
side-standings = Pořadí
