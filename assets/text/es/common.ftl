# Palabras que comparten muchas pantallas.

# ---- teclas, tal como aparecen en los botones
key-enter = Intro
key-keypad-enter = Num Intro
key-space = Espacio
key-escape = Esc
key-tab = Tab
key-left = ←
key-right = →
key-up = ↑
key-down = ↓
key-page-up = Re Pág
key-page-down = Av Pág
key-home = Inicio
key-end = Fin
key-delete = Supr
key-ctrl = Ctrl
key-alt = Alt
key-shift = Mayús
key-keypad-0 = Num 0
key-keypad-1 = Num 1
key-keypad-2 = Num 2
key-keypad-3 = Num 3
key-keypad-4 = Num 4
key-keypad-5 = Num 5
key-keypad-6 = Num 6
key-keypad-7 = Num 7
key-keypad-8 = Num 8
key-keypad-9 = Num 9

# ---- botones
button-ok = De acuerdo
button-back = Volver
button-cancel = Cancelar
button-done = Listo
button-stay = Quedarse
button-quit = Salir

# ---- velocidad de los movimientos
speed-off = Inmediata
speed-fast = Rápida
speed-normal = Normal
speed-off-note = Sin movimiento: todo está en su sitio al instante.
speed-fast-note = Los movimientos duran la mitad.
speed-normal-note = Movimientos completos, fáciles de seguir.

# ---- colores de los jugadores con sus rostros
colour-blue = Azul, Bellamy
colour-orange = Naranja, Rosa
colour-yellow = Amarillo, Anne
colour-green = Verde, Jack

# ---- capitanes del ordenador
level-random = El Loro
level-random-note = Guarda lo primero que le hace graznar. Buena compañía para aprender.
level-greedy = La Urraca
level-greedy-note = Agarra lo que más brilla ahora mismo y nunca piensa en mañana.
level-additive = El Sobrecargo
level-additive-note = Cuenta cada cofre, cada casilla y cada moneda antes de guardar un solo dado.
level-deckhand = Marinero
level-deckhand-note = Ve lo que está a la vista, pero no lo que vale. Buena compañía para el primer viaje.
level-mate = Contramaestre
level-mate-note = Conoce el oficio, pero a menudo calcula mal lo que vale una acción.
level-quartermaster = Intendente
level-quartermaster-note = Cuenta los dados de los rivales y solo se equivoca cuando las opciones son parecidas.
level-captain = Comodoro
level-captain-note = Ve la ronda entera; solo se le escapan las diferencias finas.
level-admiral = Almirante
level-admiral-note = Juega cada ronda en su cabeza y elige lo que da más probabilidad de ganar.

# ---- listas
list-two = { $first } y { $second }

# ---- places by points
ordinal = { $place }.º
