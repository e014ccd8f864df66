rank-one =
    { $rank ->
        [T] 10
        [J] J
        [Q] Q
        [K] K
        [A] A
        [LJ] maliit na joker
        [BJ] malaking joker
       *[other] { $rank }
    }
rank-many =
    { $rank ->
        [T] 10
        [J] J
        [Q] Q
        [K] K
        [A] A
        [LJ] maliit na joker
        [BJ] malaking joker
       *[other] { $rank }
    }
kind =
    { $kind ->
        [pair] pares ng { rank-many }
        [triple] tatlong { rank-many }
        [straight] straight hanggang { rank-one }
        [flush] flush hanggang { rank-one }
        [full_house] full house ng { rank-many }
        [four_plus_one] apat na { rank-many } at isa
        [straight_flush] straight flush hanggang { rank-one }
        [five_of_a_kind] limang { rank-many }
       *[single] single
    }
a-kind =
    { $kind ->
        [pair] pares ng { rank-many }
        [triple] tatlong { rank-many }
        [straight] straight hanggang { rank-one }
        [flush] flush hanggang { rank-one }
        [full_house] full house ng { rank-many }
        [four_plus_one] apat na { rank-many } at isa
        [straight_flush] straight flush hanggang { rank-one }
        [five_of_a_kind] limang { rank-many }
        [single] single
       *[none] hiwa-hiwalay na baraha
    }
play-title =
    { $kind ->
        [single] Single
        [pair] Pares ng { rank-many }
        [triple] Tatlong { rank-many }
        [straight] Straight hanggang { rank-one }
        [flush] Flush hanggang { rank-one }
        [full_house] Full house ng { rank-many }
        [four_plus_one] Apat na { rank-many }
        [straight_flush] Straight flush, { rank-one }
       *[five_of_a_kind] Limang { rank-many }
    }
kind-title =
    { $kind ->
        [pair] Pares
        [triple] Triple
        [straight] Straight
        [flush] Flush
        [full_house] Full house
        [four_plus_one] Apat at isa
        [straight_flush] Straight flush
        [five_of_a_kind] Five of a kind
       *[single] Single
    }
kind-meant =
    { $kind ->
        [pair] dalawang magkaparehong rank
        [triple] tatlong magkakaparehong rank
        [straight] limang rank na sunod-sunod
        [flush] lima ng isang suit
        [full_house] tatlo ng isang rank, dalawa ng iba
        [four_plus_one] apat ng isang rank, kahit anong panlima
        [straight_flush] limang sunod-sunod ng isang suit
        [five_of_a_kind] lima ng isang rank
       *[single] isang baraha
    }
kind-typed =
    { $kind ->
        [pair] pares pair pairs doble
        [triple] triple triples tatlo
        [straight] straight straights run sunod-sunod
        [flush] flush flushes
        [full_house] full house boat
        [four_plus_one] apat at isa four and one quad
        [straight_flush] straight flush
        [five_of_a_kind] five of a kind lima
        [single] single singles isa isang baraha
       *[none] baraha
    }
deed-pass = pass
deed-give =
    { $tribute ->
        [yes] isang barahang tributo
       *[no]
            { $n ->
                [1] isang barahang ibinalik
               *[other] mga barahang pagpipilian
            }
    }
deed-choose = isa sa mga inilabas na baraha
game = Da Guai Lu Zi
preset =
    { $preset ->
        [dglz-standard] Karaniwan
        [dglz-wikipedia] Level hanggang alas
        [dglz-17dp] Level hanggang lima
        [dglz-17dp-choice] Level hanggang lima, pinipili
        [dglz-follow-the-joker] Sundan ang joker
       *[other] House rules
    }
preset-short = { preset }
preset-about =
    { $preset ->
        [dglz-standard] May puntos sa bawat kalabang nahuli. Laban hanggang 6 puntos
        [dglz-wikipedia] May rank na trump, tributo, at level mula 2 hanggang alas
        [dglz-17dp] May rank na trump at level hanggang 5. Sapalaran ang tributo
        [dglz-17dp-choice] May rank na trump at level hanggang 5. Ikaw ang pipili ng tributo at ng ibabalik
        [dglz-follow-the-joker] Talo ng straight ang flush. Laban hanggang 6 puntos
       *[other] Rules ng server na ito
    }
rules-dealt = { packs }, tig-{ $hand } baraha
match-goal =
    { $dg-match_end ->
        [points]
            { $dg-target ->
                [1] hanggang { $dg-target } puntos
               *[other] hanggang { $dg-target } puntos
            }
        [deals]
            { $dg-deals ->
                [1] isang laro
               *[other] { $dg-deals } laro
            }
        [level] hanggang may panalo sa level { $dg-level_end }
       *[open] hanggang tumigil ang host
    }
