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
