side = lag { $team }
phase-heading =
    { $phase ->
        [tribute] Tribut
       *[return] Kort tillbaka
    }
wait-exchange =
    { $phase ->
        [tribute]
            { $n ->
                [one] { $names } ger tribut
               *[other] { $names } ger tribut
            }
        [return]
            { $n ->
                [one] { $names } ger tillbaka ett kort
               *[other] { $names } ger tillbaka ett kort var
            }
       *[choose]
            { $n ->
                [one] { $names } tar ett kort
               *[other] { $names } tar ett kort var
            }
    }
trump-rank = Trumf: valören { rank-one }, över ess.
levels =
    { $team ->
        [1] Lag 1 leder den här given på nivå { $first }. Lag 2 är på nivå { $second }.
       *[2] Lag 2 leder den här given på nivå { $second }. Lag 1 är på nivå { $first }.
    }
points = Poäng: { $p } för lag 1, { $sum } för lag 2.
alt-few = få kort kvar
picture-few =
    { $n ->
        [one] 1 kort
       *[other] { $n } kort
    }
picture-asked =
    { $phase ->
        [tribute] ge tribut
        [return] ge tillbaka ett kort
       *[choose] ta ett
    }
