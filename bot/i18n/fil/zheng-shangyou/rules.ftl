rule-zs-players =
    { $even ->
        [yes] { $zs-players } manlalaro, tig-{ $hand } baraha (ZS‑2.3).
       *[no] { $zs-players } manlalaro, hanggang { $hand } baraha bawat isa (ZS‑2.3).
    }
    .title = Mga manlalaro
    .word = { $zs-players }
rule-zs-packs =
    { $zs-packs ->
        [1] Isang pakete na 54 baraha ang gamit, kasama ang joker (ZS‑2.2).
       *[other] { $zs-packs } pakete na tig-54 baraha ang gamit, kasama ang joker (ZS‑2.2).
    }
    .title = Mga pakete
    .word = { $zs-packs }
rule-zs-surplus =
    { $zs-surplus ->
        [leave]
            { $surplus ->
                [1] Pantay ang mga hawak, at isang baraha ang nakatago (ZS‑2.3).
               *[other] Pantay ang mga hawak, at { $surplus } baraha ang nakatago (ZS‑2.3).
            }
       *[deal] Ibinibigay ang lahat, kaya lamang ng isang baraha ang iba (ZS‑2.3).
    }
    .title = Sobrang baraha
    .word =
        { $zs-surplus ->
            [leave] nakatago
           *[deal] ibinibigay
        }
rule-zs-teams =
    { $sides ->
        [pairs] Dalawa kontra dalawa. Magkatapat ang magkakampi (ZS‑2.4).
        [threes] Tatlo kontra tatlo. Salitan ang magkakampi (ZS‑2.4).
       *[none] Kanya-kanya ang lahat (ZS‑2.4).
    }
    .title = Mga panig
    .word =
        { $sides ->
            [pairs] dalawa kontra dalawa
            [threes] tatlo kontra tatlo
           *[none] wala
        }
rule-zs-direction =
    { $zs-direction ->
        [cw] Pakanan ang ikot ng turn (ZS‑0.2).
       *[ccw] Pakaliwa ang ikot ng turn (ZS‑0.2).
    }
    .title = Direksiyon ng laro
    .word =
        { $zs-direction ->
            [cw] pakanan
           *[ccw] pakaliwa
        }
rule-zs-ranks =
    { $order ->
        [low] 2 ang pinakamababa, tapos 3 hanggang 10, J, Q, K, A at mga joker (ZS‑2.1).
       *[high] 3 ang pinakamababa, tapos 4 hanggang 10, J, Q, K, A, 2 at mga joker (ZS‑2.1).
    }
    .title = Ayos ng mga rank
    .word =
        { $order ->
            [low] 2 pinakamababa, A pinakamataas
           *[high] 3 pinakamababa, 2 pinakamataas
        }
rule-zs-wild_jokers =
    { $zs-wild_jokers ->
        [yes] Kahit anong baraha ng set o straight ang joker (ZS‑3.3).
       *[no] Walang pinapalitan ang joker (ZS‑3.3).
    }
    .title = Wild na joker
    .off = wild na joker
    .word =
        { $zs-wild_jokers ->
            [yes] wild
           *[no] hindi wild
        }
rule-zs-wild_twos =
    { $zs-wild_twos ->
        [yes] Sa labas ng straight, pamalit sa katabing rank { a-two } (ZS‑3.3).
       *[no] Walang pinapalitan { a-two } (ZS‑3.3).
    }
    .title = Wild na pinakamataas na rank
    .off = wild na pinakamataas na rank
    .word =
        { $zs-wild_twos ->
            [yes] wild
           *[no] hindi wild
        }
rule-zs-reading =
    { $zs-reading ->
        [fixed] Kung maraming puwedeng tira ang baraha, rules ang pipili (ZS‑4.2).
       *[named] Kung maraming puwedeng tira ang baraha, puwede mong sabihin kung alin (ZS‑4.2).
    }
    .title = Barahang maraming puwedeng tira
    .word =
        { $zs-reading ->
            [fixed] rules ang pipili
           *[named] manlalaro ang pipili
        }
