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
deed-attack-chest = { $action }: { $name } → { $target }, { $chest }
deed-move = { $name } řadí truhlice
