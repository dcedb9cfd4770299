## The rules in the game. Words between double stars are printed strong.

title-rules = Reglas
title-rules-note = con ejemplos
action-search = Buscar
rules-title = Reglas
rules-note = { $key } las abre desde cualquier sitio. En la mesa, haz clic derecho en algo para saber qué es.
rules-search = Buscar en las reglas
rules-search-tip = Busca una palabra en títulos y textos. No importan tildes ni mayúsculas.
rules-search-clear = Mostrar otra vez todas las páginas
rules-found =
    { $count ->
        [0] No se ha encontrado nada. Prueba con una palabra más corta.
        [one] { $count } página
       *[other] { $count } páginas
    }
rules-up = Subir por la página
rules-down = Bajar por la página
rules-return = Volver adonde estabas

rules-goal = El juego en breve
rules-goal-1 = Eres un bucanero que quiere llevar su botín a casa. En cada ronda tus dados deciden qué pueden hacer tu barco y tu tripulación; luego tus cofres avanzan **un paso más** hacia Tortuga.
rules-goal-2 = Los cofres nuevos llegan a tu **zona de isla**, el extremo derecho de tu tablero.
rules-goal-3 = De allí pasan por tu **zona de tripulación** y tu **zona de flota**, una zona por ronda.
rules-goal-4 = En **Tortuga** están a salvo para siempre, y valen más que en ningún otro sitio.
rules-goal-5 = Si al final de una ronda alguien tiene **seis cofres en Tortuga**, la partida termina. Cuentan los cofres, las combinaciones, los dos registros y tus fichas de tesoro. Gana quien más puntos tenga.
rules-goal-6 = Por el camino te pueden robar los cofres, y no caben si la flota o la tripulación son pequeñas. Rapidez, fuerza y carga han de crecer juntas.
rules-fig-goal = Los cofres viajan de derecha a izquierda. Este capitán tiene dos en Tortuga, uno en la zona de flota, que llegará ahora, dos en la zona de tripulación y uno nuevo en la zona de isla.

rules-components = Qué hay en la mesa
rules-components-1 = **40 cofres del tesoro:** diez rojos, diez azules, diez amarillos, cinco blancos y cinco morados. Los que no están en juego están en la **bolsa**.
rules-components-2 = **La isla central.** Allí esperan los cofres sobrantes, nunca más de uno por color.
rules-components-3 = **30 fichas de tesoro** alrededor de la isla, con el agua hacia arriba: 17 esconden una moneda, 9 dos y 4 tres.
rules-components-4 = **20 fichas de bonificación** con un 1 por un lado y un 2 por el otro: cinco para cada uno.
rules-components-5 = **Cinco dados, una pantalla y un tablero** para cada capitán. Los cuatro juegos de dados son iguales.
rules-components-6 = **Un barco y un pirata** para cada capitán, en el registro de flota y en el de tripulación.
rules-components-7 = **La goleta:** quien la tiene es el jugador inicial de la ronda.
rules-fig-table = La mesa: delante tu tablero, a los lados los de los demás capitanes, en medio la isla.
rules-fig-center = La isla central con dos cofres, rodeada de fichas de tesoro; a la izquierda la bolsa, a la derecha las fichas de bonificación.

rules-board = Tu tablero
rules-board-1 = Cuatro zonas guardan tus cofres, dos registros dicen lo fuerte que eres y cinco casillas de acción reciben tus dados.
rules-board-2 = El **barco** en el registro de flota fija cuántos cofres caben en tu zona de flota y cuántos dados puedes poner en Abordaje.
rules-board-3 = El **pirata** en el registro de tripulación hace lo mismo con tu zona de tripulación y con Incursión.
rules-board-4 = En Aumentar flota, Reclutar tripulación y Buscar tesoro cabe cualquier número de dados.
rules-board-5 = En Tortuga y en la zona de isla caben todos los cofres que haga falta. En la **casilla de bonificación** junto a cada acción cabe una ficha.
rules-board-6 = El barco y el pirata nunca salen de su registro: los pasos más allá de la casilla 8 o por debajo de la 1 se pierden.
rules-fig-board = Barco en la casilla 5: caben tres cofres y tres dados. Pirata en la casilla 3: caben dos. El candado dice qué casilla abre el hueco.
rules-limits-box = Casilla del barco o pirata
rules-limits-dice = Dados en Abordaje (barco) o Incursión (pirata), como máximo
rules-limits-chests = Cofres en la zona de flota (barco) o de tripulación (pirata), como máximo

