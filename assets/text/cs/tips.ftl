## Tooltips of the table. They stand on small plates: one or two short sentences.

tip-more = Pravé tlačítko: pravidla
tip-rules = Pravidla, otevřená u toho, co je právě na řadě