rule-zs-seq_ranks =
    { $straights ->
        [low] 2 hanggang K ang mga straight (ZS‑3.4).
        [all] 2 hanggang A ang mga straight (ZS‑3.4).
       *[high] 3 hanggang A ang mga straight (ZS‑3.4).
    }
    .title = Mga rank ng straight
    .word =
        { $straights ->
            [low] 2 hanggang K
            [all] 2 hanggang A
           *[high] 3 hanggang A
        }
rule-zs-seq_min =
    { $runs ->
        [yes] { $zs-seq_min } o higit pang sunod-sunod na baraha ang straight (ZS‑3.4).
       *[no] Walang straight: walang hawak na may { $zs-seq_min } sunod-sunod (ZS‑3.4).
    }
    .title = Pinakamaikling straight
    .word = { $zs-seq_min } baraha
rule-zs-suited_beats =
    { $zs-suited_beats ->
        [yes] Talo ng straight sa isang suit ang bawat halo-halo na kasinghaba (ZS‑3.4).
       *[no] Hindi mahalaga ang suit sa straight (ZS‑3.4).
    }
    .title = Straight sa isang suit
    .word =
        { $zs-suited_beats ->
            [yes] talo ang halo-halo
           *[no] gaya ng halo-halo
        }
rule-zs-multi_seq_min =
    { $multiple_runs ->
        [yes] { $zs-multi_seq_min } rank o higit pa ang sunod-sunod na pares, triple o apatan (ZS‑3.5).
       *[no] Walang sunod-sunod na pares: walang hawak na may { $zs-multi_seq_min } nito (ZS‑3.5).
    }
    .title = Pinakamaikling sunod-sunod na pares
    .word = { $zs-multi_seq_min } rank
rule-zs-full_house =
    { $zs-full_house ->
        [yes] Tatlo ng isang rank at dalawa ng iba ang full house. Ang tatlo ang bilang (ZS‑3.6).
       *[no] Walang full house (ZS‑3.6).
    }
    .title = Full house
    .off = full house
    .word =
        { $zs-full_house ->
            [yes] puwede
           *[no] hindi puwede
        }
rule-zs-bombs =
    { $zs-bombs ->
        [yes] Bomba ang apat o higit pang tunay na baraha ng isang rank; talo nito ang ibang uri. Rocket ang dalawang joker. Talo rin nito ang bomba, at walang tatalo rito (ZS‑3.7).
       *[no] Walang bomba: four of a kind lang ang masasagot ng four of a kind (ZS‑3.7).
    }
    .title = Mga bomba
    .off = mga bomba
    .word =
        { $zs-bombs ->
            [yes] puwede
           *[no] hindi puwede
        }
rule-zs-first_lead =
    { $zs-first_lead ->
        [spade3] Sa unang laro, unang titira ang may pinakamababang spade, kahit ano (ZS‑5.2).
       *[dealer] Sa unang laro, unang titira ang dealer na nabunot, kahit ano (ZS‑5.1).
    }
    .title = Unang tira ng unang laro
    .word =
        { $zs-first_lead ->
            [spade3] ang pinakamababang spade
           *[dealer] ang dealer
        }
rule-zs-later_lead =
    { $zs-later_lead ->
        [winner] Pagkatapos, dealer at unang titira ang unang puwesto ng nakaraang laro (ZS‑5.1).
        [as_first] Pagkatapos, dealer ang huling puwesto, at unang titira ang may pinakamababang spade (ZS‑5.1).
       *[third] Pagkatapos, dealer at unang titira ang pangatlong puwesto ng nakaraang laro (ZS‑5.1).
    }
    .title = Mga kasunod na unang tira
    .word =
        { $zs-later_lead ->
            [winner] ang unang puwesto
            [as_first] ang pinakamababang spade
           *[third] ang pangatlong puwesto
        }
