# Por qué un capitán prefiere una elección y cómo se presentan los capitanes.
# Antes, el juego cambia action por el nombre de la acción, chest por el color y seat por el nombre del jugador.

advice-keep = { $action }: un resultado de { $total } sería el mejor en el { $chance } % de las rondas.
advice-keep-skulls = Calaveras para { $action }: un resultado de { $total } sería el mejor en el { $chance } % de las rondas.
advice-seldom = { $action }: un resultado de { $total } rara vez sería el mejor.
advice-seldom-best = { $action }: { $total } rara vez será lo mejor, pero nada promete más.
advice-stuck = No se puede guardar ninguno de estos dados.
advice-pips = { $pips ->
    [one] { $pips } punto ya en { $action }.
   *[other] { $pips } puntos ya en { $action }.
}
advice-declare = { $action } llega a { $total }.
advice-declare-chance = { $action }: un resultado de { $total } sería el mejor en el { $chance } % de las rondas.
advice-bonus = La ficha ayudará en { $action } en las próximas rondas.
advice-bonus-total = { $action } llega ahora a { $total }, y ayuda en las próximas rondas.
advice-perform = { $action } solo trae cosas buenas.
advice-steal = Toma un cofre { $chest } de { $seat }.
advice-claim = Toma el cofre { $chest } de la isla y debilita a { $seat }.
advice-attack = Debilita a { $seat }.
advice-forfeit = Actuar costaría más de lo que da.
advice-tile = { $coins ->
    [one] Un tesoro de { $coins } moneda.
   *[other] Un tesoro de { $coins } monedas.
}
advice-move = { $lost ->
    [0] Todos los cofres tienen sitio, los más valiosos donde están más seguros.
    [one] Un cofre no tiene sitio; los más valiosos quedan donde están más seguros.
   *[other] { $lost } cofres no tienen sitio; los más valiosos quedan donde están más seguros.
}
advice-random = Puro azar.

player-random = Pecio
player-random-about = Va a la deriva: toda elección permitida es igual de probable.
player-greedy = Rapaz
player-greedy-about = Más puntos ahora, el mejor cofre ahora, y ni un pensamiento para los rivales.
player-additive = Contable
player-additive-about = Conoce los dados con exactitud y valora cada acción por sí misma.
player-deckhand = Marinero
player-deckhand-about = Ve sus propios dados y poco más, y se confunde con facilidad.
player-mate = Contramaestre
player-mate-about = Conoce el oficio, pero no mira lo que tiran los rivales.
player-quartermaster = Intendente
player-quartermaster-about = Cuenta los dados de los rivales y yerra cuando la cosa está reñida.
player-captain = Capitán
player-captain-about = Ve la ronda entera; solo se le escapan las diferencias finas.
player-admiral = Almirante
player-admiral-about = Juega cada ronda en su cabeza y toma la mejor opción de ganar.
player-raider-about = Vive para el abordaje y la incursión.
player-shipwright-about = Quiere la flota más grande.
player-recruiter-about = Quiere a todo el mundo en cubierta.
player-treasure-hunter-about = Nunca pasa un tesoro de largo.
player-gambler-about = Confía en su suerte, sigue tirando y deja las fichas de bonificación a otros.
player-sprinter-about = Coloca sus dados antes que nadie y llena su tablero de fichas de bonificación.

error-weights-broken = { $file } no es un archivo de pesos: { $reason }
error-weights-features = { $file } se aprendió para otra tabla de rasgos ({ $found }); este motor tiene { $expected }. Entrénalo de nuevo: python -m ai.training
error-weights-groups = { $file } no nombra los grupos de rasgos en su orden.
error-character-broken = { $file } no es un carácter: { $reason }
error-character-action = A { $file } le gusta «{ $action }», pero no hay tal acción. Hay: { $names }.
error-character-range = { $file }: { $field } es { $value } y debe estar entre { $least } y { $most }.

error-unknown-player = No hay ningún jugador del ordenador llamado «{ $name }». Hay: { $names }.
error-simulate-seats = Una simulación necesita de { $least } a { $most } jugadores, no { $seats }.
error-simulate-games = Una simulación necesita al menos una partida, no { $games }.

# El panel de consejos. Por qué una opción es mejor que la siguiente: como mucho una frase, solo si decide una parte.
advice-why-place = Decide { $action }: el puesto que se alcanza allí.
advice-why-tiles = Deciden las fichas de bonificación.
advice-why-chests = Deciden los cofres.
advice-why-boats = Deciden los barcos.
advice-why-pirates = Deciden los piratas.
advice-why-coins = Deciden las monedas.
advice-why-fleets = Deciden los cofres de las zonas de flota.
advice-why-crews = Deciden los cofres de las zonas de tripulación.
advice-keep-none = No guardar nada
advice-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
advice-share = { $percent } %
advice-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-points = Tras esta ronda, unos { $points } puntos, ventaja { $lead }
advice-against = Victoria frente a la siguiente opción: { $points }
advice-last = La última opción: no hay otra detrás.
advice-only = No hay otra opción.
advice-next-page = %: probabilidad de ganar · { $key }: por qué, una a una
advice-spoken = Opción { $number } de { $count }: probabilidad de ganar { $percent }.
pic-tab-advice = Consejo
