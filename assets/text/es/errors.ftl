# Lo que puede fallar alrededor del juego. Cada uno tiene un encabezado <id>-title.

error-settings-broken-title = Ajustes restablecidos
error-settings-broken =
    No se pudieron leer los ajustes: { $reason }.
    Se guardan como { $kept } junto al nuevo { $file }; se usan los predeterminados.
error-settings-partly-title = Ajustes desconocidos
error-settings-partly =
    { $file } tiene valores que esta versión del juego no conoce: { $fields }.
    Se quedan como están hasta que los cambies aquí; todo lo demás vale.
error-settings-unreadable-title = No se pueden leer los ajustes
error-settings-unreadable =
    No se puede abrir { $file }: { $reason }.
    Se usan los ajustes predeterminados; no se ha cambiado nada.
error-settings-unwritable-title = No se pueden guardar los ajustes
error-settings-unwritable =
    No se puede escribir en la carpeta de datos: { $reason }.
    Lo que elijas vale hasta que salgas del juego.
error-crash-title = Error inesperado
error-crash =
    Tortuga se ha detenido por un error: { $reason }.
    Tu partida está guardada hasta la última elección confirmada. Abre el juego de nuevo y elige Continuar.
    Los detalles del error están en { $file }.
error-title = No ha salido bien
error-library-locked-title = Tortuga ya está abierto
error-library-folder-title = No se puede usar la carpeta de datos
error-library-unwritable-title = No se puede escribir en la biblioteca
error-library-elsewhere-title = No se puede guardar nada en la carpeta de datos
error-library-rescued-title = Biblioteca recuperada
error-library-damaged-title = La biblioteca está dañada
error-no-display-title = Sin pantalla
error-no-display = No se puede abrir ninguna ventana: { $reason }.
error-no-screen = No se puede abrir ninguna ventana porque no se alcanza ninguna pantalla (DISPLAY={ $display }).
error-no-home = No se sabe dónde guardar las partidas porque este usuario no tiene carpeta personal: indica una carpeta con { $option } o en { $variable }.
error-keys-title = Tecla desconocida
error-keys = En los ajustes figura la tecla o acción { $name }, que no existe. Se usan las teclas predeterminadas.

## What the system says about a file or folder, in the middle of a sentence

reason-enoent = no existe tal archivo o carpeta
reason-eexist = ahí hay un archivo con ese nombre, y no una carpeta
reason-efbig = es demasiado grande
reason-eisdir = es una carpeta
reason-enotdir = una parte de la ruta no es una carpeta
reason-eacces = el acceso está denegado
reason-enospc = el disco está lleno
reason-erofs = el disco es de solo lectura
reason-enxio = no existe ese dispositivo o nadie lee de la tubería
reason-enametoolong = el nombre es demasiado largo

error-analysis-unfinished = la partida no ha terminado, o el archivo solo contiene lo que alguien vio
error-analysis-game = ningún capitán examina todavía partidas de { $game }
