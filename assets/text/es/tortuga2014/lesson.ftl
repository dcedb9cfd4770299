## The guided first game. Each step has a title, a text of at most some 300 letters, and perhaps an answer
## (-no) for whoever tries something else. $jack and $bellamy are names; $key-... are keys as printed.

guide-welcome-title = ¡Te damos la bienvenida a bordo!
guide-welcome = Este es tu tablero. Los cofres viajan de derecha a izquierda: de la zona de isla, por la tripulación y la flota, a Tortuga, un paso por ronda. Con seis cofres o más en Tortuga termina la partida. Gana quien tenga más puntos.

guide-captains-title = Tus rivales
guide-captains = { $jack } y { $bellamy } navegan contra ti. Sus tableros muestran lo mismo que el tuyo, pero más pequeño. Señala algo, o ve allí con { $key-next } y las flechas, para ver qué es; el clic derecho o { $key-rules } abre las reglas.

guide-tracks-title = Barco y pirata
guide-tracks = Tu barco está en la casilla 3: en tu flota caben dos cofres. Tu pirata también está en la 3: en tu tripulación caben dos. Cuanto más a la derecha estén, más cofres caben y más puntos valen.

guide-dice-title = La tirada
guide-dice = Fase 1: todos tiran a la vez, tras las pantallas. Cada dado muestra una acción con un número, o una calavera. Guardas algunos, los muestras y vuelves a tirar el resto.

guide-keep-ships-title = Guardar dados de una acción
guide-keep-ships = Dos dados muestran el galeón de Aumentar flota, con 4 y 5. Haz clic en los dos, o pulsa { $key-die-1 } y { $key-die-2 }. En tu tablero se ve lo que sumarían. Luego pulsa el botón rojo o { $key-confirm }.
guide-keep-ships-no = Los dados que se guardan juntos muestran una misma acción. Hoy queremos una flota mayor: elige los dos galeones y nada más.

guide-reveal-title = ¡Arriba las pantallas!
guide-reveal = Todos muestran lo que han guardado. Tus dos dados están en Aumentar flota y suman 9; los demás han guardado uno cada uno. Tus otros tres ya se han vuelto a tirar.

guide-keep-skull-title = Se une una calavera
guide-keep-skull = Un dado muestra el sombrero de Reclutar tripulación. Una calavera vale para cualquier acción. Su letra es la fila de la tabla de dados: el sombrero del dado C vale allí 3. Elige sombrero y calavera: 4 + 3 = 7. Confirma.
guide-keep-skull-no = Elige el sombrero de Reclutar tripulación junto con la calavera: nada en esta tirada da más que su 7.

guide-keep-alone-title = Una calavera sola
guide-keep-alone = Tu último dado muestra una calavera. Guardada sola, espera a que se levanten las pantallas: solo entonces dices qué será, sabiendo qué han guardado los demás. Guárdala.

guide-declare-title = Declarar la calavera
guide-declare = En Buscar tesoro { $jack } tiene 1 y { $bellamy } 3. El mejor resultado gana allí un cofre y monedas; el segundo, solo monedas. Elige Buscar tesoro: haz clic en ella o pulsa { $key-action-3 }, y confirma. La calavera cuenta allí 2.
guide-declare-no = Podría ser cualquier acción, pero vamos a por el tesoro: elige Buscar tesoro.

guide-bonus-title = La rapidez tiene premio
guide-bonus = Todos tus dados están colocados, pero los otros siguen tirando. Cada tirada más de los otros te da una ficha de bonificación. Pon esta en Buscar tesoro: 2 + 1 = 3. Allí se queda toda la partida.
guide-bonus-no = Tampoco es mal sitio, pero { $bellamy } tiene 3 en Buscar tesoro. Pon allí la ficha para alcanzarlo.

guide-totals-title = Fase 2: acciones
guide-totals = Ahora vienen las cinco acciones, de izquierda a derecha. En Aumentar flota tienes 9, { $jack } 8, { $bellamy } 3. El mejor resultado es 1.ª posición, el siguiente 2.ª. Nadie más actúa.

guide-fleet-title = Aumentar flota
guide-fleet = En 1.ª posición tu barco avanza dos casillas; en 2.ª sería una. A la izquierda del botón rojo se ve lo que resulta. Confirma.
guide-fleet-no = Se puede renunciar a una acción, pero una flota mayor es demasiado buena. Confirma.

guide-stronger-title = Más sitio
guide-stronger = Tu barco está en la casilla 5: en tu flota caben tres cofres, y desde la próxima ronda caben tres dados en Abordaje.

guide-crew-title = Reclutar tripulación: empate
guide-crew = Tienes 7, igual que { $bellamy }. En los empates decide la goleta: la tienes tú, así que eres el jugador inicial y vas en 1.ª posición. Tu pirata avanza dos casillas. Confirma.
guide-crew-no = No renuncies: una tripulación mayor vigila más cofres. Confirma.

guide-hunt-title = Buscar tesoro
guide-hunt = 3 contra 3, y otra vez te ayuda la goleta. Sin tu ficha de bonificación, { $bellamy } iría delante. En 1.ª posición sacas un cofre y miras dos fichas de tesoro. Confirma.
guide-hunt-no = No renuncies: te esperan un cofre y monedas. Confirma.

guide-tile-title = Monedas
guide-tile = Solo tú ves estas dos fichas. Cada moneda es un punto al final. Quédate con la de dos monedas; la otra vuelve con las demás.
guide-tile-no = Dos monedas son mejor que una. Elige la otra ficha.

guide-peace-title = Fase 3: los cofres se mueven
guide-peace = Nadie tenía dados en Abordaje ni en Incursión, así que no hubo ataques. Cada uno ha sacado otro cofre. En tu zona de isla hay ahora tres.

