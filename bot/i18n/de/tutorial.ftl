command-tutorial = Lern in einem Spiel gegen Computer, wie man spielt
tutorial-over = **Das war ein ganzes Spiel.** Jetzt weißt du, wie es geht.
    .note = „{ button-next-deal }“ geht ohne Coach weiter. /table open eröffnet einen Tisch mit anderen, /help zeigt alles in Kürze.
lesson-chosen = Dieses Spiel ist zum Lernen ausgesucht, nicht zufällig.