rules-setup = Cómo empieza una partida
rules-setup-1 = En la isla central solo están las fichas de bonificación; alrededor, todas las fichas de tesoro; todos los cofres van a la bolsa.
rules-setup-2 = Cada uno recibe cinco dados, una pantalla y un tablero.
rules-setup-3 = Barco y pirata empiezan en la **casilla 3**: sitio para dos cofres y dos dados cada uno.
rules-setup-4 = Cada uno saca dos cofres: el primero para la zona de isla, el segundo para la de tripulación.
rules-setup-5 = El jugador inicial sale por sorteo, o es el más joven, o se elige al crear la partida. En la mesa empieza el más joven.
rules-fig-setup = Tu tablero al principio: un cofre en la zona de isla, otro en la de tripulación, barco y pirata en la casilla 3.

rules-round = Una ronda
rules-round-1 = Cada ronda tiene tres fases. La barra de arriba muestra dónde estás.
rules-round-2 = **Lanzar los dados.** Todos tiran en secreto, guardan dados, los muestran y vuelven a tirar el resto, hasta que todos los dados están en los tableros.
rules-round-3 = **Acciones.** Las cinco acciones se hacen una tras otra. En cada una actúan los dos mejores resultados.
rules-round-4 = **Mover cofres.** Cada uno saca un cofre y luego todos los cofres avanzan una zona.
rules-round-5 = Si después nadie tiene bastantes cofres en Tortuga, la goleta pasa a la izquierda y empieza otra ronda.
rules-fig-round = Fase 2: ya se han hecho tres acciones, ahora toca Abordaje.
rules-fig-totals = Dados en las casillas de acción. Sus números forman el resultado con el que compites.

rules-roll = Tirar y guardar
rules-roll-1 = Todos tiran **a la vez, tras la pantalla**, todos sus dados libres. En la primera tirada son los cinco.
rules-roll-2 = Luego cada uno guarda en secreto **al menos un dado**:
rules-roll-3 = dados que muestren **una misma acción**, con tantas calaveras como quiera,
rules-roll-4 = o **solo calaveras**.
rules-roll-5 = No tienes que guardar todos los que valen, y tras otra tirada puedes repetir acción. Los dados guardados se quedan toda la ronda; los demás se vuelven a tirar después de levantar las pantallas.
rules-roll-6 = El número de la esquina suma para tu resultado en esa acción. La letra del dado dice qué números tiene: mira la tabla de dados.
rules-fig-roll = Se guardan dos cañones. Los otros dados muestran otros símbolos y se tirarán de nuevo.
rules-fig-preview = Así quedaría en el tablero: los dados elegidos pero aún no guardados se ven pálidos.

rules-skulls = Calaveras
rules-skulls-1 = Una calavera puede ser cualquier acción.
rules-skulls-2 = **Guardada con una acción,** se gira hacia ella al levantar las pantallas y cuenta con el número que ese mismo dado tiene allí.
rules-skulls-3 = **Guardada sola,** se declara después: nombras una acción con sitio, y todas las calaveras de esta tirada se giran hacia ella.
rules-skulls-4 = Se declara por turno desde el jugador inicial; así ves qué se ha guardado y qué se ha declarado antes. Solo declara quien no ha guardado más que calaveras.
rules-skulls-5 = La letra de la calavera dice qué dado es: unos son fuertes en el mar, otros en tierra.
rules-fig-skull-joins = Una calavera acompaña a un sable. En Incursión mostrará el número que el dado A tiene allí.
rules-fig-skulls = Dos calaveras solas: cinco acciones para elegir, cada una con el resultado que daría.

