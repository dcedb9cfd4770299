# Krátká hlášení o zvuku nad kteroukoli obrazovkou.

sound-muted = Zvuk vypnut
sound-heard = Zvuk zapnut
sound-none = Není žádné zvukové zařízení: hra pokračuje potichu
