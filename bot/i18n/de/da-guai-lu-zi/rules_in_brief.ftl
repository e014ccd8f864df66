brief-cards = **Karten:** drei Kartenspiele mit Jokern, je { $hand } Karten. Drei gegen drei, jeder zweite Platz ist in deinem Team.
brief-ranks =
    { $dg-trump ->
        [level] **Werte:** Die 2 ist am niedrigsten, Joker sind am höchsten. Der Trumpfwert steht über dem Ass.
       *[none] **Werte:** Die 2 ist am niedrigsten, dann bis zum Ass, dann der kleine und der große Joker.
    }
brief-plays =
    { $dg-flush_over_straight ->
        [yes] **Kombinationen:** eine, zwei oder drei von einem Wert, oder fünf: Straight, Flush, Full House, Vierer, Straight Flush, Fünfling.
       *[no] **Kombinationen:** eine, zwei oder drei von einem Wert, oder fünf: Flush, Straight, Full House, Vierer, Straight Flush, Fünfling.
    }
brief-jokers =
    { $dg-wild_finish ->
        [weakest]
            { $dg-reading ->
                [named] **Joker** stehen neben anderen Karten für jede. Du darfst sagen, was es ist. Deine letzten fünf gelten am schwächsten.
               *[fixed] **Joker** stehen neben anderen Karten für jede. Sie ergeben die stärkste Art, in deinen letzten fünf die schwächste.
            }
       *[normal]
            { $dg-reading ->
                [named] **Joker** stehen neben anderen Karten für jede. Du darfst sagen, was es ist.
               *[fixed] **Joker** stehen neben anderen Karten für jede. Sie ergeben die stärkste Art.
            }
    }
brief-tribute =
    { $dg-tribute ->
        [yes] **Tribut:** Wer gefangen ist, gibt vor dem nächsten Spiel eine höchste Karte.
       *[no] **Ausspielen:** Wer zuerst fertig wurde, spielt im nächsten Spiel aus.
    }
brief-score =
    { $dg-score ->
        [levels] **Stufen:** Das Team mit dem ersten Platz gewinnt, wenn es auch zuerst ganz fertig ist. Ein Sieg hebt nur das führende Team, von { $dg-level_start } an.
       *[caught_points] **Punkte:** Das Team mit dem ersten Platz gewinnt, wenn es auch zuerst ganz fertig ist. Für jede gefangene Person bekommt es einen Punkt.
    }

help-aim = Drei gegen drei. Dein Team braucht den ersten Platz und muss vor dem anderen ganz fertig sein.
help-cards = Alle haben 27 Karten aus drei Kartenspielen. Die 2 ist am niedrigsten, die Joker sind am höchsten.
help-plays = Spiel eine Karte, zwei oder drei von einem Wert, oder fünf. Antworte mit ebenso vielen, nur höher.
help-jokers = Neben anderen Karten steht ein Joker für jede Karte, die du brauchst.
help-tricks = Wenn alle anderen aussetzen, spielst du wieder aus. Lass deinem Team seine Stiche.
help-score = Wer am Ende noch Karten hat, ist gefangen und bringt dem anderen Team einen Punkt.
