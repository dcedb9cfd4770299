## Die stehenden Worte des Tisches. Die meisten stehen in kleinen Kästen: kurz halten.

pic-tab-log = Logbuch
