## Stálá slova stolu. Většina stojí v malých polích: stručně.

pic-tab-log = Lodní deník
