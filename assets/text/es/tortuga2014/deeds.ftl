# What somebody decided, where two games of one deal part.

deed-keep =
    { $count ->
        [one] { $name } guarda el dado { $dice }: { $action }
       *[other] { $name } guarda los dados { $dice }: { $action }
    }
deed-skulls =
    { $count ->
        [one] { $name } guarda la calavera del dado { $dice }
       *[other] { $name } guarda las calaveras de los dados { $dice }
    }
deed-none = { $name } no puede guardar ningún dado
deed-bonus = { $name } toma una ficha de bonificación: { $action }
deed-declare = { $name } gira calaveras a { $action }
deed-perform = { $name } realiza { $action }
deed-forfeit = { $name } renuncia a { $action }
deed-tile = { $name } elige una ficha de tesoro
deed-attack = { $action }: { $name } contra { $target }
deed-attack-chest = { $action }: { $name } contra { $target }, { $chest }
deed-move = { $name } ordena los cofres

# The same as a choice, for whoever has it.
choice-keep =
    { $count ->
        [one] Guardar el dado { $dice }: { $action }
       *[other] Guardar los dados { $dice }: { $action }
    }
choice-skulls =
    { $count ->
        [one] Guardar la calavera del dado { $dice }
       *[other] Guardar las calaveras de los dados { $dice }
    }
choice-declare = Calaveras a { $action }
choice-bonus = Ficha de bonificación: { $action }
choice-tile =
    { $coins ->
        [one] La ficha de { $coins } moneda
       *[other] La ficha de { $coins } monedas
    }
choice-forfeit = Renunciar a { $action }
choice-move = Flota: { $fleet }; tripulación: { $crew }
choice-no-chest = nada
