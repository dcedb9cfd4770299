# The table: what stands on it.
pic-turn = { $turn }. tah
pic-setup = Před prvním tahem
pic-you = vy
pic-full = plno
pic-closed = uzavřený
pic-free = volný
pic-galleon = Španělská galeona ×{ $count }
pic-beach = pláž ×{ $count }
pic-events = Karty událostí
pic-seen = znáte ji
pic-viewed = Karty, které jste si prohlédli
pic-deck = balíček
pic-discards = odhozené
pic-votes = hlasy
pic-watch = Vyhlížení Armady
pic-watch-turned = odkryto { $past } z { $total }
pic-watch-between = nejdřív { $first }., nejpozději { $last }. karta
pic-watch-overtime = prodloužení: kdo první vede, vyhrává
pic-reveals = { $name } odkrývá { $card }
pic-corner-loyalty = Loajalita
pic-corner-votes = Vaše hlasy
pic-corner-maps = Mapy
pic-peek = podržte: nahlédnout
pic-none = žádná
pic-wins-british = nejvíc pokladů pro Brity
pic-wins-french = nejvíc pokladů pro Francouze
pic-wins-dutch = nerozhodně: vyhrává sama
pic-need-lead = potřebujete vést
pic-has-lead = vedete
pic-need-tie = potřebujete nerozhodně
pic-has-tie = je nerozhodně
pic-needed = Britové { $british }, Francouzi { $french }: { $needed }.
pic-rank-place = { $rank } · { $place }
pic-votes-so-far = Dosavadní hlasování
pic-no-votes = zatím žádné hlasování
pic-vote-attack = Útok, { $place }
pic-vote-mutiny = Vzpoura, { $place }
pic-vote-brawl = Rvačka, { $place }
pic-result-success = úspěch
pic-result-failure = neúspěch
pic-result-british = Britové
pic-result-french = Francouzi
pic-result-tie = nerozhodně
pic-acting =
    { $turns ->
        [one] Rozhoduje { $name }, pak vy
        [few] Na tahu je { $name }, vy za { $turns } tahy
       *[other] Na tahu je { $name }, vy za { $turns } tahů
    }
pic-watching = Nemáte co volit
pic-watching-note = Sledujte ostatní: prozrazuje je, co dělají.
pic-voted = Váš hlas je odevzdán
pic-voted-note = Kdo hlasoval, vytáhne si pak kartu. Nikdo se nedozví, kdo co zahrál.
pic-waiting = Čeká se: { $names }
pic-misses = přichází o tah
pic-may-answer = smí odpovědět
pic-act-view = Prohlédnout 2
pic-act-reveal = Odkrýt 1
pic-act-force = Přinutit
pic-act-row = Veslovat
pic-act-attack = Útok
pic-act-maroon = Vysadit
pic-act-mutiny = Vzpoura
pic-act-sneak = Pašovat
pic-act-brawl = Rvačka

# What a player did last, in the roster: two or three words.
last-looked = prohlíží { $first } a { $second }
last-forced = nutí k odkrytí
last-revealed = odkrývá: { $event }
last-used = používá: { $event }
last-boards-boat = nasedá do člunu
last-rowed-dutchman = vesluje na Holanďana
last-rowed-jolly = vesluje na Jolly Rogera
last-rowed-tortuga = vesluje na Tortugu
last-sneaked-british = pašuje 1 Britům
last-sneaked-french = pašuje 1 Francouzům
last-maroons = vysazuje
last-maroons-whom = vysazuje: { $name }
last-marooned = jde na Tortugu
last-marooned-again = jde na konec řady
last-rescued = jde na palubu
last-missed = přichází o tah
last-attack-success = útok se zdařil
last-attack-failure = útok selhal
last-mutiny-success = vzpoura se zdařila
last-mutiny-failure = vzpoura selhala
last-brawl-british = rvačka: Britové
last-brawl-french = rvačka: Francouzi
last-brawl-tie = rvačka: nerozhodně

