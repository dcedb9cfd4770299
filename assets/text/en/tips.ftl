## Tooltips of the table. They stand on small plates: one or two short sentences.

tip-more = Right-click: rules
tip-rules = The rules, opened where they explain what to do now
