## Tooltips of the table. They stand on small plates: one or two short sentences.

tip-more = Rechtsklick: Regeln
tip-rules = Die Regeln, aufgeschlagen für das, was jetzt ansteht