rules-room = Sin sitio, y la tirada forzosa
rules-room-1 = En Abordaje no caben más dados de los que permite tu barco, ni en Incursión más de los que permite tu pirata. Las calaveras también cuentan.
rules-room-2 = Si **todos** los dados que has tirado muestran Abordaje o Incursión y esas casillas están llenas, no puedes guardar nada: te quedas **sin opción**. Una sola calavera u otro símbolo cualquiera te salva.
rules-room-3 = Quien se queda sin opción no guarda nada y muestra todos sus dados. Tras las declaraciones llega la **tirada forzosa**:
rules-room-4 = tira a la vista todos sus dados libres hasta que pueda guardar al menos uno,
rules-room-5 = y entonces guarda y coloca al momento. El resto se tira en la próxima tirada común.
rules-room-6 = Las tiradas forzosas no dan fichas de bonificación a nadie. Si hay varios sin opción, tiran por turno desde el jugador inicial.
rules-fig-stuck = El barco está en la casilla 2: en Abordaje solo caben dos dados. Otros dos cañones no caben.

rules-reveal = Levantar las pantallas
rules-reveal-1 = Cuando todos han elegido, se levantan todas las pantallas a la vez.
rules-reveal-2 = Los dados guardados van a sus casillas de acción, y con ellos las calaveras que los acompañan.
rules-reveal-3 = Lo que mostraban los dados **no** guardados queda en secreto.
rules-reveal-4 = También se ven las fichas de bonificación colocadas durante esta tirada.
rules-reveal-5 = Después se declaran calaveras, se hacen tiradas forzosas y quien tiene dados libres vuelve a tirar. Una fase dura de una a cinco tiradas.
rules-fig-reveal = Tras levantar las pantallas: dos dados en Aumentar flota suman 8, uno en Buscar tesoro suma 5. Quedan dos dados libres.

rules-bonus = Fichas de bonificación
rules-bonus-1 = La rapidez tiene premio. Con todos tus dados en el tablero, recibes **una ficha de bonificación por cada tirada más** de los otros, sean cuantos sean. Eliges mientras ellos tiran:
rules-bonus-2 = poner una ficha nueva, con el 1 arriba, en una casilla de bonificación **libre**,
rules-bonus-3 = o girar una de las tuyas **de 1 a 2**.
rules-bonus-4 = La ficha suma su número a tu resultado en esa acción, ya en esta ronda y **hasta el final de la partida**, siempre que tengas allí al menos un dado. Sin dado no sirve.
rules-bonus-5 = Tienes que tomarla, salvo que las cinco casillas muestren un 2. Tu elección se ve al levantar las pantallas.
rules-bonus-6 = Si todos terminan con la misma tirada, nadie recibe ficha.
rules-fig-bonus = Cinco sitios para la ficha; la que hay en uno de ellos podría girarse a 2.

rules-actions = Acciones, resultados y empates
rules-actions-1 = Las acciones siguen un orden fijo: **Aumentar flota, Reclutar tripulación, Buscar tesoro, Abordaje, Incursión**.
rules-actions-2 = En cada una, quien tiene allí un dado suma sus números y la ficha de bonificación. **El mejor resultado es 1.ª posición, el siguiente 2.ª**; nadie más actúa. La 1.ª termina del todo antes que la 2.ª.
rules-actions-3 = En caso de **empate** decide la goleta: gana el jugador inicial, y si no, quien se siente más cerca siguiendo el turno.
rules-actions-4 = Quien puede actuar también puede **renunciar**. Entonces la acción se pierde entera y nadie ocupa su lugar.
rules-actions-5 = Los dados se quedan en los tableros hasta después de la quinta acción: quizá los necesites para defenderte.
rules-fig-tie = Dos capitanes tienen 9. La goleta está con el azul: el amarillo le sigue antes en el turno y es 1.º.

rules-fleet = Acción 1: Aumentar flota
rules-fleet-1 = El barco avanza hacia la derecha:
rules-fleet-2 = **1.ª posición: dos casillas.**
rules-fleet-3 = **2.ª posición: una casilla.**
rules-fleet-4 = Una flota más fuerte lleva más cofres a la vez a Tortuga, y desde la ronda siguiente permite más dados en Abordaje.
rules-fleet-5 = El número de la casilla de tu barco al final vale otros tantos puntos.
rules-fig-fleet-before = Antes: barco en la casilla 3, caben dos cofres.
rules-fig-fleet-after = Después, en 1.ª posición: casilla 5, se abre un tercer hueco.

