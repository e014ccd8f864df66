rule-decks =
    { $decks ->
        [1] Isang pakete na may dalawang joker ang gamit: tig-{ $hand } baraha.
       *[other] { $decks } pakete na may joker ang gamit: tig-{ $hand } baraha.
    } { $points } puntos lahat: 5 sa 5, 10 sa 10 o K (SJ‑1.2).
    .title = Mga pakete
    .word = { $decks }
rule-kitty_size = { $kitty } baraha ang natitira sa kitty. Kukunin ito ng dealer at magbabaon ng kasindami (SJ‑4.1).
    .title = Laki ng kitty
    .word = { $kitty } baraha
rule-direction =
    { $direction ->
        [clockwise] Pakanan ang ikot ng turn (SJ‑1.1).
       *[anticlockwise] Pakaliwa ang ikot ng turn (SJ‑1.1).
    }
    .title = Direksiyon ng laro
    .word =
        { $direction ->
            [clockwise] pakanan
           *[anticlockwise] pakaliwa
        }
rule-level_gap =
    { $level_gap ->
        [open] Hindi magkasunod ang mga rank sa paligid ng level, kaya walang traktorang tatawid dito (SJ‑2.7).
       *[closed] Wala sa suit nito ang level, at magkasunod ang mga rank sa paligid. Sa level 10, traktora ang 9 9 J J (SJ‑2.7).
    }
    .title = Traktorang tatawid sa level
    .word =
        { $level_gap ->
            [open] hindi puwede
           *[closed] puwede
        }
rule-constant_two =
    { $constant_two ->
        [yes] Trump ang lahat ng 2, sa ilalim mismo ng mga level card (SJ‑2.8).
       *[no] Trump lang ang 2 sa suit na trump o sa level 2 (SJ‑2.8).
    }
    .title = 2 bilang trump
    .off = 2 na laging trump
    .word =
        { $constant_two ->
            [yes] lagi
           *[no] sa level 2 lang
        }
rule-min_run =
    { $min_run ->
        [decks] Hindi bababa sa bilang ng pakete ang mga bahagi ng traktora o bulldozer (SJ‑5.2).
       *[two] Dalawa o higit pang sunod-sunod na pares ang traktora. Dalawa o higit pang triple ang bulldozer (SJ‑5.2).
    }
    .title = Pinakamaikling traktora
    .word =
        { $min_run ->
            [decks] kasindami ng pakete
           *[two] dalawang bahagi
        }
rule-close_window = Pagkatapos ng huling baraha, may { $close_window } segundo para ipakita ang trump. Magsisimula ulit ito sa bawat pakita (SJ‑3.2).
    .title = Oras ng pagpapakita ng trump
    .word =
        { $close_window ->
            [1] 1 segundo
           *[other] { $close_window } segundo
        }
rule-suit_breaks_tie =
    { $suit_breaks_tie ->
        [yes] Sa kasindaming level card, mula dalawa, suit ang basehan: ♦ ♣ ♥ ♠, spades pinakamataas (SJ‑3.3).
       *[no] Para baligtarin, magpakita ng mas maraming magkakapareho, o kasindaming joker (SJ‑3.3).
    }
    .title = Magkasinlakas na pakita
    .word =
        { $suit_breaks_tie ->
            [yes] suit ang basehan
           *[no] ang una pa rin
        }
rule-self_overturn =
    { $self_overturn ->
        [yes] Puwede mong baligtarin ang sarili mong pakita sa ibang suit (SJ‑3.4).
       *[no] Puwede mong palakasin ang sarili mong pakita, pero hindi baligtarin (SJ‑3.4).
    }
    .title = Pagbaligtad sa sarili
    .word =
        { $self_overturn ->
            [yes] sa ibang suit
           *[no] hindi puwede
        }
rule-no_trump =
    { $no_trump ->
        [off] Walang naipapakita ang joker, kaya laging may suit na trump (SJ‑3.5).
        [full] Walang trump kapag ipinakita ang lahat ng joker ng isang uri (SJ‑3.5).
       *[jokers] Walang trump kapag ipinakita ang dalawa o higit pang magkaparehong joker (SJ‑3.5).
    }
    .title = Pagpapakita ng walang trump
    .off = pagpapakita ng walang trump
    .word =
        { $no_trump ->
            [off] hindi puwede
            [full] sa lahat ng magkaparehong joker
           *[jokers] sa dalawang magkaparehong joker
        }
rule-first_dealer =
    { $first_dealer ->
        [first_declarer] Sa unang laro, dealer ang unang nagpakita ng trump (SJ‑3.6).
       *[final_declarer] Sa unang laro, dealer ang huling nagpakita ng trump (SJ‑3.6).
    }
    .title = Unang dealer
    .word =
        { $first_dealer ->
            [first_declarer] ang unang nagpakita
           *[final_declarer] ang huling nagpakita
        }
