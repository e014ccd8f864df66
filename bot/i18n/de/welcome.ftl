welcome-title = Ein kleiner Chat, um Dai Di zu probieren
welcome-text = Dai Di ist ein Bot für chinesische Kartenspiele. Der Bot ist echt, dieser Server ist ausgedacht. Nichts verlässt diesen Computer.
welcome-begin = Drück den Knopf unten
    .text = Drei Computer setzen sich zu dir, und die Karten werden gegeben. Ein Coach sagt dir in jedem Zug eine Sache.
welcome-cards-wide = Deine Karten siehst du rechts
    .text = Was nur du sehen darfst, steht in der rechten Spalte und sonst nirgends.
welcome-people-wide = Sei jemand anderes
    .text = Die Namen oben rechts sind Leute. Wähl einen anderen, um mitzuspielen oder zuzuschauen.
welcome-cards-narrow = Deine Karten kommen von unten
    .text = Schließ sie, um den Tisch zu sehen. „Öffnen“ in der Leiste unten holt sie zurück.
welcome-people-narrow = { welcome-people-wide }
    .text = Dein Name oben rechts öffnet die Liste der Leute. Wähl einen anderen, um mitzuspielen oder zuzuschauen.
welcome-button = Ein erstes Spiel spielen

welcome-channel-game = Hier werden Tische eröffnet
welcome-channel-practice = Hier kannst du üben
welcome-spectator = Schaut zu