rules-crew = Acción 2: Reclutar tripulación
rules-crew-1 = El pirata avanza hacia la derecha:
rules-crew-2 = **1.ª posición: dos casillas.**
rules-crew-3 = **2.ª posición: una casilla.**
rules-crew-4 = Una tripulación mayor vigila más cofres, y desde la ronda siguiente permite más dados en Incursión.
rules-crew-5 = También la casilla del pirata cuenta como puntos.
rules-fig-crew-before = Antes: pirata en la casilla 5, caben tres cofres.
rules-fig-crew-after = Después, en 2.ª posición: casilla 6, se abre el cuarto hueco.

rules-hunt = Acción 3: Buscar tesoro
rules-hunt-1 = **1.ª posición:** saca un cofre de la bolsa para tu zona de isla. Luego mira dos fichas de tesoro, guarda una boca abajo y devuelve la otra.
rules-hunt-2 = **2.ª posición:** toma una ficha de tesoro, boca abajo.
rules-hunt-3 = Las monedas de tus fichas son puntos al final. Solo tú las ves; cuántas fichas tienes lo ven todos.
rules-hunt-4 = El cofre llega a tiempo para moverse: puede estar en tu zona de tripulación antes de que acabe la ronda.
rules-hunt-5 = Si la bolsa está vacía, no sacas cofre. Si faltan fichas, tomas las que haya.
rules-fig-hunt = La 1.ª posición elige entre una moneda y tres.

rules-board-action = Acción 4: Abordaje
rules-board-action-1 = Los cañones atacan las **zonas de flota**.
rules-board-action-2 = **1.ª posición:** elige un capitán y lleva un cofre cualquiera de su zona de flota a tu zona de isla. Su barco pierde una casilla.
rules-board-action-3 = **2.ª posición:** elige un capitán al que la 1.ª no haya atacado. Su barco pierde una casilla. De él no te llevas nada, pero sí un cofre a tu elección de la isla central, si lo hay.
rules-board-action-4 = Quien tiene un dado propio en Abordaje **se defiende** y te cuesta una casilla: mira Defensa.
rules-board-action-5 = Puedes atacar también a quien no tiene nada que robar o tiene el barco en la casilla 1.
rules-fig-board-first = Abordas a Turtle Jack en 1.ª posición: el cofre morado es tuyo y su barco vuelve a la casilla 3.
rules-attack-first = 1.ª posición
rules-attack-second = 2.ª posición
rules-attack-whom = A quién
rules-attack-whom-1 = a cualquier otro capitán
rules-attack-whom-2 = a quien la 1.ª no atacó
rules-attack-chest = Cofre
rules-attack-chest-1 = uno del atacado, a elegir
rules-attack-chest-2 = uno de la isla central
rules-attack-token = Su barco o pirata
rules-attack-token-1 = una casilla atrás
rules-attack-token-2 = una casilla atrás
rules-attack-own = El tuyo
rules-attack-own-1 = una casilla atrás si se defiende
rules-attack-own-2 = una casilla atrás si se defiende

rules-raid = Acción 5: Incursión
rules-raid-1 = Los sables atacan las **zonas de tripulación**. Lo demás es como en Abordaje, pero se mueven los piratas.
rules-raid-2 = **1.ª posición:** elige un capitán y lleva un cofre cualquiera de su zona de tripulación a tu zona de isla. Su pirata pierde una casilla.
rules-raid-3 = **2.ª posición:** elige un capitán al que la 1.ª no haya atacado. Su pirata pierde una casilla. Toma un cofre de la isla central, si lo hay.
rules-raid-4 = Los cofres de las zonas de isla y de Tortuga no se pueden atacar. Lo que robaste con Abordaje está a salvo de Incursión en la misma ronda.
rules-raid-5 = Si la 1.ª posición renuncia, la 2.ª puede atacar a cualquiera.
rules-fig-raid-second = Estás en 2.ª posición. Turtle Jack ya fue atacado, así que solo queda Bellamy; te llevas el cofre amarillo.
rules-fig-raid-island = El cofre que te llevas está en la isla central.

rules-defence = Defensa
rules-defence-1 = Quien es atacado y tiene **al menos un dado en la misma acción** se defiende. Entonces el atacante pierde también una casilla: su barco en Abordaje, su pirata en Incursión.
rules-defence-2 = La defensa nunca impide el ataque, y los resultados no importan: basta un dado.
rules-defence-3 = Una ficha de bonificación sola no defiende.
rules-defence-4 = Un solo dado flojo en Abordaje o Incursión ya te hace un blanco más caro. El letrero de cada tablero dice de antemano si su capitán se defiende.
rules-fig-defends = Bellamy tiene un dado en Abordaje: atacarlo te cuesta una casilla.
rules-fig-open = Turtle Jack no tiene ninguno: no puede defenderse.