rule-no_declaration =
    Kung walang nagpakita, uulitin ang bigay ng unang laro. { $no_declaration ->
        [no_trump] Walang suit na trump ang mga kasunod (SJ‑3.7).
        [partner] Sa mga kasunod, kakampi ng dealer ang pipili ng trump (SJ‑3.7).
       *[turn_up] Sa mga kasunod, isang baraha ng kitty ang trump (SJ‑3.7).
    }
    .title = Kung walang nagpakita
    .word =
        { $no_declaration ->
            [no_trump] walang suit na trump
            [partner] kakampi ng dealer ang pipili
           *[turn_up] kitty ang magsasabi
        }
rule-duplicate_mode =
    { $duplicate_mode ->
        [declare] Takda na ang dealer. Unang magpapakita ang kakampi ng dealer, tapos ang iba nang sunod-sunod (SJ‑3.8).
        [given] Takda na ang dealer at trump, at walang magpapakita (SJ‑3.8).
       *[off] Ang makabunot ng level card ay puwedeng ipakita ito agad (SJ‑3.8).
    }
    .title = Ano ang takda na
    .word =
        { $duplicate_mode ->
            [declare] ang dealer
            [given] ang dealer at trump
           *[off] wala
        }
rule-overturn_after_kitty =
    { $overturn_after_kitty ->
        [yes] Pagkatapos magbaon, puwedeng baligtarin, kunin ang kitty at magbaon ulit (SJ‑3.9).
       *[no] Pagkatapos magbaon, wala nang babaligtad (SJ‑3.9).
    }
    .title = Pagbaligtad pagkatapos magbaon
    .off = pagbaligtad pagkatapos magbaon
    .word =
        { $overturn_after_kitty ->
            [yes] puwede
           *[no] hindi puwede
        }
rule-redeal_claims =
    { $redeal_claims ->
        [points_15] Kung 15 puntos o mas kaunti ang hawak mo, puwede mong hilinging ulitin ang bigay (SJ‑3.10).
        [trumps_3] Kung tatlong trump o mas kaunti, puwede mong hilinging ulitin ang bigay (SJ‑3.10).
        [either] Kung 15 puntos o mas kaunti, o tatlong trump o mas kaunti, puwede mong hilinging ulitin ang bigay (SJ‑3.10).
       *[off] Walang puwedeng humiling na ulitin ang bigay (SJ‑3.10).
    }
    .title = Paghiling na ulitin ang bigay
    .word =
        { $redeal_claims ->
            [points_15] kung 15 puntos o mas kaunti
            [trumps_3] kung tatlong trump o mas kaunti
            [either] kung kaunti ang puntos o trump
           *[off] hindi puwede
        }
rule-failed_choice =
    Tuloy ang hagis kung walang makakatalo sa kahit anong bahagi. { $failed_choice ->
        [smallest] Kung hindi, pinakamaliit na matatalong bahagi ang unang tira (SJ‑6.2).
        [lowest_rank] Kung hindi, pinakamababang matatalong bahagi ang unang tira (SJ‑6.2).
        [lowest_unit_of_throw] Kung hindi, pinakamababang bahagi ang unang tira (SJ‑6.2).
       *[next_player] Kung hindi, ang kasunod ang pipili ng bahaging unang tira (SJ‑6.2).
    }
    .title = Hagis na di natuloy
    .word =
        { $failed_choice ->
            [smallest] pinakamaliit na matatalong bahagi
            [lowest_rank] pinakamababang matatalong bahagi
            [lowest_unit_of_throw] pinakamababang bahagi
           *[next_player] bahaging pipiliin ng kasunod
        }
rule-throw_penalty =
    { $penalty ->
        [attempt] 10 puntos ang bawas ng hagis na di natuloy (SJ‑6.3).
        [card] 10 puntos sa bawat barahang binawi ang bawas ng hagis na di natuloy (SJ‑6.3).
       *[nothing] Walang bawas ang hagis na di natuloy (SJ‑6.3).
    }
    .title = Bawas ng hagis na di natuloy
    .word =
        { $penalty ->
            [attempt] 10 puntos
            [card] 10 puntos bawat baraha
           *[nothing] wala
        }
