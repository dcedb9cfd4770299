# The log: short sentences in the present tense, about 40 letters wide. $name, $target and $names are players
# and are never declined; $on, $to, $off and $of are phrases of a place, $card is I to V, $event a card's name.
log-list-and = { $first } a { $last }
log-loyalties = Každý dostává loajalitu
log-loyalty-shown = { $name }: { $side }
log-votes-dealt =
    { $count ->
        [one] Každému tři hlasy, v balíčku 1 karta
        [few] Každému tři hlasy, v balíčku { $count } karty
       *[other] Každému tři hlasy, v balíčku { $count } karet
    }
log-hand = { $name }: { $cards }
log-events-laid = Karty událostí: { $count }, pět v řadě
log-pawns = { $place }: { $names }
log-pawn-drawn = { $name } si volí místo
log-place-taken = { $name } jde { $to }, místo { $number }
log-treasure-placed =
    { $name } ukládá 1 poklad { $side ->
        [french] do francouzské pokladnice
       *[british] do britské pokladnice
    }
log-turn = { $turn }. tah: { $name }
log-turn-missed = { $name } přichází o tah
log-second-action = { $name } má druhou akci
log-time-over = Čas vypršel: { $name }
log-looked = { $name } si prohlíží { $first } a { $second }
log-looked-open = { $name } si prohlíží: { $first } je { $event }, { $second } je { $other }
log-turned = { $name } odkrývá { $card }: { $event }
log-forced = { $name }: { $target } musí odkrýt { $first }, nebo { $second }
log-picked-late = { $name } volí { $card }
log-rowed-out = { $name } přestupuje { $off } do člunu
log-rowed-in = { $name } vesluje { $to }
log-sneaked =
    { $name } pašuje 1 poklad { $side ->
        [french] do francouzské pokladnice
       *[british] do britské pokladnice
    }
log-maroons = { $name } vysazuje: { $target }
log-commands = { $name } přebírá velení { $of }

log-called-attack = { $name } velí k útoku
log-called-mutiny = { $name } vyvolává vzpouru
log-called-brawl = { $name } vyvolává rvačku
log-void-attack = Útok se nekoná: kapitán je pryč
log-void-mutiny = Vzpoura se nekoná: chybí kapitán nebo ten, kdo ji vyvolal
log-void-brawl = Rvačka se nekoná
log-absent = { $names }: Pirátský kodex, bez hlasu
log-nobody-votes = Nikdo nehlasuje: rozhodne karta z balíčku
log-ballot-open = { $name } hraje: { $cards }
log-attack-success = Útok { $of } se zdařil: { $tally }
log-attack-failure = Útok { $of } selhal: { $tally }
log-mutiny-success = Vzpoura { $on } se zdařila: { $tally }
log-mutiny-failure = Vzpoura { $on } selhala: { $tally }
log-mutiny-tie = Vzpoura { $on }: { $tally }, nerozhodně
log-brawl-british = Rvačka: { $tally }, britská většina
log-brawl-french = Rvačka: { $tally }, francouzská většina
log-brawl-tie = Rvačka: { $tally }, nerozhodně
log-played-two = { $name } hraje dva hlasy: Eldorado
log-draws-vote = { $name } si vytahuje hlas
log-took-galleon =
    { $name } bere 1 poklad z galeony { $side ->
        [french] do francouzské pokladnice
       *[british] do britské pokladnice
    }
log-took-ship =
    { $name } bere 1 poklad druhé lodi z { $source ->
        [french] francouzské
       *[british] britské
    } pokladnice { $side ->
        [french] do francouzské
       *[british] do britské
    }
log-took-nothing = { $name } se pokladu vzdává
log-took-none = { $name } nemá co vzít
log-settled-british = Oba poklady do britské pokladnice
log-settled-french = Oba poklady do francouzské pokladnice
log-settled-tie = Do každé pokladnice jeden poklad

log-fountain = Pramen mládí: { $name } zůstává { $on }
log-atlantis = Atlantida: { $name } přeskakuje { $to }
log-marooned = { $name } jde na Tortugu
log-marooned-again = { $name } jde na konec řady
log-vote-lost = { $name } ztrácí hlas
log-vote-lost-open = { $name } odevzdává: { $cards }
log-last-vote-lost = { $name } ztrácí poslední hlas
log-albatrosses = Dva albatrosi { $on }: všichni jdou na Tortugu

log-shot = { $name } míří Pistolí: { $target }
log-shot-self = { $name } míří na sebe
log-rescued = { $name } zachraňuje: { $target } jde { $to }
log-rescued-self = { $name } se zachraňuje { $to }
log-vote-swapped = { $name } mění hlas s balíčkem
log-vote-swapped-open = { $name } si vytahuje: { $cards }
log-vote-put-back-open = { $name } dává navrch: { $cards }
log-letter-kept = { $name } si nechává Kaperský list
log-map-given = { $name } dává mapu, dostává ji { $target }: { $event }
log-blown-up =
    { $name } vyhazuje do povětří { $boat ->
        [jolly-boat] člun u Jolly Rogera
       *[dutchman-boat] člun u Holanďana
    }
log-infected = { $name } a { $target }: loajality se míchají
log-nested = { $name } vybírá nové hlasy, dostane je { $target }
log-nested-self = { $name } si vybírá nové hlasy
log-swapped = Mění se: { $name } a { $target }
log-bells = Nové pořadí { $on }: { $names }
log-kept = { $name } si nechává: { $event }
log-scurvy =
    { $count ->
        [one] O příští tah přichází { $names }
        [few] O příští tah přicházejí { $names }
       *[other] O příští tah přicházejí { $names }
    }
log-storm-galleon =
    { $count ->
        [0] Na palubě není poklad: nic se nevrací
        [one] 1 poklad zpět na galeonu
        [few] { $count } poklady zpět na galeonu
       *[other] { $count } pokladů zpět na galeonu
    }
log-storm-tortuga =
    { $count ->
        [0] V pokladnicích nic není: nic se nevrací
        [one] 1 poklad zpět na pláž
        [few] { $count } poklady zpět na pláž
       *[other] { $count } pokladů zpět na pláž
    }
log-storm-both = Do každé pokladnice na Tortuze jeden poklad
log-fizzled = Tady nemá účinek: { $event }
log-overtime = Nerozhodně: prodloužení, karet událostí: { $count }; kdo první vede, vyhrává
log-overtime-again = Karty došly, znovu zamíchaných událostí: { $count }
log-was-british = { $name } drží s Brity
log-was-french = { $name } drží s Francouzi
log-was-dutch = { $name } drží s Nizozemci
log-won-british = Vyhrávají Britové { $british } : { $french }
log-won-french = Vyhrávají Francouzi { $french } : { $british }
log-won-dutch = Nerozhodně { $british } : { $french }, vyhrávají Nizozemci
log-won-nobody = Remíza { $british } : { $french }
log-said = { $name }: „{ $words }“

# What somebody decided, where two games of one deal part.
deed-reveals = { $name } odkrývá { $card }
deed-picks = { $name } volí { $card }
deed-votes = { $name } hlasuje
deed-votes-open = { $name } hlasuje: { $cards }
deed-keeps = { $name } si nechává mapu: { $event }
deed-loses-open = { $name } odevzdává: { $cards }
deed-puts-back = { $name } dává hlas navrch
deed-puts-open = { $name } dává navrch: { $cards }
deed-composes = { $name } vybírá nové hlasy: { $target }
deed-composes-open = { $name } vybírá nové hlasy, { $target }: { $cards }
