side = timu ya { $team }
phase-heading =
    { $phase ->
        [tribute] Ushuru
       *[return] Kadi za kurudisha
    }
wait-exchange =
    { $phase ->
        [tribute]
            { $n ->
                [one] { $names } anatoa ushuru
               *[other] { $names } wanatoa ushuru
            }
        [return]
            { $n ->
                [one] { $names } anarudisha kadi
               *[other] { $names } wanarudisha kadi
            }
       *[choose]
            { $n ->
                [one] { $names } anachukua kadi
               *[other] { $names } wanachukua kadi
            }
    }
trump-rank = Turufu: kila { rank-one }, juu ya A.
levels =
    { $team ->
        [1] Timu ya 1 inaongoza mgao huu kwenye ngazi ya { $first }. Timu ya 2 iko kwenye ngazi ya { $second }.
       *[2] Timu ya 2 inaongoza mgao huu kwenye ngazi ya { $second }. Timu ya 1 iko kwenye ngazi ya { $first }.
    }
points = Pointi: timu ya 1 ina { $p }, timu ya 2 ina { $sum }.
alt-few = zimebaki chache
picture-few =
    { $n ->
        [one] kadi 1
       *[other] kadi { $n }
    }
picture-asked =
    { $phase ->
        [tribute] toa ushuru
        [return] rudisha kadi
       *[choose] chukua moja
    }
