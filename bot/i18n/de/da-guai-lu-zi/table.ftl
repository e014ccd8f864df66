side = Team { $team }
phase-heading =
    { $phase ->
        [tribute] Tribut
       *[return] Karten zurück
    }

wait-exchange =
    { $phase ->
        [tribute]
            { $n ->
                [one] { $names } zahlt Tribut
               *[other] { $names } zahlen Tribut
            }
        [return]
            { $n ->
                [one] { $names } gibt eine Karte zurück
               *[other] { $names } geben je eine Karte zurück
            }
       *[choose]
            { $n ->
                [one] { $names } nimmt eine Karte
               *[other] { $names } nehmen je eine Karte
            }
    }
trump-rank = Trumpf: alle { rank-many }, über dem Ass.
levels =
    { $team ->
        [1] Team 1 führt dieses Spiel auf Stufe { $first }. Team 2 ist auf Stufe { $second }.
       *[2] Team 2 führt dieses Spiel auf Stufe { $second }. Team 1 ist auf Stufe { $first }.
    }
points = Punkte: Team 1 { $p }, Team 2 { $sum }.

alt-few = nur noch wenige Karten
picture-few =
    { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }

picture-asked =
    { $phase ->
        [tribute] zahl Tribut
        [return] gib eine Karte zurück
       *[choose] nimm eine
    }