rules-surplus = Cofres sobrantes e isla central
rules-surplus-1 = Si un barco o pirata retrocede, puede faltar sitio. Acabado **Abordaje** se revisan todas las zonas de flota; acabada **Incursión**, todas las de tripulación.
rules-surplus-2 = Lo que sobra se va, **primero lo de la derecha**. No hay elección: piénsalo al ordenar tus cofres.
rules-surplus-3 = Un cofre sobrante se queda en la **isla central** si no hay allí otro de su color; si lo hay, vuelve a la **bolsa**.
rules-surplus-4 = Como se revisa tras los dos ataques, la 2.ª posición de Abordaje no puede llevarse un cofre que cae ahora de una flota. La 2.ª de Incursión, en la misma ronda, sí.
rules-surplus-5 = Lo demás no se toca: un pirata que retrocede en Incursión nunca cuesta un cofre de la flota.
rules-fig-surplus = El barco ha retrocedido a la casilla 1. Solo puede quedarse un cofre: el amarillo está a la derecha y se va.
rules-fig-island = En la isla ya hay un cofre amarillo, así que este va a la bolsa.

rules-move = Fase 3: Mover cofres
rules-move-1 = Primero cada uno saca un cofre de la bolsa para su zona de isla. Luego todos mueven a la vez:
rules-move-2 = **Paso 1:** todos los cofres de la flota van a Tortuga.
rules-move-3 = **Paso 2:** los de la zona de tripulación van a la flota, tantos como permita el barco.
rules-move-4 = **Paso 3:** los de la zona de isla van a la tripulación, tantos como permita el pirata.
rules-move-5 = Se llena de izquierda a derecha, en el orden que **tú quieras**, así que también eliges qué cofres caben. Han de moverse tantos como sea posible. Lo que no cabe deja tu tablero: a la isla central o a la bolsa.
rules-move-6 = La izquierda es lo más seguro, porque se pierde desde la derecha. Ningún cofre se queda en la zona de isla.
rules-fig-move-cards = Tres cofres para dos huecos: el azul sobra.
rules-fig-move-plan = Así quedarán flota y tripulación.

rules-end = Fin de la partida
rules-end-1 = Se comprueba una vez por ronda: cuando todos han movido.
rules-end-2 = Si al menos un capitán tiene **seis cofres o más en Tortuga**, la partida termina y todos puntúan.
rules-end-3 = **Partida más larga:** ocho cofres en vez de seis, nada más cambia. Con cuatro capitanes la bolsa se vacía a menudo; quien deba sacar de una bolsa vacía no saca nada.
rules-end-4 = Como todos mueven a la vez, pueden lograrlo varios en la misma ronda.
rules-end-5 = Tener más cofres en casa termina la partida, pero no la gana: ganan los puntos.
rules-fig-end = Hay seis cofres en casa: esta ha sido la última ronda.

rules-scoring = Puntuación final
rules-scoring-1 = **Cofres:** 3 puntos cada uno en Tortuga, 2 en la flota, 1 en la tripulación. Los **morados** cuentan el doble.
rules-scoring-2 = **Combinaciones:** 3 puntos por un cofre rojo, uno azul y uno amarillo, estén donde estén en tu tablero. Cada cofre cuenta en una sola. Uno **blanco** vale por cualquiera de los tres, pero solo en Tortuga. Los morados nunca entran.
rules-scoring-3 = **Registros:** los números de las casillas de barco y pirata.
rules-scoring-4 = **Fichas de tesoro:** un punto por moneda.
rules-scoring-5 = Las fichas de bonificación, la goleta y los cofres de la isla central no valen nada. Gana quien más puntos tenga; si hay empate, la victoria se comparte.
rules-fig-scoring = El tablero del ejemplo de abajo. Le acompañan dos fichas de tesoro con 1 y 3 monedas.
rules-example = Ejemplo
rules-example-how = de dónde sale
rules-example-points = puntos
rules-example-tortuga = Tortuga
rules-example-tortuga-how = seis cofres, ninguno morado: 6 × 3
rules-example-fleet = Zona de flota
rules-example-fleet-how = un cofre morado: 2, contado doble
rules-example-crew = Zona de tripulación
rules-example-crew-how = dos cofres: 2 × 1
rules-example-sets = Combinaciones
rules-example-sets-how = rojo, azul, amarillo; y rojo, azul con el blanco de Tortuga como amarillo
rules-example-tracks = Registros
rules-example-tracks-how = barco en la casilla 4, pirata en la casilla 4
rules-example-tiles = Fichas de tesoro
rules-example-tiles-how = una moneda y tres monedas
rules-example-total = En total

