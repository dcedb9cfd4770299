# Lo que puede fallar alrededor del juego. Cada uno tiene un encabezado <id>-title.

error-settings-broken-title = Ajustes apartados
error-settings-broken =
    No se pudieron leer los ajustes: { $reason }.
    Quedan como { $kept } junto al nuevo { $file }; valen los habituales.
error-settings-unreadable-title = No se leen los ajustes
error-settings-unreadable =
    No se puede abrir { $file }: { $reason }.
    Valen los ajustes habituales, no se ha cambiado nada.
error-settings-unwritable-title = No se puede guardar
error-settings-unwritable =
    No se puede escribir en la carpeta de datos: { $reason }.
    Lo que elijas vale hasta que salgas del juego.
error-crash-title = Naufragio
error-crash =
    Tortuga ha encallado: { $reason }.
    Tu partida está a salvo hasta la última elección confirmada. Arranca de nuevo y elige Continuar.
    El registro está en { $file }.
error-title = No ha salido bien
error-library-locked-title = Tortuga ya está abierto
error-library-folder-title = No hay dónde escribir
error-library-unwritable-title = No hay dónde escribir
error-no-display-title = Sin pantalla
error-no-display = No se puede abrir ninguna ventana: { $reason }.
error-keys-title = Tecla desconocida
error-keys = Los ajustes nombran la tecla o acción { $name }, que no existe. Valen las teclas habituales.

## What the system says about a file or folder, in the middle of a sentence

reason-enoent = no existe tal archivo o carpeta
reason-eisdir = es una carpeta
reason-enotdir = una parte de la ruta no es una carpeta
reason-eacces = el acceso está denegado
reason-enospc = el disco está lleno
reason-erofs = el disco es de solo lectura
reason-enametoolong = el nombre es demasiado largo
