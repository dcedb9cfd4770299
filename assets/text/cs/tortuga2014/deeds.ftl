# What somebody decided, where two games of one deal part.

deed-keep =
    { $count ->
        [one] { $name } si nechává kostku { $dice }: { $action }
        [few] { $name } si nechává kostky { $dice }: { $action }
        [many] { $name } si nechává kostky { $dice }: { $action }
       *[other] { $name } si nechává kostky { $dice }: { $action }
    }
deed-skulls =
    { $count ->
        [one] { $name } si nechává lebku na kostce { $dice }
        [few] { $name } si nechává lebky na kostkách { $dice }
        [many] { $name } si nechává lebky na kostkách { $dice }
       *[other] { $name } si nechává lebky na kostkách { $dice }
    }
deed-none = { $name } si nemůže nechat žádnou kostku
deed-bonus = { $name } bere bonusový žeton: { $action }
deed-declare = { $name } otáčí lebky: { $action }
deed-perform = { $name } provádí akci { $action }
deed-forfeit = { $name } se vzdává akce { $action }
deed-tile = { $name } vybírá žeton s pokladem
deed-attack = { $action }: { $name } → { $target }
deed-attack-chest = { $action }: { $name } → { $target } { $chest }
deed-move = { $name } řadí truhlice

# The same as a choice, for whoever has it.
choice-keep =
    { $count ->
        [one] Nechat si kostku { $dice }: { $action }
        [few] Nechat si kostky { $dice }: { $action }
        [many] Nechat si kostky { $dice }: { $action }
       *[other] Nechat si kostky { $dice }: { $action }
    }
choice-skulls =
    { $count ->
        [one] Nechat si lebku na kostce { $dice }
        [few] Nechat si lebky na kostkách { $dice }
        [many] Nechat si lebky na kostkách { $dice }
       *[other] Nechat si lebky na kostkách { $dice }
    }
choice-declare = Lebky: { $action }
choice-bonus = Bonusový žeton: { $action }
choice-tile =
    { $coins ->
        [one] Žeton za { $coins } zlaťák
        [few] Žeton za { $coins } zlaťáky
        [many] Žeton za { $coins } zlaťáku
       *[other] Žeton za { $coins } zlaťáků
    }
choice-forfeit = Vzdát se akce { $action }
choice-move = Flotila: { $fleet }; posádka: { $crew }
choice-no-chest = nic
