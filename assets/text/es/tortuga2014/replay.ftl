# What the table says to who sits there, as it is said to who only looks on: replay-<id>.

replay-tray-screen = Tras la pantalla
replay-tray-screen-note = oculto para los demás
replay-tray-dice = Los dados
replay-tray-open = { replay-tray-dice }
replay-pic-your-tiles = Fichas de tesoro
replay-pic-tiles-secret = ocultas para los demás
replay-wait-chosen = La elección está hecha.
replay-wait-finished = Todos los dados están puestos.
replay-wait-moved = Los cofres están en orden.
replay-wait-rest = Los demás dados se vuelven a tirar.