rule-bulldozer_ladder =
    { $bulldozer_ladder ->
        [tractor_before_mixed] Dalawang triple muna ang hinihingi ng bulldozer. Sunod ang traktora, tapos triple at pares (SJ‑7.6).
        [tractor_before_pungs] Traktora muna bago dalawang triple ang hinihingi ng bulldozer (SJ‑7.6).
       *[pung_first] Triple muna ang hinihingi ng bulldozer, tapos pares, tapos traktora (SJ‑7.6).
    }
    .title = Pagsunod sa bulldozer
    .word =
        { $bulldozer_ladder ->
            [tractor_before_mixed] traktora bago triple at pares
            [tractor_before_pungs] traktora bago dalawang triple
           *[pung_first] triple muna
        }
rule-partial_run_follow =
    { $partial_run_follow ->
        [yes] Hinihingi rin ng traktora ang mas maikling traktora (SJ‑7.5).
       *[no] Kasinghabang traktora ang hinihingi ng traktora, o kung wala, mga pares (SJ‑7.5).
    }
    .title = Mas maikling traktora
    .word =
        { $partial_run_follow ->
            [yes] hinihingi
           *[no] hindi hinihingi
        }
rule-follow_duty =
    { $follow_duty ->
        [longer_tuples_protected] Sumunod sa suit at tapatan ang pares at traktora, pero walang triple na hahatiin (SJ‑7.7).
        [none] Sumunod sa suit; hindi kailangang tapatan ang pares at traktora (SJ‑7.7).
       *[full] Sumunod sa suit at tapatan ang pares, triple at traktora hangga’t kaya (SJ‑7.7).
    }
    .title = Ano ang hinihingi ng pagsunod
    .word =
        { $follow_duty ->
            [longer_tuples_protected] suit at anyo, walang hahatiing triple
            [none] ang suit
           *[full] suit at anyo
        }
rule-ruff_structure =
    { $ruff_structure ->
        [exact] Eksaktong anyo ng unang tira dapat ang itirang trump (SJ‑8.2).
       *[at_least] Anyo ng unang tira o higit pa dapat ang itirang trump. Puwede ang pares sa dalawang single (SJ‑8.2).
    }
    .title = Anyo ng itirang trump
    .word =
        { $ruff_structure ->
            [exact] eksaktong unang tira
           *[at_least] unang tira o higit pa
        }
rule-over_ruff =
    { $over_ruff ->
        [all_units] Panalo ang kasunod na trump kung mas mataas ang bawat bahagi (SJ‑8.4).
        [highest_card] Panalo ang kasunod na trump kung mas mataas ang pinakamataas na baraha (SJ‑8.4).
       *[key_unit] Panalo ang kasunod na trump kung mas mataas ang pinakamalaking bahagi (SJ‑8.4).
    }
    .title = Mas mataas na trump
    .word =
        { $over_ruff ->
            [all_units] sa bawat bahagi
            [highest_card] sa pinakamataas na baraha
           *[key_unit] sa pinakamalaking bahagi
        }
rule-hide_stopper =
    { $hide_stopper ->
        [yes] Walang sasabihan kung sino ang makakatalo sa hagis (SJ‑11.3).
       *[no] Makikita ng lahat kung sino ang makakatalo sa hagis (SJ‑11.3).
    }
    .title = Sino ang pumigil sa hagis
    .word =
        { $hide_stopper ->
            [yes] nakatago
           *[no] kita
        }
rule-start_level = Level { rule-start_level.word } ang simula ng dalawang panig (SJ‑1.4).
    .title = Unang level
    .word =
        { $start_level ->
            [T] 10
           *[2] { $start_level }
        }
rule-kitty_multiplier =
    Kung makuha ng mga umaatake ang huling round, sa kanila ang kitty. { $kitty_multiplier ->
        [times_unit] ×2 sa bawat baraha ng pinakamalaking bahagi ng unang tira: ×4 sa pares (SJ‑9.2).
        [power_unit] Doble sa bawat baraha ng pinakamalaking bahagi ng unang tira: ×4 sa pares (SJ‑9.2).
        [times_cards] ×2 sa bawat baraha ng unang tira (SJ‑9.2).
        [side_half] Doble sa bawat baraha ng pinakamalaking bahagi ng unang tira; kalahati kung walang trump (SJ‑9.2).
       *[flat2] Doble ang puntos nito (SJ‑9.2).
    }
    .title = Bilang ng kitty
    .word =
        { $kitty_multiplier ->
            [times_unit] ×2 sa single, ×4 sa pares, ×8 sa traktorang dalawang pares
            [power_unit] ×2 sa single, ×4 sa pares, ×16 sa traktorang dalawang pares
            [times_cards] ×2 sa bawat baraha ng huling unang tira
            [side_half] doble sa bawat baraha, kalahati kung walang trump
           *[flat2] doble
        }