rules-two = Dos capitanes
rules-two-1 = Valen todas las reglas, con estos cambios:
rules-two-2 = Solo actúa la **1.ª posición**. El segundo resultado no da nada.
rules-two-3 = Aumentar flota y Reclutar tripulación avanzan **una casilla**.
rules-two-4 = Buscar tesoro da un cofre y **una** ficha de tesoro, sin elegir.
rules-two-5 = La isla central **no recibe cofres**: los sobrantes vuelven siempre a la bolsa.
rules-fig-two = Con dos capitanes, solo arena y un dibujo.

rules-house = Reglas propias
rules-house-1 = Las reglas impresas dejan algunas preguntas abiertas. Al crear la partida podéis elegir:
rules-house-2 = **Cofres sobrantes** tras la acción entera (lo habitual) o tras cada ataque.
rules-house-3 = **Zonas vacías:** se pueden atacar (lo habitual) o no.
rules-house-4 = **Mover cofres** en secreto y a la vez (lo habitual) o a la vista, por turno.
rules-house-5 = **Jugador inicial** por sorteo, el más joven o un puesto elegido.
rules-house-6 = **Números de los dados** a vuestro gusto.
rules-house-7 = Lo que elijáis queda escrito en el registro de la partida y vale para todos.

rules-glossary = Palabras de mar
rules-term-tortuga = Tortuga
rules-about-tortuga = La zona izquierda del tablero. Allí los cofres están a salvo; seis terminan la partida.
rules-term-fleet = Zona de flota
rules-about-fleet = Cofres a bordo, a un paso de Tortuga. La ataca Abordaje.
rules-term-crew = Zona de tripulación
rules-about-crew = Cofres vigilados en tierra, a un paso de la flota. La ataca Incursión.
rules-term-island = Zona de isla
rules-about-island = El extremo derecho del tablero, adonde llegan los cofres nuevos.
rules-term-center = Isla central
rules-about-center = En medio de la mesa; guarda un cofre sobrante de cada color.
rules-term-box = Casilla
rules-about-box = Uno de los ocho pasos de un registro.
rules-term-boat = Barco
rules-about-boat = En el registro de flota: límite de la zona de flota y de dados en Abordaje.
rules-term-pirate = Pirata
rules-about-pirate = En el registro de tripulación: límite de su zona y de dados en Incursión.
rules-term-action-space = Casilla de acción
rules-about-action-space = Donde están los dados guardados hasta que acaban las acciones.
rules-term-bonus-tile = Ficha de bonificación
rules-about-bonus-tile = Suma 1 o 2 al resultado de una acción, hasta el final de la partida.
rules-term-treasure-tile = Ficha de tesoro
rules-about-treasure-tile = Esconde de una a tres monedas, cada una un punto.
rules-term-start-player = Jugador inicial
rules-about-start-player = Tiene la goleta: declara primero y gana los empates.
rules-term-screen = Pantalla
rules-about-screen = Oculta tu tirada hasta que se levantan todas.
rules-term-cycle = Tirada
rules-about-cycle = Una vez tirar, guardar y levantar las pantallas, todos juntos.
rules-term-keep = Guardar
rules-about-keep = Elegir dados de una tirada que van al tablero.
rules-term-skull = Calavera
rules-about-skull = La sexta cara de cada dado: vale para cualquier acción.
rules-term-reveal = Levantar las pantallas
rules-about-reveal = Todas suben a la vez.
rules-term-position = 1.ª y 2.ª posición
rules-about-position = Los dos mejores resultados de una acción: los que actúan.
rules-term-surplus = Sobrante
rules-about-surplus = Cofre que no cabe en una zona. Deja el tablero.

