## Tooltips of the table. They stand on small plates: one or two short sentences.

tip-phase-1 = Fase 1: todos tiran en secreto y guardan dados, hasta que todos los dados están en los tableros.
tip-phase-2 = Fase 2: las cinco acciones, una tras otra. { $two ->
        [1] Actúa solo el mejor.
       *[other] Actúan los dos mejores.
    }
tip-phase-3 = Fase 3: cada uno saca un cofre y luego todos los cofres avanzan una zona, mientras haya sitio.
tip-target = La partida termina en la ronda en que alguien tiene { $count } cofres en Tortuga.
tip-log = Todo lo que ha pasado, lo más nuevo al final.
tip-center =
    { $count ->
        [0] { $two ->
            [1] Con dos jugadores la isla central no recibe cofres: los sobrantes vuelven a la bolsa.
           *[other] La isla central está vacía. Aquí vienen los cofres sobrantes, como mucho uno de cada color.
        }
        [one] { $count } cofre en la isla central. La 2.ª posición de Abordaje o Incursión se lleva uno.
       *[other] { $count } cofres en la isla central. La 2.ª posición de Abordaje o Incursión se lleva uno.
    }
tip-bag =
    { $count ->
        [0] La bolsa está vacía: quien deba sacar un cofre no saca nada.
        [one] Queda { $count } cofre en la bolsa.
       *[other] Quedan { $count } cofres en la bolsa.
    }
tip-supply =
    { $count ->
        [one] Queda { $count } ficha de bonificación. Cuando has terminado, cada tirada más de los otros te da una.
       *[other] Quedan { $count } fichas de bonificación. Cuando has terminado, cada tirada más de los otros te da una.
    }
tip-pool =
    { $count ->
        [0] No quedan fichas de tesoro.
        [one] Queda { $count } ficha de tesoro. Cada una esconde de una a tres monedas.
       *[other] Quedan { $count } fichas de tesoro. Cada una esconde de una a tres monedas.
    }
tip-tortuga = Tortuga: { $count ->
        [one] { $count } cofre
       *[other] { $count } cofres
    }; con { $most } la partida acaba tras la ronda. Nadie puede robarlos; 3 puntos cada uno, 6 los morados.
tip-fleet = Zona de flota: { $count } de { $most ->
        [one] { $most } cofre
       *[other] { $most } cofres
    }. En la fase 3 irán a Tortuga; los ataca Abordaje.
tip-crew = Zona de tripulación: { $count } de { $most ->
        [one] { $most } cofre
       *[other] { $most } cofres
    }. En la fase 3 irán a la flota; los ataca Incursión.
tip-island = Zona de isla: aquí llegan los cofres nuevos, que avanzan al final de la ronda.
tip-ribbon =
    { $hidden ->
        [0] { $name }: { $points } puntos hasta ahora: { $chests } por cofres, { $sets } por combinaciones de rojo, azul y amarillo, { $tokens } por barco y pirata, { $tiles } por fichas de tesoro.
       *[other] { $name }: { $points } puntos hasta ahora: { $chests } por cofres, { $sets } por combinaciones de rojo, azul y amarillo, { $tokens } por barco y pirata, { $tiles } por fichas de tesoro. El signo de interrogación indica fichas de tesoro ocultas.
    }
tip-screen =
    { $own ->
        [1] Tu pantalla: solo tú ves estos dados.
       *[other] Una pantalla. Al levantarla verás los dados guardados; los demás siguen en secreto.
    }
tip-tiles =
    { $own ->
        [1] { $count ->
            [0] Tus fichas de tesoro: ninguna todavía. Las da Buscar tesoro.
            [one] Tu ficha de tesoro: un punto por moneda. Los demás solo ven el agua.
           *[other] Tus fichas de tesoro: un punto por moneda. Los demás solo ven el agua.
        }
       *[other] { $count ->
            [0] Ninguna ficha de tesoro todavía.
            [one] { $count } ficha de tesoro. Sus monedas son secretas hasta el final.
           *[other] { $count } fichas de tesoro. Sus monedas son secretas hasta el final.
        }
    }
tip-boat =
    { $most ->
        [one] Barco en la casilla { $box }: como máximo { $most } cofre en la flota y { $most } dado en Abordaje. Vale { $box ->
            [one] { $box } punto
           *[other] { $box } puntos
        }.
       *[other] Barco en la casilla { $box }: como máximo { $most } cofres en la flota y { $most } dados en Abordaje. Vale { $box } puntos.
    }
tip-pirate =
    { $most ->
        [one] Pirata en la casilla { $box }: como máximo { $most } cofre en la tripulación y { $most } dado en Incursión. Vale { $box ->
            [one] { $box } punto
           *[other] { $box } puntos
        }.
       *[other] Pirata en la casilla { $box }: como máximo { $most } cofres en la tripulación y { $most } dados en Incursión. Vale { $box } puntos.
    }
tip-action-expand-fleet = Aumentar flota: { $two ->
        [1] la 1.ª posición avanza su barco una casilla.
       *[other] la 1.ª posición avanza su barco dos casillas, la 2.ª una.
    }
tip-action-recruit-crew = Reclutar tripulación: { $two ->
        [1] la 1.ª posición avanza su pirata una casilla.
       *[other] la 1.ª posición avanza su pirata dos casillas, la 2.ª una.
    }
tip-action-treasure-hunt = Buscar tesoro: { $two ->
        [1] un cofre y una ficha de tesoro para la 1.ª posición.
       *[other] un cofre y una de dos fichas de tesoro para la 1.ª posición, una ficha para la 2.ª.
    }
tip-action-board = Abordaje: { $two ->
        [1] la 1.ª posición roba un cofre de la flota del otro, cuyo barco pierde una casilla.
       *[other] la 1.ª posición roba un cofre de una flota, la 2.ª se lleva uno de la isla central. El barco atacado pierde una casilla.
    }
tip-action-raid = Incursión: { $two ->
        [1] la 1.ª posición roba un cofre de la tripulación del otro, cuyo pirata pierde una casilla.
       *[other] la 1.ª posición roba un cofre de una tripulación, la 2.ª se lleva uno de la isla central. El pirata atacado pierde una casilla.
    }
tip-total = Resultado: { $total }.
tip-bonus =
    { $value ->
        [0] Una casilla de bonificación libre.
       *[other] Una ficha de bonificación: +{ $value } al resultado de esta acción si hay en ella algún dado.
    }
tip-schooner = La goleta: jugador inicial de esta ronda. Declara primero y gana los empates. Si no participa, gana quien esté más cerca en el sentido de las agujas del reloj.
tip-between = { $name } y { $other } hasta ahora. Puntos sin fichas de tesoro: { $points } a { $other-points }. Cofres en Tortuga: { $home } a { $other-home }. Cofres robados entre sí: { $stolen } a { $other-stolen }. Acciones ganadas: { $won } a { $other-won }.
tip-standings = Quién va ganando: cofres en Tortuga y puntos, hasta donde se conocen.
