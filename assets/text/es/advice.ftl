# Lo que puede fallar con los capitanes y las simulaciones.

error-weights-broken = { $file } no es un archivo de pesos: { $reason }
error-weights-missing = Falta { $file }, de donde los capitanes saben cuánto valen las posiciones: la instalación está incompleta.
error-weights-features = { $file } se aprendió para otra tabla de rasgos ({ $found }); este programa tiene { $expected }. Entrénalo de nuevo: python -m ai train tortuga2014
error-weights-groups = { $file } no nombra los grupos de rasgos en su orden.
error-character-broken = { $file } no es un carácter: { $reason }
error-character-newer = { $file } tiene la versión { $version }; este programa conoce hasta la { $known }. Uno más nuevo lo leerá.
error-character-action = { $file } nombra la acción «{ $action }», que no existe. Hay: { $names }.
error-character-range = { $file }: { $field } es { $value } y debe estar entre { $least } y { $most }.

error-unknown-player = No hay ningún jugador del ordenador llamado «{ $name }». Hay: { $names }.
error-outside-missing = No hay ningún capitán { $name }: { $file } no contiene esa clase
error-outside-failed = { $name } ({ $file }) falla: { $reason }
error-outside-late = { $name } ({ $file }) piensa más de { $seconds } segundos
error-outside-answer = { $name } ({ $file }) no da ninguna decisión: { $reason }
error-outside-refused = { $name } ({ $file }) elige lo que las reglas no permiten: { $choice }
error-outside-folder = { $name }: en { $file } no hay capitanes
error-simulate-seats = Una simulación necesita de { $least } a { $most } jugadores, no { $seats }.
error-simulate-games = Una simulación necesita al menos una partida, no { $games }.