rule-zs-pass_lock =
    { $zs-pass_lock ->
        [yes] Wala na hanggang matapos ang round ang nag-pass (ZS‑5.3).
       *[no] Makakabalik sa parehong round ang nag-pass (ZS‑5.3).
    }
    .title = Pagkatapos mag-pass
    .word =
        { $zs-pass_lock ->
            [yes] wala sa round
           *[no] makakabalik
        }
rule-zs-exchange =
    { $zs-exchange ->
        [last_two] Bago ang mga kasunod na laro, ibibigay ng huling dalawa ang tig-isang pinakamataas nila. Kahit anong baraha ang ibabalik ng unang dalawa (ZS‑6.2).
        [last_one] Bago ang mga kasunod na laro, ibibigay ng huli ang isang pinakamataas niya. Kahit anong baraha ang ibabalik ng una (ZS‑6.3).
       *[none] Walang palitan sa pagitan ng laro (ZS‑6).
    }
    .title = Palitan
    .off = palitan sa pagitan ng laro
    .word =
        { $zs-exchange ->
            [last_two] ang huling dalawa at unang dalawa
            [last_one] ang huli at ang una
           *[none] wala
        }
rule-zs-points =
    { $sides ->
        [none]
            { $paid_places ->
                [0] Walang puwestong may puntos (ZS‑7.1).
                [1] Unang puwesto lang ang may puntos: { $paid } (ZS‑7.1).
               *[other] Puntos ng mga puwesto, mula sa una: { $paid } (ZS‑7.1).
            }
       *[other]
            { $paid_places ->
                [0] Walang puwestong may puntos (ZS‑7.2).
                [1] Panig lang ng unang puwesto ang may puntos: { $paid } (ZS‑7.2).
               *[other] Puntos ng panig ng mga puwesto, mula sa una: { $paid } (ZS‑7.2).
            }
    }
    .title = Puntos ng mga puwesto
    .allowed = 1 hanggang 8 numero mula 0 hanggang 100, walang mas mataas sa nauna, gaya ng { $example }
    .word = { $points }
rule-zs-not_last =
    { $zs-not_last ->
        [0] Walang puntos ang pag-iwas sa huling puwesto (ZS‑7.2).
        [1] Dagdag na 1 puntos ang panig na walang huling puwesto (ZS‑7.2).
       *[other] Dagdag na { $zs-not_last } puntos ang panig na walang huling puwesto (ZS‑7.2).
    }
    .title = Pag-iwas sa huling puwesto
    .word =
        { $zs-not_last ->
            [0] wala
            [1] 1 puntos
           *[other] { $zs-not_last } puntos
        }
rule-zs-match_end =
    { $zs-match_end ->
        [deals] Tapos ang laban pagkatapos ng takdang laro; panalo ang pinakamataas na kabuuan (ZS‑7.3).
        [open] Tuloy ang laban hanggang tumigil ang host (ZS‑7.3).
       *[points] Tapos ang laban kapag may nag-iisang nangunguna na sapat ang puntos (ZS‑7.3).
    }
    .title = Tapos ng laban
    .word =
        { $zs-match_end ->
            [deals] pagkatapos ng takdang laro
            [open] kapag tumigil ang host
           *[points] sa takdang puntos
        }
rule-zs-target =
    { $zs-target ->
        [1] Sapat ang 1 puntos para manalo (ZS‑7.3).
       *[other] Sapat ang { $zs-target } puntos para manalo (ZS‑7.3).
    }
    .title = Puntos para manalo
    .word = { $zs-target }
rule-zs-deals =
    { $zs-deals ->
        [1] Isang laro ang laban (ZS‑7.3).
       *[other] { $zs-deals } laro ang laban (ZS‑7.3).
    }
    .title = Mga laro ng laban
    .word = { $zs-deals }
