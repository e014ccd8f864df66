rule-dg-players = Anim ang naglalaro sa dalawang panig na tigtatlo. Walang magkatabi na magkakampi (DG‑0.3).
    .title = Mga manlalaro
    .word = { $dg-players }
rule-dg-packs = { $dg-packs } pakete na may joker ang gamit: tig-{ $hand } baraha (DG‑2.1).
    .title = Mga pakete
    .word = { $dg-packs }
rule-dg-direction =
    { $dg-direction ->
        [cw] Pakanan ang ikot ng turn (DG‑0.2).
       *[ccw] Pakaliwa ang ikot ng turn (DG‑0.2).
    }
    .title = Direksiyon ng laro
    .word =
        { $dg-direction ->
            [cw] pakanan
           *[ccw] pakaliwa
        }
rule-dg-trump =
    { $dg-trump ->
        [level]
            { $dg-score ->
                [levels] Level ng panig na unang titira ang rank na trump. Nasa pagitan ng alas at joker ang mga ito (DG‑2.4).
               *[caught_points] Isang rank ang trump sa bawat laro. Nasa pagitan ng alas at joker ang mga ito (DG‑2.4).
            }
       *[none] Mababa pataas: 2 hanggang 10, J, Q, K, A, maliit na joker, malaking joker. Walang rank na trump (DG‑2.2).
    }
    .title = Rank na trump
    .off = rank na trump na mas mataas sa alas
    .word =
        { $dg-trump ->
            [level] ayon sa level
           *[none] wala
        }
rule-dg-level_start =
    { $dg-score ->
        [levels] Level { $dg-level_start } ang simula ng dalawang panig (DG‑6.4).
       *[caught_points] { $dg-level_start } ang rank na trump (DG‑9.1).
    }
    .title = Unang level
    .word = { $dg-level_start }
rule-dg-flush_over_straight =
    { $dg-flush_over_straight ->
        [yes] Talo ng flush ang straight (DG‑3.2).
       *[no] Talo ng straight ang flush (DG‑3.2).
    }
    .title = Flush at straight
    .word =
        { $dg-flush_over_straight ->
            [yes] mas mataas ang flush
           *[no] mas mataas ang straight
        }
rule-dg-flush_tie =
    { $dg-flush_tie ->
        [all_ranks] Kung pareho ang pinakamataas na rank ng dalawang flush, mga kasunod na rank ang basehan (DG‑3.6).
       *[top_only] Pantay ang mga flush na pareho ang pinakamataas na rank (DG‑3.6).
    }
    .title = Magkaparehong flush
    .word =
        { $dg-flush_tie ->
            [all_ranks] mga kasunod na rank ang basehan
           *[top_only] pantay
        }
rule-dg-small_pair =
    { $dg-small_pair ->
        [beats] Talo ng dalawang maliit na joker ang isang maliit at isang malaki (DG‑4.3).
       *[tie] Kapantay ng dalawang maliit na joker ang isang maliit at isang malaki (DG‑4.3).
    }
    .title = Pares ng maliit na joker
    .off = dalawang maliit na joker na mas mataas sa halong pares
    .word =
        { $dg-small_pair ->
            [beats] talo ang halong pares
           *[tie] kapantay ng halong pares
        }
rule-dg-reading =
    { $dg-reading ->
        [named] Puwede mong sabihin kung ano ang mga joker: kahit anong uri at rank na kaya ng baraha (DG‑4.7).
       *[fixed] Pinakamalakas na uri na kaya ng baraha ang bubuuin ng joker (DG‑4.5).
    }
    .title = Pagsasabi kung ano ang tira
    .off = pagsasabi kung ano ang joker
    .word =
        { $dg-reading ->
            [named] manlalaro ang magsasabi
           *[fixed] ayon sa rules
        }
rule-dg-wild_rank =
    { $dg-wild_rank ->
        [weakest] Sa pinakamalakas na uri, pinakamababang rank ang joker (DG‑4.5).
       *[strongest] Sa pinakamalakas na uri, pinakamataas na rank ang joker (DG‑4.5).
    }
    .title = Rank sa loob ng uri
    .word =
        { $dg-wild_rank ->
            [weakest] ang pinakamababa
           *[strongest] ang pinakamataas
        }
rule-dg-wild_finish =
    { $dg-wild_finish ->
        [weakest] Pinakamahina ang basa sa limang barahang may joker na umubos ng hawak (DG‑4.6).
       *[normal] Gaya ng iba ang basa sa huling tirang may joker (DG‑4.6).
    }
    .title = Huling tirang may joker
    .off = mahinang huling tira na may joker
    .word =
        { $dg-wild_finish ->
            [weakest] pinakamahina
           *[normal] gaya ng iba
        }
rule-dg-first_lead =
    { $dg-first_lead ->
        [random] Sapalaran kung sino ang unang titira sa unang laro (DG‑5.3).
       *[draw] Bubunot ang bawat isa ng baraha. Ang pinakamataas ang unang titira sa unang laro (DG‑5.3).
    }
    .title = Unang tira ng unang laro
    .word =
        { $dg-first_lead ->
            [random] sapalaran
           *[draw] pinakamataas na nabunot
        }
rule-dg-later_lead =
    { $dg-later_lead ->
        [highest_tribute] Pagkatapos ng tributo, unang titira ang nagbigay ng pinakamataas. Kung wala, ang unang naubos (DG‑5.4).
       *[first_finisher] Unang titira ang unang naubos sa nakaraang laro (DG‑5.4).
    }
    .title = Mga kasunod na unang tira
    .word =
        { $dg-later_lead ->
            [highest_tribute] pinakamataas ang tributo
           *[first_finisher] ang unang naubos
        }
