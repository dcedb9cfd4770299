# The voyages: the name of each island, what is asked there, how it stands, and what each star asks for.
# $rival1, $rival2 and so on: names of the others, in turn order after the person.

voyage-calm-harbour = Puerto en calma
voyage-calm-harbour-head = Levar anclas
voyage-calm-harbour-story = Empieza la partida: barco y pirata están en la casilla 3 y nadie tiene nada todavía.
voyage-calm-harbour-1 = tu barco está en la casilla 4 o más allá
voyage-calm-harbour-2 = tu barco está en la casilla 5 o más allá
voyage-calm-harbour-3 = y tu pirata está en la casilla 4 o más allá

voyage-spade-beach = Playa de la Pala
voyage-spade-beach-head = A cavar
voyage-spade-beach-story = Ronda 2, y la goleta es tuya: ganas todos los empates.
voyage-spade-beach-1 = 1.ª o 2.ª en dos acciones
voyage-spade-beach-2 = y una ficha de tesoro
voyage-spade-beach-3 = 1.ª en Buscar tesoro y 1.ª o 2.ª en otras dos acciones

voyage-shipwrights-slip = El astillero
voyage-shipwrights-slip-head = Que no falte nada
voyage-shipwrights-slip-story = Ronda 3: dos cofres en el mar y dos en camino, pero tu barco sigue en la casilla 3. { $rival1 } construye barcos.
voyage-shipwrights-slip-1 = pierdes como mucho un cofre
voyage-shipwrights-slip-2 = no pierdes ninguno
voyage-shipwrights-slip-3 = y tu barco no va por detrás del de { $rival1 }

voyage-skull-reef = Arrecife Calavera
voyage-skull-reef-head = Sacar partido a los huesos
voyage-skull-reef-story = Ronda 2, segunda tirada: un dado está colocado; de los otros cuatro, dos muestran calaveras y uno Abordaje.
voyage-skull-reef-1 = 1.ª o 2.ª en dos acciones
voyage-skull-reef-2 = 1.ª en dos acciones
voyage-skull-reef-3 = y 1.ª o 2.ª en una tercera

voyage-purple-lagoon = Laguna Púrpura
voyage-purple-lagoon-head = Botín morado
voyage-purple-lagoon-story = Ronda 3: { $rival1 } tiene un cofre morado en el mar, y vale el doble.
voyage-purple-lagoon-1 = 1.ª o 2.ª en Abordaje
voyage-purple-lagoon-2 = consigues un cofre con él
voyage-purple-lagoon-3 = y es morado

voyage-cannon-key = Cayo Cañón
voyage-cannon-key-head = A todo cañón
voyage-cannon-key-story = Ronda 4, cuatro capitanes. Tu barco está en la casilla 6 o más allá: cuatro de tus dados pueden abordar.
voyage-cannon-key-1 = robas un cofre
voyage-cannon-key-2 = robas dos
voyage-cannon-key-3 = y no pierdes ninguno

voyage-raiders-bight = Bahía Saqueadora
voyage-raiders-bight-head = Adelantar a ambos
voyage-raiders-bight-story = Ronda 5, y vas { $behind } puntos por detrás. En tu tripulación hay un cofre morado, y dos saqueadores van a por él.
voyage-raiders-bight-1 = segundo puesto
voyage-raiders-bight-2 = primer puesto
voyage-raiders-bight-3 = primero por cuatro puntos o más

voyage-lantern-bay = Bahía del Farol
voyage-lantern-bay-head = Acabar antes
voyage-lantern-bay-story = Ronda 3, cuatro puestos, y ni una ficha de bonificación en tu tablero. Quien acaba pronto recibe una por cada tirada de los demás.
voyage-lantern-bay-1 = bonificaciones por valor de 3 o más
voyage-lantern-bay-2 = bonificaciones por valor de 4 o más
voyage-lantern-bay-3 = bonificaciones por valor de 5 o más, y no último en puntos

voyage-narrow-strait = Estrecho Angosto
voyage-narrow-strait-head = Darle la vuelta
voyage-narrow-strait-story = Ronda 4, un mano a mano: { $rival1 } va { $behind } puntos por delante y tiene { $home } cofres en Tortuga.
voyage-narrow-strait-1 = como mucho cinco puntos por detrás
voyage-narrow-strait-2 = ganas
voyage-narrow-strait-3 = por cinco puntos o más

voyage-fog-bank = Banco de Niebla
voyage-fog-bank-head = A casa entre la niebla
voyage-fog-bank-story = Ronda { $round }, quizá la última: cuatro capitanes muy igualados y todas las fichas de tesoro boca abajo.
voyage-fog-bank-1 = segundo puesto
voyage-fog-bank-2 = ganas
voyage-fog-bank-3 = por tres puntos o más

voyage-empty-bag-atoll = Atolón Vacío
voyage-empty-bag-atoll-head = La bolsa está vacía
voyage-empty-bag-atoll-story = Una partida a ocho cofres, ronda { $round }. En la bolsa: { $left }. Ya no habrá para todos.
voyage-empty-bag-atoll-1 = segundo puesto
voyage-empty-bag-atoll-2 = ganas
voyage-empty-bag-atoll-3 = por dos puntos o más

voyage-tortuga-roads = Rada de Tortuga
voyage-tortuga-roads-head = Contra almirantes
voyage-tortuga-roads-story = Ronda 4: tres almirantes navegan contigo y, con { $points } puntos a la vista, estás a la par de los mejores. La goleta es tuya.
voyage-tortuga-roads-1 = segundo puesto
voyage-tortuga-roads-2 = ganas
voyage-tortuga-roads-3 = por tres puntos o más