# The panel of a vote.
poll-attack = Útok: { $place }
poll-mutiny = Vzpoura: { $place }
poll-brawl = Rvačka na Tortuze
poll-cast = odhlasováno { $cast } z { $voters }
poll-needs = třeba { $count }
poll-needs-lead = třeba +1
poll-torches = pochodně
poll-waters = vody
poll-blanks = prázdné
poll-unturned = zamíchané: nikdo neví, čí je která karta
poll-choosing = všichni tajně volí kartu
poll-over = Výsledek:
poll-attack-success = zdařil se
poll-attack-failure = selhal
poll-mutiny-success = zdařila se
poll-mutiny-failure = selhala
poll-brawl-british = britská pokladnice
poll-brawl-french = francouzská pokladnice
poll-brawl-tie = nerozhodně
poll-if-attack = Dělo a víc pochodní než vod: kapitán bere poklad.
poll-if-mutiny = Víc lebek než prázdných: kapitán jde na Tortugu.
poll-if-brawl = Častější vlajka získá oba poklady Tortugy.
poll-hidden = lícem dolů
poll-left =
    { $count ->
        [one] zbývá otočit 1 kartu
        [few] zbývá otočit { $count } karty
       *[other] zbývá otočit { $count } karet
    }
poll-open =
    { $rest ->
        [1] změnit to může poslední karta
       *[other]
            { $needs ->
                [one] změnit to může 1 karta z { $rest }
                [few] změnit to mohou { $needs } karty z { $rest }
               *[other] změnit to může { $needs } karet z { $rest }
            }
    }

# The moment when all cards of a vote are open.
large-deck = balíček
large-needs-cannon = třeba dělo
large-torches-waters = pochodně − vody
large-cards-mutiny = lebky a prázdné, karet: { $count }
large-cards-brawl = vlajky, karet: { $count }
large-attack-success = Útok se zdařil
large-attack-failure = Útok selhal
large-mutiny-success = Vzpoura se zdařila
large-mutiny-failure = Vzpoura selhala
large-brawl-british = Rvačku vyhráli Britové
large-brawl-french = Rvačku vyhráli Francouzi
large-brawl-tie = Rvačka skončila nerozhodně
large-by-torches =
    { $lead ->
        [one] o jedinou pochodeň
        [few] o { $lead } pochodně
       *[other] o { $lead } pochodní
    }
large-no-cannon = žádné dělo
large-no-torch = žádná pochodeň
large-as-many = stejně vod jako pochodní
large-more-waters = víc vod než pochodní
large-by-skulls = lebky: { $skulls } z { $count }
large-by-flags = vlajky: { $more } : { $less }

# The moment when somebody is marooned.
large-marooned = { $name } jde na Tortugu
large-you-marooned = Jdete na Tortugu
large-many-marooned =
    { $count ->
        [one] Na Tortugu jde { $count }
        [few] Na Tortugu jdou { $count }
       *[other] Na Tortugu jde { $count }
    }
large-you-too-marooned =
    { $count ->
        [one] Na Tortugu jde { $count }, i vy
        [few] Na Tortugu jdou { $count }, i vy
       *[other] Na Tortugu jde { $count }, i vy
    }
large-cancelled = Zrušeno: { $card }
large-jumps = Skok { $whither }
large-by-captain =
    { $ship ->
        [dutchman] kapitán Holanďana
       *[jolly] kapitán Jolly Rogera
    }
large-was = dosud { $rank }
large-place = { $number }. na Tortuze
large-empty = všichni na Tortugu
large-nobody-rises = nikdo nepostoupil
large-keeps-votes = hlasy zůstávají
large-keep-votes = hlasy všem zůstávají
large-card-lost = o hlas méně

# The moment when the person must reveal a card, or Cabin Fever shuffles loyalties.
large-forced-you = Musíte odkrýt kartu
large-forced = { $name } musí odkrýt kartu
large-fever = Dvě loajality se míchají
large-fever-same = Vaše loajalita se nemění
large-fever-changed = Měníte stranu

# The moment when a treasure is taken.
large-spanish = Španělský poklad
large-last-spanish = Poslední španělský poklad
large-robs = Oloupen: { $ship }
large-into-british = do britské pokladnice
large-into-french = do francouzské pokladnice
large-galleon = Galeona
large-ships-now = teď loď proti lodi

# The list of advice.
advice-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
advice-spoken = Volba { $number } z { $count }: šance na výhru { $percent }.
advice-next-page = %: šance na výhru · { $key }: proč, volba po volbě
advice-more = { $key }: šance na výhru a co rozhoduje
choice-leave = Nebrat nic
choice-use-map = Použít mapu
choice-keep-map = Nechat si mapu
choice-swap = Vytáhnout hlas, jeden vrátit
choice-keep-letter = Nechat si list

# What a key lays over the table.
sheet-discards = Odhozené karty událostí
sheet-discards-none = Zatím není odhozená žádná karta události.