rule-dg-tribute =
    { $dg-tribute ->
        [yes] Bago ang susunod na laro, ibibigay ng bawat nahuli ang isang pinakamataas niya. May ibabalik na baraha (DG‑7.1).
       *[no] Walang ibibigay ang mga nahuli (DG‑7.1).
    }
    .title = Tributo
    .off = tributo ng mga nahuli
    .word =
        { $dg-tribute ->
            [yes] mayroon
           *[no] wala
        }
rule-dg-tribute_pick =
    { $dg-tribute_pick ->
        [random] Sapalaran kung alin sa magkasintaas na baraha ang ibibigay (DG‑7.3).
       *[giver] Ang nagbibigay ang pipili sa magkasintaas na baraha (DG‑7.3).
    }
    .title = Magkasintaas na tributo
    .word =
        { $dg-tribute_pick ->
            [random] sapalaran
           *[giver] pipili ang nagbibigay
        }
rule-dg-pairing =
    { $dg-pairing ->
        [adjacent_first] Ibibigay sa panalong nauuna sa nagbibigay. Ang iba ayon sa ikot ng turn (DG‑7.5).
       *[rank_order] Pinakamataas na tributo sa unang puwesto, at tuloy-tuloy (DG‑7.5).
    }
    .title = Sino ang magbibigay kanino
    .word =
        { $dg-pairing ->
            [adjacent_first] katabi muna
           *[rank_order] ayon sa rank at puwesto
        }
rule-dg-return =
    { $dg-return ->
        [candidates] Kapalit ng joker, maglalabas ng dalawa o tatlong baraha, at kukuha ng isa ang nagbigay (DG‑7.6).
       *[recipient] Kahit anong barahang gusto ng tumanggap ang ibabalik niya (DG‑7.6).
    }
    .title = Barahang ibabalik
    .word =
        { $dg-return ->
            [candidates] kukuha ng isa ang nagbigay
           *[recipient] pipili ang tumanggap
        }
rule-dg-resist =
    { $dg-resist ->
        [0] Walang ligtas sa tributo (DG‑7.2).
        [1] Walang tributo ang may hawak ng joker (DG‑7.2).
       *[other] Walang tributo ang may hawak ng { $dg-resist } joker o higit pa (DG‑7.2).
    }
    .title = Joker para walang tributo
    .word =
        { $dg-resist ->
            [0] wala
           *[other] { $dg-resist }
        }
rule-dg-score =
    { $dg-score ->
        [levels] Panalo ang panig ng unang naubos kung ubos muna sila. Panig na unang tumira lang ang tataas (DG‑6.4).
       *[caught_points] Panalo ang panig ng unang naubos kung ubos muna sila. May tig-isang puntos sila sa bawat kalabang nahuli (DG‑6.3).
    }
    .title = Pagbilang
    .word =
        { $dg-score ->
            [levels] mga level
           *[caught_points] isang puntos bawat nahuli
        }
rule-dg-level_step =
    { $dg-level_step ->
        [caught] Sa panalo, isang level sa bawat nahuli ang akyat ng panig na unang tumira (DG‑6.4).
       *[one] Sa panalo, isang level ang akyat ng panig na unang tumira (DG‑6.4).
    }
    .title = Level bawat panalo
    .word =
        { $dg-level_step ->
            [caught] kasindami ng nahuli
           *[one] isa
        }
rule-dg-level_end = Level { $dg-level_end } ang huli (DG‑6.4).
    .title = Huling level
    .word = { $dg-level_end }
rule-dg-fail_limit =
    { $dg-fail_limit ->
        [0] Walang limit ang pagkatalo sa huling level (DG‑8.2).
        [1] Talo sa laban ang panig na natalo sa huling level (DG‑8.2).
       *[other] Talo sa laban ang panig na { $dg-fail_limit } beses natalo sa huling level (DG‑8.2).
    }
    .title = Ilang talo bago matalo sa laban
    .word =
        { $dg-fail_limit ->
            [0] walang limit
           *[other] { $dg-fail_limit }
        }
rule-dg-match_end =
    { $dg-match_end ->
        [points]
            { $dg-score ->
                [levels] Hanggang takdang puntos ang laban. Isang puntos ang bawat level (DG‑8.2).
               *[caught_points] Hanggang takdang puntos ang laban (DG‑8.2).
            }
        [deals] Takdang bilang ng laro ang laban (DG‑8.2).
        [level] Panalo sa laban ang panig na unang tumira at nanalo sa huling level (DG‑8.2).
       *[open] Tuloy ang laban hanggang tumigil ang host (DG‑8.2).
    }
    .title = Tapos ng laban
    .word =
        { $dg-match_end ->
            [points] sa takdang puntos
            [deals] pagkatapos ng ilang laro
            [level] sa panalo sa huling level
           *[open] kapag tumigil ang host
        }
rule-dg-target =
    { $dg-target ->
        [1] Isang puntos ang panalo sa laban (DG‑8.2).
       *[other] { $dg-target } puntos ang panalo sa laban (DG‑8.2).
    }
    .title = Puntos para manalo
    .word = { $dg-target }
rule-dg-deals =
    { $dg-deals ->
        [1] Isang laro ang laban (DG‑8.2).
       *[other] { $dg-deals } laro ang laban (DG‑8.2).
    }
    .title = Bilang ng laro
    .word = { $dg-deals }
