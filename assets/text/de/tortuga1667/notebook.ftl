# The notebook: own guesses and words, the adviser's estimates.

notes-title = Notizbuch
notebook-mine = Meine Notizen
notebook-my-guess = meine Vermutung
notebook-noticed = was mir auffiel
notebook-words = Notizen zu { $name }
notebook-guess = { $name }: { $side }
notebook-guess-open = { $name }: offen
notebook-spoken = { $name }: { $side }. { $words }
notebook-open = Noch offen
notebook-adviser = Der Ratgeber
notebook-adviser-note = aus dem, was du gesehen hast, nicht mehr
notebook-ask = Einschätzungen zeigen
notebook-ask-note = Der Ratgeber kann sagen, wer wohl zu wem hält und warum. Frag ihn, wenn du magst.
notebook-barred = Der Ratgeber schweigt: in den Einstellungen ausgeschaltet oder bei Spielbeginn ausgeschlossen.
notebook-asking = Der Ratgeber überlegt …
notebook-nothing = Noch gibt es nichts einzuschätzen.
notebook-share = { $letter } { $percent } %
notebook-weighs = { $name }: was am meisten wiegt
notebook-taken = { $side }, { $percent } %
notebook-no-grounds = Nichts, was dieser Spieler tat, spricht für eine Seite. Es folgt aus den anderen und daraus, wie viele es von jeder Nation gibt.
notebook-by-others = All das spricht für etwas anderes. Es folgt aus den anderen und daraus, wie viele es von jeder Nation gibt.
notebook-pinned = Zug { $turn }: { $words }
pic-tab-notes = Notizbuch
notes-panel-none = Noch nichts notiert. Wo mehrere am Bildschirm sitzen, liegen Notizen verdeckt.