guide-move-title = Tú eliges el orden
guide-move = De la flota a Tortuga, de la tripulación a la flota, de la zona de isla a la tripulación: cabe todo. Si falta sitio, se pierde primero el de más a la derecha. Los morados puntúan el doble: deja el blanco a la derecha. Confirma.
guide-move-no = Déjalo en morado, morado, blanco: lo de la derecha se pierde primero, y los morados puntúan el doble.

guide-round-title = Una ronda hecha
guide-round = Tu cofre blanco está a bordo y llegará a Tortuga la próxima ronda. La goleta la tiene ahora { $jack }: los empates los gana él o, si no empata, quien esté más cerca en sentido horario. Y ahora, ¡a las armas!

guide-keep-cannons-title = Cañones
guide-keep-cannons = Dos cañones y una calavera: tu barco en la casilla 5 permite tres dados en Abordaje. Guarda los tres: haz clic en ellos, o pulsa { $key-die-1 }, { $key-die-3 } y { $key-die-5 }. Abordaje ataca las flotas de los demás.
guide-keep-cannons-no = Atacamos con todo: los dos cañones y la calavera, y nada más.

guide-keep-sabre-title = Un sable
guide-keep-sabre = Los sables son para Incursión: con ella se roba un cofre a la tripulación de otro. Basta un dado para participar. Además te protege: quien te ataca se lleva el cofre, pero su propio pirata retrocede una casilla. Guarda el sable.
guide-keep-sabre-no = Guarda el sable: un dado en Incursión ataca y defiende.

guide-stuck-title = ¡Sin opción!
guide-stuck = Tu último dado muestra un cañón, pero en Abordaje ya hay tres. No cabe en ningún sitio: te quedas sin opción. Lo muestras al levantar las pantallas y después tiras a la vista hasta que quepa. Confirma.

guide-reroll-title = La tirada forzosa
guide-reroll = Una pala: eso cabe. Elige el dado y guárdalo. Las tiradas forzosas no dan fichas de bonificación a nadie.

guide-bonus-again-title = Otra ficha de bonificación
guide-bonus-again = Los otros siguen tirando, así que recibes otra ficha. Podrías girar a 2 la de Buscar tesoro, pero pon esta mejor en Abordaje: tu 11 pasa a ser 12, y la ficha se queda para más tarde.
guide-bonus-again-no = Se puede, pero ahora reforcemos Abordaje: elige Abordaje o pulsa { $key-action-4 }.

guide-watch-title = Mirar
guide-watch = En Aumentar flota y Reclutar tripulación no tienes dados: allí solo actúan los demás. En Buscar tesoro tu 2 es tercero: actúan dos, el tercero se queda sin nada. Mira lo que hacen.

guide-board-title = ¡Al abordaje!
guide-board = Vas en 1.ª posición con 12. Quien tiene un dado en Abordaje se defiende y le cuesta una casilla a tu barco: { $jack } lo haría. { $bellamy } no tiene. Haz clic en el cofre rojo de su flota y confirma.
guide-board-no = Mira las etiquetas de los tableros: { $bellamy } no se defiende. Llévate su cofre rojo.

guide-boarded-title = Botín
guide-boarded = El cofre está en tu zona de isla, donde nadie puede atacarlo. El barco de { $bellamy } ha perdido una casilla. { $jack } va en 2.ª posición. No puede atacar al mismo jugador, así que solo quedas tú.

guide-defended-title = Te has defendido
guide-defended = Tu barco ha perdido una casilla. Pero tus dados en Abordaje te han defendido, y el barco de { $jack } ha perdido otra. En 2.ª posición se lleva un cofre de la isla central, no de tu tablero; pero allí no hay ninguno.

guide-raid-title = ¡Incursión!
guide-raid = Otra vez vas en 1.ª posición. Mira lo que cuesta una defensa: { $bellamy } tiene un dado en Incursión. Llévate aun así el cofre azul de su tripulación; tu pirata perderá también una casilla.
guide-raid-no = Esta vez ataca a alguien que se defiende: llévate el cofre azul de la tripulación de { $bellamy }.

guide-raided-title = El precio
guide-raided = El cofre es tuyo; los dos piratas han perdido una casilla. Ahora { $bellamy } va en 2.ª posición en Incursión y te devuelve el golpe. Tu dado te defiende otra vez, pero tu pirata retrocede de nuevo.

guide-surplus-title = Cofre sobrante
guide-surplus = Tu pirata está en la casilla 3: en tu tripulación pueden quedar dos cofres, y había tres. El de más a la derecha, el blanco, ha caído y está en la isla central. La próxima 2.ª posición en Abordaje o Incursión puede llevárselo.

guide-order-title = Tú decides
guide-order = Tres cofres, pero en tu tripulación solo caben dos. ¿A cuál renuncias? Arrastra un cofre, o haz clic en él y luego en su nuevo sitio. Lo que sobra va a la isla central. Confirma cuando te guste.

guide-score-title = Lo que cuenta
guide-score = Un cofre vale 3 en Tortuga, 2 en la flota y 1 en la tripulación; los morados, el doble. Cada combinación de rojo, azul y amarillo da 3 más (uno blanco en Tortuga vale por cualquiera). Suma las casillas del barco y del pirata, y tus monedas. Por eso todos empezaron con 7: casillas 3 y 3, y un cofre en la tripulación.

guide-enough-title = ¡Ya sabes bastante!
guide-enough = Tu primer cofre está en casa. Lo has visto todo: termina esta partida a tu aire. { $key-hint } pide consejo a un capitán, { $key-rules } abre las reglas por la página adecuada. ¡Buen viento!
