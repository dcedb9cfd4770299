# The results of a game.

results-winner =
    Vítězí { $name }: { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    } po { $rounds ->
        [one] { $rounds } kole
       *[other] { $rounds } kolech
    }
results-shared =
    O vítězství se dělí { $names }: { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    } po { $rounds ->
        [one] { $rounds } kole
       *[other] { $rounds } kolech
    }
results-tortuga = Truhlice v Tortuze
results-fleet = Truhlice ve flotile
results-crew = Truhlice v posádce
results-sets = Sady červená, modrá, žlutá
results-tracks = Počítadla
results-tiles = Žetony s pokladem
results-key-tortuga = Tortuga: po 3
results-key-fleet = Flotila: po 2
results-key-crew = Posádka: po 1
results-key-sets = Sady: po 3
results-key-tracks = Počítadla: políčka
results-key-tiles = Žetony: zlaťáky
results-total = Body
results-course = Jak to šlo
results-course-note = body po každém kole
results-chances-note = šance na výhru po každém kole
results-turning = { $round }. kolo: { $told } { $name } jde z { $before } na { $after } ze 100.
results-story = Co rozhodlo
results-why =
    Vítězí { $name }, druhé místo: { $second }, rozdíl { $more ->
        [one] 1 bod
        [few] { $more } body
       *[other] { $more } bodů
    }. Nejvíc rozhodly { $category ->
        [tortuga] truhlice v Tortuze
        [fleet] truhlice ve flotile
        [crew] truhlice v posádce
        [sets] sady červené, modré a žluté
        [tracks] obě počítadla
       *[tiles] žetony s pokladem
    } ({ $own } : { $theirs }).
results-lead =
    { $how ->
        [stole] V čele od { $round }. kola díky ukradené truhlici (oběť: { $victim }).
        [robbed] V čele od { $round }. kola, kdy { $robber } krade truhlici (oběť: { $victim }).
        [home] V čele od { $round }. kola, kdy truhlice dopluly do Tortugy.
        [hunt] V čele od { $round }. kola díky honu za pokladem.
        [token] V čele od { $round }. kola díky postupu na počítadle.
       *[other] V čele od { $round }. kola.
    }
results-lead-last =
    { $how ->
        [stole] V čele až od posledního kola díky ukradené truhlici (oběť: { $victim }).
        [robbed] V čele až od posledního kola, kdy { $robber } krade truhlici (oběť: { $victim }).
        [home] V čele až od posledního kola, kdy truhlice dopluly do Tortugy.
        [hunt] V čele až od posledního kola díky honu za pokladem.
        [token] V čele až od posledního kola díky postupu na počítadle.
       *[other] V čele až od posledního kola.
    }
results-lead-back =
    { $how ->
        [stole] V čele znovu v posledním kole díky ukradené truhlici (oběť: { $victim }).
        [robbed] V čele znovu v posledním kole, kdy { $robber } krade truhlici (oběť: { $victim }).
        [home] V čele znovu v posledním kole, kdy truhlice dopluly do Tortugy.
        [hunt] V čele znovu v posledním kole díky honu za pokladem.
        [token] V čele znovu v posledním kole díky postupu na počítadle.
       *[other] V čele znovu v posledním kole.
    }
results-tiles-same = Před žetony s pokladem byl stav { $points } : { $second }, v čele { $leader }. Žetony nic nezměnily.
results-tiles-below =
    Před žetony s pokladem byl stav { $points } : { $second }, v čele { $leader }. Zlaťáky na žetonech: { $climber } { $coins }, { $passed } { $less }; { $level ->
        [yes] stav mezi nimi se tím vyrovnal
       *[no] pořadí mezi nimi se tím obrátilo
    }.
results-tiles-turned = Před žetony s pokladem byl stav { $points } : { $second }, v čele { $leader }. Zlaťáky na žetonech: { $winner } { $coins }, { $leader } { $less }.
results-tiles-level = Před žetony s pokladem byl stav vyrovnaný, { $points } : { $points }.
results-thefts =
    { $all ->
        [yes] Nejvíc ukradených truhlic: { $name } ({ $count }), oběť vždy { $victim }.
       *[no] Nejvíc ukradených truhlic: { $name } ({ $count }), z toho { $most }: oběť { $victim }.
    }
results-no-thefts = Nikdo neukradl truhlici.
results-best-round = Nejlepší bylo { $round }. kolo, kdy { $name } získává body: { $points }.