rules-dice = Tabla de dados
rules-dice-1 = Cada dado tiene cada acción una vez, con los números del 1 al 5, y una calavera con su letra. Todos los capitanes tienen los mismos cinco dados.
rules-dice-2 = Cada acción tiene cada número una sola vez en el juego de dados, así que todas son igual de fuertes. Lo que cambia es dónde es bueno cada dado.
rules-dice-3 = **De dónde salen los números:** el dado A está documentado por dos reseñas independientes del juego impreso; su letra la suponemos. De los otros cuatro no se halló ninguna lista. Son una reconstrucción que sigue el patrón del dado conocido.
rules-dice-documented = documentado
rules-dice-reconstructed = reconstruido

rules-captains = Cómo piensan los capitanes
rules-captains-1 = Todos los capitanes son un mismo motor. Recibe lo que ve su asiento y nada más: ni las tiradas tras las pantallas, ni las fichas de tesoro ocultas, ni el orden de la bolsa.
rules-captains-2 = **Los rivales:** a partir de sus dados a la vista juega muchos finales probables de sus turnos. Espera que los ataques caigan sobre quien vaya entonces en cabeza, sin darlo por seguro.
rules-captains-3 = **Los dados propios:** para cada manera en que pueden quedar averigua quién actúa dónde y juega el resto de la ronda: acciones, ataques, sobrantes y movimientos.
rules-captains-4 = **La posición:** lo que deja la ronda se valora como probabilidad de ganar. Los pesos de ese valor se aprendieron en partidas de los capitanes entre sí.
rules-captains-5 = **La elección:** todas las tiradas siguientes se calculan con exactitud, con las fichas de bonificación por acabar pronto. Se toma la opción con más probabilidad.
rules-captains-6 = Los cinco niveles son el mismo motor. Los más débiles yerran durante toda una ronda en el valor de las acciones, confunden opciones parecidas y no miran los dados de los rivales. Su fuerza medida se muestra al empezar una partida.
rules-captains-7 = **El consejo** es el capitán más fuerte en tu lugar: las mejores opciones, la probabilidad de ganar de todos, los puntos tras la ronda y la diferencia con la siguiente opción, repartida entre las cinco acciones, las fichas de bonificación y los cofres. Las partes suman exactamente.
rules-captains-8 = Mientras se colocan dados, una parte es el puesto que se alcanza en la acción. Cuando ya están, es lo que la acción mueve: barcos, piratas, monedas, cofres de las flotas y de las tripulaciones.
rules-captains-9 = Solo hay una frase donde decide una parte: más del 60 % de todas y al menos medio punto porcentual. Los consejos se cuentan en las estadísticas.

rules-keys = Teclas y ratón
rules-keys-1 = Todo se puede hacer solo con el ratón o solo con el teclado. Los letreros muestran la tecla de lo que hay bajo el puntero.
rules-keys-2 = **Clic derecho** en cualquier cosa de la mesa abre su página. Con el teclado: llega a ella con Tab y pulsa la tecla de las reglas.
rules-key-confirm = Confirmar, o pulsar lo que tiene el foco
rules-key-skip = Saltar lo que se mueve
rules-key-hint = Consejo de un capitán; otra vez: por qué
rules-key-undo = Deshacer lo último elegido
rules-key-clear = Devolver todo lo elegido
rules-key-forfeit = Renunciar a la acción
rules-key-back = Menú, o una pantalla atrás
rules-key-die-1 = Primer dado; del 2 al 5, los demás
rules-key-action-1 = Primera acción; W, E, R y T, las demás
rules-key-next = Lo siguiente que se puede pulsar; con Mayús, lo anterior
rules-key-left = Las flechas mueven en todas direcciones
rules-key-panel = Bitácora o tabla de dados
rules-key-log = Bitácora
rules-key-speed = Velocidad de los movimientos
rules-key-rules = Reglas
rules-key-search = Buscar en las reglas
rules-key-fullscreen = Ventana o pantalla completa
rules-key-page-down = Abajo: bitácora, reglas
rules-key-page-up = Arriba: bitácora, reglas
rules-key-first = Al principio
rules-key-last = Al final
