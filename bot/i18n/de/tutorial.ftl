command-tutorial = Lern in einem Spiel gegen Computer, wie man spielt
tutorial-over = **Das war ein ganzes Spiel.** Jetzt weißt du, wie es geht.
    .note = „{ button-next-deal }“ geht ohne Coach weiter. /tisch neu eröffnet einen Tisch mit anderen, /hilfe zeigt alles in Kürze.
lesson-chosen = Dieses Spiel ist zum Lernen ausgesucht, nicht zufällig.