rule-dead_zone =
    { $dead_zone ->
        [yes] Sa { $threshold } puntos, mga umaatake na ang dealer. May dagdag silang level sa bawat { $step } pa (SJ‑10.1).
       *[no] Sa { $threshold } puntos, mga umaatake na ang dealer, at may dagdag silang isang level. May isa pa sa bawat { $step } pa (SJ‑10.1).
    }
    .title = Mga level ng umaatake
    .word =
        { $dead_zone ->
            [yes] mula { $step } puntos lampas { $threshold }
           *[no] mula { $threshold } puntos
        }
rule-level_table =
    { $level_table ->
        [quarters] Dagdag na 4 level ang panig ng dealer sa 0 puntos, tapos 3, 2 at 1, bawat 25 puntos (SJ‑10.6).
       *[standard] Dagdag na 3 level ang panig ng dealer sa 0 puntos, 2 kapag wala pang { $step }, kung hindi 1 (SJ‑10.1).
    }
    .title = Mga level ng panig ng dealer
    .off = isang level bawat 25 puntos
    .word =
        { $level_table ->
            [quarters] isa bawat 25 puntos
           *[standard] tatlo, dalawa o isa
        }
rule-attacker_cap =
    { $attacker_cap ->
        [0] Walang limit ang level ng mga umaatake sa isang laro (SJ‑10.1).
        [1] Hanggang isang level ang mga umaatake sa isang laro (SJ‑10.1).
       *[other] Hanggang { $attacker_cap } level ang mga umaatake sa isang laro (SJ‑10.1).
    }
    .title = Pinakamaraming level ng umaatake
    .word =
        { $attacker_cap ->
            [0] walang limit
           *[other] { $attacker_cap }
        }
rule-must_play =
    { $must_n ->
        [0] Puwedeng lampasan ang kahit anong level (SJ‑10.3).
        [1] Walang lalampas sa level { $must }: dapat manalo roon bilang dealer (SJ‑10.3).
       *[other] Walang lalampas sa mga level { $must }: dapat manalo sa bawat isa bilang dealer (SJ‑10.3).
    }
    .title = Mga level na dapat panalunan
    .allowed = listahan ng mga level, puwedeng walang laman, gaya ng { $example }
    .word =
        { $must_n ->
            [0] wala
           *[other] { $must }
        }
rule-ladder =
    { $ladder ->
        [speed] 2, 5, 10, K at A lang ang mga level, isang hakbang bawat panalo (SJ‑10.6).
       *[all] Lahat ng level ay nilalaro: 2 hanggang 10, J, Q, K at A (SJ‑10.6).
    }
    .title = Aling mga level
    .word =
        { $ladder ->
            [speed] 2, 5, 10, K at A
           *[all] lahat
        }
rule-max_level =
    { $max_level ->
        [NT] Panalo sa laban ang manalo bilang dealer sa walang trump, pagkatapos ng level A (SJ‑10.4).
       *[A] Panalo sa laban ang manalo bilang dealer sa level A (SJ‑10.4).
    }
    .title = Huling level
    .word =
        { $max_level ->
            [NT] walang trump
           *[A] A
        }
rule-jack_hook =
    { $jack_hook ->
        [single] Sa level J, puwedeng makuha ng umaatake ang huling round sa single na J. Balik sa 2 ang panig ng dealer (SJ‑10.5).
        [graded] Sa level J, puwedeng makuha ng umaatake ang huling round sa single na J. Kung sapat ang puntos, balik ang panig ng dealer: sa 2 kung trump, kung hindi sa 8 (SJ‑10.5).
       *[off] Walang nababagong level ang J sa huling round (SJ‑10.5).
    }
    .title = J sa huling round
    .off = pagbalik dahil sa J
    .word =
        { $jack_hook ->
            [single] balik sa 2
            [graded] balik sa 2 o 8
           *[off] walang nababago
        }
rule-book_level =
    { $book_level ->
        [0] Walang puntos sa talaan ang mga level (SJ‑11.7).
        [1] 1 puntos sa bawat isa ng panig na umakyat bawat level, bawas na 1 sa iba (SJ‑11.7).
       *[other] { $book_level } puntos sa bawat isa ng panig na umakyat bawat level, ganoon din ang bawas sa iba (SJ‑11.7).
    }
    .title = Puntos sa talaan bawat level
    .word = { $book_level }
rule-book_match =
    { $book_match ->
        [0] Walang dagdag na puntos sa talaan ang panalo sa laban (SJ‑11.7).
        [1] 1 dagdag na puntos ang panalo sa laban, bawas na 1 sa iba (SJ‑11.7).
       *[other] { $book_match } dagdag na puntos ang panalo sa laban, ganoon din ang bawas sa iba (SJ‑11.7).
    }
    .title = Puntos sa talaan sa laban
    .word = { $book_match }
