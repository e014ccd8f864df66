command-judge = Schlägt ein Zug einen anderen, und wenn nicht: warum
command-score = Rechne ein Spiel mit echten Karten ab

option-first = Der Zug, um den es geht: Wert, dann Farbe, wie 3d 3c
option-second = Der Zug, der zu schlagen ist; sonst, ob man den ersten ausspielen darf
option-order = In welcher Reihenfolge alle fertig wurden, zum Beispiel 2, 1, 4, 3
option-trump = Die Trumpffarbe oder der Trumpfwert, oder none
option-as = Als was die Karten gelten, zum Beispiel straight 10 oder full house K
option-second_as = Als was der zu schlagende Zug gilt
option-levels = Die Stufen beider Seiten, zum Beispiel 2, 5; sonst die erste Stufe
option-totals = Die Stände der Plätze oder Teams vor dem Spiel, zum Beispiel 3, 2
option-deals = Wie viele Spiele vorher gezählt wurden

judge-is = **{ $cards }**: { $play }.
judge-leads = **Du kannst { $first } ausspielen.**
judge-heading = Nach den Regeln: { $rules }
judge-note = Hier geht es nur um diese Karten, nicht darum, was vorher gespielt wurde.
judge-asked = Du hast nach { game } gefragt. Mit spielart: kannst du etwas anderes wählen.

score-heading = { game }: ein Spiel, abgerechnet nach { $rules }
score-seat =
    { $counts ->
        [0] { $name }: noch { cards }, **{ gained }**
       *[other] { $name }: noch { cards }, zählt { $counts }, **{ gained }**
    }
score-seat-hand =
    { $counts ->
        [0] { $name }: noch { $hand }, **{ gained }**
       *[other] { $name }: noch { $hand }, zählt { $counts }, **{ gained }**
    }
score-seat-alone = { $name }: **{ gained }**
score-seat-out = { $name }: fertig, **{ gained }**
score-payer = { $name } zahlt { $parts }.
score-part = { $p } an { $other }
score-open = Diese Punkte ergeben zusammen nicht 0: Hier zahlt niemand an jemand anderen.

err-left = „{ $text }“ ist nicht, was ein Platz übrig hat.
    .note = Schreib Karten, eine Zahl oder - für nichts, mit | zwischen den Plätzen: 4 | 8 | - | 11.
err-left-seats = Diese Regeln haben { $need } Plätze, nicht { $n }.
    .note = Schreib, was jeder Platz übrig hat, mit | dazwischen: 4 | 8 | - | 11.
err-unbeaten = „{ $text }“ ist kein Platz mit einem Zug.
    .note = Schreib den Platz, dann die Karten: 2: 4d 4c 4h 4s 9d.
err-seat = Es gibt keinen Platz { $text }.
    .note = Plätze sind 1 bis { $n }.
misstated-too_often =
    { $n ->
        [0] { $card } gibt es in den Kartenspielen dieser Regeln nicht.
        [one] { $card } gibt es in diesen Kartenspielen nur einmal.
       *[other] { $card } gibt es in diesen Kartenspielen nur { $n }-mal.
    }
    .note = Nenn eine Karte nicht öfter, als es sie in diesen Kartenspielen gibt.
