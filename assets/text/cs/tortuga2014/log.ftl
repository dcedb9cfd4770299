## Lodní deník: krátké věty, na řádek se vejde asi 40 písmen.
## $name, $target, $attacker: jména hráčů, vždy v 1. pádě. Za textem může stát obrázek truhlice.
## $action: 1. a 4. pád se u všech pěti akcí shodují.

log-with-chest = { $text } { $chest }
log-chest-red = (červená truhlice)
log-chest-blue = (modrá truhlice)
log-chest-yellow = (žlutá truhlice)
log-chest-white = (bílá truhlice)
log-chest-purple = (fialová truhlice)

log-action-expand-fleet = Rozšíření flotily
log-action-recruit-crew = Verbování
log-action-treasure-hunt = Hon za pokladem
log-action-board = Přepadení
log-action-raid = Loupež
# the same by number, as the rules tell an action
told-action-0 = { log-action-expand-fleet }
told-action-1 = { log-action-recruit-crew }
told-action-2 = { log-action-treasure-hunt }
told-action-3 = { log-action-board }
told-action-4 = { log-action-raid }
log-start-drawn = Začínající hráč: { $name }
log-dealt-crew = { $name }, posádka:
log-dealt-island = { $name }, ostrov:
log-all-roll =
    { $number ->
        [1] Hází všichni
       *[other] Všichni hází znovu
    }
log-some-roll =
    { $count ->
        [one] Znovu hází { $names }
       *[other] Znovu hází { $names }
    }
log-kept =
    { $count ->
        [one] { $name }: kostka na { $action }
        [few] { $name }: { $count } kostky na { $action }
       *[other] { $name }: { $count } kostek na { $action }
    }
log-kept-skulls =
    { $count ->
        [one] { $name } si nechává lebku
        [few] { $name } si nechává { $count } lebky
       *[other] { $name } si nechává { $count } lebek
    }
log-stuck = { $name }: žádná kostka se nevejde
log-bonus-placed = { $name }: bonus na { $action }
log-bonus-turned = { $name } otáčí bonus na 2: { $action }
log-skulls-declared =
    { $count ->
        [one] { $name }: lebka na { $action }
        [few] { $name }: { $count } lebky na { $action }
       *[other] { $name }: { $count } lebek na { $action }
    }
log-rerolled =
    { $attempt ->
        [1] { $name } musí přehodit
       *[other] { $name } hází ještě jednou
    }

log-action-nobody = { $action }: nikdo se neúčastní
# $tie: yes where the total is tied and the schooner decides
log-action-first =
    { $tie ->
        [yes] { $action }: 1. { $name }, součet { $total } (rozhodl škuner)
       *[no] { $action }: 1. { $name }, součet { $total }
    }
log-action-second =
    { $tie ->
        [yes] 2. { $name }, součet { $total } (rozhodl škuner)
       *[no] 2. { $name }, součet { $total }
    }
log-forfeited = { $name } se vzdává akce { $action }
log-nobody-to-attack = { $name } se vzdává akce { $action }: není na koho zaútočit
log-fleet-expanded = { $name } rozšiřuje flotilu: { $before } → { $after }
log-crew-recruited = { $name } verbuje: { $before } → { $after }
log-hunt =
    { $count ->
        [0] { $name } hledá poklad marně
        [one] { $name } hledá poklad: žeton
        [few] { $name } hledá poklad: jeden ze { $count } žetonů
       *[other] { $name } hledá poklad: jeden z { $count } žetonů
    }
log-hunt-chest =
    { $count ->
        [0] { $name } hledá poklad:
        [one] { $name } hledá poklad: žeton a
        [few] { $name } hledá poklad: jeden ze { $count } žetonů a
       *[other] { $name } hledá poklad: jeden z { $count } žetonů a
    }
log-tile-kept = { $name } si nechává jeden žeton
log-board-takes = { $name }: Přepadení → { $target }, bere
log-board-claims = { $name }: Přepadení → { $target }, z ostrova
log-board-nothing = { $name }: Přepadení → { $target }
log-raid-takes = { $name }: Loupež → { $target }, bere
log-raid-claims = { $name }: Loupež → { $target }, z ostrova
log-raid-nothing = { $name }: Loupež → { $target }
log-board-target = { $name }, loď: { $before } → { $after }
log-raid-target = { $name }, pirát: { $before } → { $after }
log-board-defends = { $name } se brání: { $attacker } { $before } → { $after }
log-raid-defends = { $name } se brání: { $attacker } { $before } → { $after }
log-defends-in-vain = { $name } se brání, { $attacker } zůstává na políčku { $after }

log-draws = { $name } si vytahuje
log-draws-nothing = { $name }: sáček je prázdný
log-moved-home =
    { $count ->
        [one] { $name }: truhlice do Tortugy, celkem { $total }
        [few] { $name }: { $count } truhlice do Tortugy, celkem { $total }
       *[other] { $name }: { $count } truhlic do Tortugy, celkem { $total }
    }
# a chest that finds no room, and where it goes
log-left =
    { $to ->
        [bag] { $name } nemá místo, do sáčku:
       *[island] { $name } nemá místo, na centrální ostrov:
    }
log-round-ended = Příště začíná { $name }
log-score =
    { $points ->
        [one] { $name }: { $points } bod
        [few] { $name }: { $points } body
       *[other] { $name }: { $points } bodů
    }
log-wins =
    { $points ->
        [one] Vítězí { $name }: { $points } bod
        [few] Vítězí { $name }: { $points } body
       *[other] Vítězí { $name }: { $points } bodů
    }
log-shared =
    { $points ->
        [one] O vítězství se dělí { $names }: { $points } bod
        [few] O vítězství se dělí { $names }: { $points } body
       *[other] O vítězství se dělí { $names }: { $points } bodů
    }
