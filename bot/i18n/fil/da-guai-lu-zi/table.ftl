side = panig { $team }
phase-heading =
    { $phase ->
        [tribute] Tributo
       *[return] Barahang ibabalik
    }
wait-exchange =
    { $phase ->
        [tribute]
            { $n ->
                [1] Magbibigay ng tributo si { $names }
               *[other] Magbibigay ng tributo sina { $names }
            }
        [return]
            { $n ->
                [1] Magbabalik ng baraha si { $names }
               *[other] Magbabalik ng tig-isa sina { $names }
            }
       *[choose]
            { $n ->
                [1] Kukuha ng isa si { $names }
               *[other] Kukuha ng tig-isa sina { $names }
            }
    }
trump-rank = Trump: bawat { rank-one }, mas mataas sa alas.
levels =
    { $team ->
        [1] Unang titira ang panig 1 sa level { $first }. Nasa level { $second } ang panig 2.
       *[2] Unang titira ang panig 2 sa level { $second }. Nasa level { $first } ang panig 1.
    }
points = Puntos: { $p } ang panig 1, { $sum } ang panig 2.
alt-few = kaunti na ang baraha
picture-few =
    { $n ->
        [1] 1 baraha
       *[other] { $n } baraha
    }
picture-asked =
    { $phase ->
        [tribute] magtributo
        [return] magbalik ng isa
       *[choose] kumuha ng isa
    }
