# Por qué un capitán prefiere una elección y cómo se presentan los capitanes.
# Antes, el juego cambia action por el nombre de la acción, chest por el color y seat por el nombre del jugador.

advice-lead = { $skulls ->
    [1] Calaveras, quizá para { $action }
   *[other] { $action }
}
advice-total = { $lead }: { $small ->
    [1] incluso un resultado de { $total }
   *[other] un resultado de { $total }
} { $likely ->
    [sure] dará la 1.ª posición con toda seguridad.
    [usual] suele dar la 1.ª posición.
   *[fair] tiene opciones de dar la 1.ª posición.
}
advice-tie = En caso de empate, vas por delante.
advice-defends = Un dado allí te defiende: quien te ataque retrocede una casilla.
advice-skulls-beat = { $lead }: { $seat } aún puede superar tu { $total } con calaveras.
advice-skulls-wait = Las calaveras guardadas solas esperan: eliges su acción tras la revelación, cuando ya sabes qué han guardado los demás.
advice-safe = { $action }: esta acción ya es tuya casi con seguridad.
advice-safe-best = Nada promete más.
advice-seldom = { $lead }: un resultado de { $total } rara vez o nunca daría la 1.ª posición.
# $hope: lo que habla a su favor pese a todo
advice-seldom-best = { $lead }: un resultado de { $total } { $hope ->
    [more] aún es poco, pero pueden sumarse más dados.
    [defends] rara vez o nunca dará la 1.ª posición, pero un dado allí te defiende: quien te ataque retrocede una casilla.
   *[none] rara vez o nunca dará la 1.ª posición, pero en conjunto ninguna opción es mejor.
}
advice-stuck = No se puede guardar ninguno de estos dados.
advice-pips = Ya suma { $pips } en { $action }.
advice-declare = { $action } llega a { $total }.
advice-bonus = La ficha ayudará en { $action } en las próximas rondas.
advice-bonus-total = { $action } llega ahora a { $total }, y ayuda en las próximas rondas.
advice-perform = { $deed ->
    [expand-fleet] Hace avanzar tu barco.
    [recruit-crew] Hace avanzar a tu pirata.
   *[other] { $bag ->
        [1] Te da una ficha de tesoro y un cofre de la bolsa.
       *[other] Te da una ficha de tesoro.
    }
}
advice-steal = Roba un cofre { $chest } a { $seat }.
advice-claim = { $weak ->
    [0] Se lleva el cofre { $chest } de la isla central.
   *[other] Se lleva el cofre { $chest } de la isla central y debilita a { $seat }.
}
# after a chest that is taken
advice-set = Con él completas una combinación.
advice-double = Un cofre morado cuenta el doble.
advice-leads = { $seat } va en cabeza.
advice-attack = { $weak ->
    [0] Ataca a { $seat }, pero sin efecto.
   *[other] Debilita a { $seat }.
}
advice-forfeit = Actuar no da más de lo que cuesta.
advice-forfeit-waived = No haces nada en esta acción.
advice-forfeit-exposed = Si atacas a { $target }, { $seat } solo podrá atacarte a ti.
advice-tile = { $coins ->
    [one] Un tesoro de { $coins } moneda.
   *[other] Un tesoro de { $coins } monedas.
}
advice-move = { $lost ->
    [0] Todos los cofres tienen sitio.
    [one] Un cofre no tiene sitio.
   *[other] { $lost } cofres no tienen sitio.
}
# after it, of the best order
advice-move-best = { $lost ->
    [0] Este orden protege lo que más promete.
   *[other] Este orden conserva lo que más promete.
}
advice-move-cost = { $points ->
    [one] De momento cuesta { $points } punto, pero a la larga promete más.
   *[other] De momento cuesta { $points } puntos, pero a la larga promete más.
}
advice-move-fewer = { $points ->
    [one] Vale en Tortuga { $points } punto menos que la mejor opción.
   *[other] Vale en Tortuga { $points } puntos menos que la mejor opción.
}
advice-move-later = { $points ->
    [one] Otro orden valdría en Tortuga { $points } punto más, pero este promete más.
   *[other] Otro orden valdría en Tortuga { $points } puntos más, pero este promete más.
}
advice-random = Puro azar.

# La primera frase, cuando decide algo distinto del propio motivo.
advice-decides-tiles = Deciden las fichas de bonificación: cuanto antes estén colocados todos tus dados, más recibes.
advice-decides-place = Decide { $action }: así te quedan para ella los mejores dados.

# El panel de consejos. Por qué una opción es mejor que la siguiente: como mucho una frase, solo si decide una parte.
advice-why-place = Decide { $action }, con todo lo que trae consigo.
advice-why-tiles = Deciden las fichas de bonificación.
advice-why-chests = Deciden los cofres.
advice-why-boats = Deciden los barcos.
advice-why-pirates = Deciden los piratas.
advice-why-coins = Deciden las monedas.
advice-why-fleets = Deciden los cofres de las zonas de flota.
advice-why-crews = Deciden los cofres de las zonas de tripulación.
advice-part-tiles = fichas de bonificación
advice-part-chests = cofres
advice-part-boats = barcos
advice-part-pirates = piratas
advice-part-coins = monedas
advice-part-fleets = cofres de las flotas
advice-part-crews = cofres de las tripulaciones
advice-keep-none = No guardar nada
advice-percent = { NUMBER($percent, maximumFractionDigits: 0) } %
advice-share = { $percent } %
advice-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $lead: by how much, $ahead: 1 or 0
advice-points = Tras esta ronda, unos { $points } puntos, { $ahead ->
    [1] ventaja { $lead }
   *[0] desventaja { $lead }
}
advice-against = Ventaja sobre la siguiente opción: { $points }
advice-last = La última opción: no hay otra detrás.
advice-only = No hay otra opción.
advice-order = Solo queda elegir el orden.
advice-next-page = %: probabilidad de ganar · { $key }: por qué, una a una
advice-more = { $key }: probabilidades y qué decide
advice-even = Casi igual de buenas:
advice-plain-spoken = Está elegida la mejor de { $count } opciones.
advice-level = ≈ { $percent }
advice-spoken-level = Opción { $number } de { $count }: casi tan buena como la mejor, probabilidad de ganar cerca del { $percent }.
advice-spoken = Opción { $number } de { $count }: probabilidad de ganar { $percent }.
# Qué cambió desde el último consejo, si fueron más de cinco puntos; $what es una de las frases siguientes.
advice-since = { $before } en el último consejo, ahora { $now }: { $what }
advice-since-roll = { $good ->
    [1] tu tirada es mejor que la mayoría.
   *[0] tu tirada es peor que la mayoría.
}
advice-since-revealed = { $seat } reveló { $total } en { $action }.
advice-since-unbeaten = por ahora nadie supera tu { $total } en { $action }.
advice-since-stolen = { $seat } te ha quitado un cofre { $chest }.
advice-since-points = puntos desde entonces: { $seat } { $points }, tú { $own }.
advice-since-actions = por lo que ha pasado desde entonces.
advice-ranked = { $percent } ±{ $error }
advice-against-own = Ventaja sobre tu opción: { $points }
# The ladder of the tutor, where points are told beside chances.
tutor-ranking-note = La probabilidad de ganar contra estos rivales.
tutor-why-note = Puntos: tras esta ronda. Probabilidad: la partida.
