option-finish = Ob der Zug das Blatt leert
option-second_finish = Ob der zu schlagende Zug sein Blatt geleert hat
option-leading = Das führende Team: 0 für die Plätze 1, 3, 5, und 1 für die Plätze 2, 4, 6
option-fails = Fehlversuche jedes Teams auf der letzten Stufe, zum Beispiel 0, 0
