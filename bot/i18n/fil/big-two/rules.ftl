rule-deck-kind =
    { $deck-kind ->
        [lectio] Tile 1 hanggang { $tiles } sa apat na kulay ang gamit. Mababa pataas: 3 hanggang { $tiles }, tapos 1, tapos 2. I-type ang { $tiles }r para sa { $tiles } araw; b ang ulap, y bituin, g buwan (BT‑1.6).
       *[std52] Isang pakete na 52 baraha ang gamit, walang joker. Mababa pataas: 3 4 5 6 7 8 9 10 J Q K A 2 (BT‑1.1).
    }
    .title = Ang pakete
    .word =
        { $deck-kind ->
            [lectio] tile sa apat na kulay
           *[std52] 52 baraha
        }
rule-deck-suits =
    { $deck-suits ->
        [bygr] Kapag pareho ang numero, kulay ang basehan. { suits-ordered } (BT‑1.6).
        [cdhs] Kapag pareho ang rank, suit ang basehan. { suits-ordered } (BT‑1.4).
        [cshd] Kapag pareho ang rank, suit ang basehan. { suits-ordered } (BT‑1.5).
       *[dchs] Kapag pareho ang rank, suit ang basehan. { suits-ordered } (BT‑1.3).
    }
    .title = Ayos ng mga suit
    .word = { $suits }, pinakamataas muna
suits-ordered = Mataas pababa: { $suits }. { $high } ang pinakamataas na { card-word }, { $low } ang pinakamababa
rule-deck-tile_max = Ang pinakamataas na tile ay { $tile_rows } (BT‑17.2).
    .title = Pinakamataas na tile
    .allowed = 5 hanggang 15 kung 3, 4 o 5 ang manlalaro, gaya ng { $example }
    .word = { $tile_rows }
tile-row = { $top } kung { $seats } manlalaro
rule-seats-count = { $seats-count } ang naglalaro, kanya-kanya (BT‑2.1).
    .title = Bilang ng manlalaro
    .word = { $seats-count }
rule-seats-direction =
    { $seats-direction ->
        [cw] Pakanan ang ikot ng turn (BT‑0.3).
       *[ccw] Pakaliwa ang ikot ng turn (BT‑0.3).
    }
    .title = Direksiyon ng laro
    .word =
        { $seats-direction ->
            [cw] pakanan
           *[ccw] pakaliwa
        }
rule-seats-alternate =
    { $seats-alternate ->
        [yes] Nag-iiba ang direksiyon pagkatapos ng bawat laro (BT‑2.2).
       *[no] Pareho ang direksiyon sa bawat laro (BT‑2.2).
    }
    .title = Pagbabago ng direksiyon
    .off = pagbabago ng direksiyon
    .word =
        { $seats-alternate ->
            [yes] pagkatapos ng bawat laro
           *[no] wala
        }
rule-deal-first_dealer = Sapalaran kung sino ang unang dealer (BT‑3).
    .title = Unang dealer
    .word = sapalaran
rule-deal-next_dealer =
    { $deal-next_dealer ->
        [before_winner] { chance-first } Pagkatapos, dealer ang nauuna sa panalo (BT‑3).
        [loser] { chance-first } Pagkatapos, dealer ang may pinakamaraming natirang { cards-word } (BT‑5.4).
       *[winner] { chance-first } Pagkatapos, dealer ang panalo (BT‑3).
    }
    .title = Mga kasunod na dealer
    .word =
        { $deal-next_dealer ->
            [before_winner] ang nauuna sa panalo
            [loser] ang may pinakamaraming natirang { cards-word }
           *[winner] ang panalo
        }
chance-first = Sapalaran kung sino ang unang dealer.
rule-deal-shuffler =
    { $deal-shuffler ->
        [last_or_second_last] Bot ang bumabalasa; sa totoong { cards-word }, ang huli o ikalawa sa huli (BT‑3.5).
       *[dealer] Bot ang bumabalasa; sa totoong { cards-word }, ang dealer (BT‑3.5).
    }
    .title = Sino ang babalasa
    .word =
        { $deal-shuffler ->
            [last_or_second_last] ang huli o ikalawa sa huli
           *[dealer] ang dealer
        }
rule-deal-cutter =
    { $deal-cutter ->
        [first_ranked] Puwedeng mag-cut ang kahit sino; sa totoong { cards-word }, ang unang puwesto (BT‑3.5).
        [none] Puwedeng mag-cut ang kahit sino; sa totoong { cards-word }, wala (BT‑3.5).
       *[right_of_dealer] Puwedeng mag-cut ang kahit sino; sa totoong { cards-word }, ang nasa kanan ng dealer (BT‑3.5).
    }
    .title = Sino ang magka-cut
    .word =
        { $deal-cutter ->
            [first_ranked] ang unang puwesto
            [none] wala
           *[right_of_dealer] ang nasa kanan ng dealer
        }
rule-deal-first_receiver =
    { $deal-first_receiver ->
        [next_in_turn] Ang kasunod ng dealer ang unang bibigyan ng { card-word } (BT‑3.3).
       *[cut_card] Isang { card-word } na ipinakita sa pakete ang magsasabi kung sino ang unang bibigyan (BT‑3.2).
    }
    .title = Sino ang unang bibigyan ng baraha
    .word =
        { $deal-first_receiver ->
            [next_in_turn] ang kasunod ng dealer
           *[cut_card] bilang mula sa { card-word } na ipinakita
        }
rule-deal-hand_size =
    { $deal-hand_size ->
        [equal] Pantay ang bigay ng buong pakete, tig-{ $size } (BT‑3.1).
       *[other] Tig-{ $size } ang bawat isa, paisa-isa ang bigay (BT‑3.1).
    }
    .title = Barahang ibinibigay sa bawat isa
    .allowed = { $example } (pantay ang bigay ng buong pakete), o 1 hanggang 26
    .word =
        { $deal-hand_size ->
            [equal] buong pakete, tig-{ $size }
           *[other] tig-{ $deal-hand_size }
        }
page-left =
    { $left ->
        [0] Walang sobra (BT‑3.6).
        [1] 1 { card-word } ang sobra (BT‑3.6).
       *[other] { $left } { cards-word } ang sobra (BT‑3.6).
    }
rule-rest-use =
    { $rest-use ->
        [may_take] Ang nabigyan ng pinakamababang { card-word } ang puwedeng kumuha ng sobrang { cards-word }, o tumanggi (BT‑4.4).
        [swap] Ang may hawak ng { $low } ay puwedeng ipagpalit ito sa unang sobrang { card-word }. Pagkatapos, kahit anong tira ang simula niya (BT‑4.5).
        [discard] Hindi kasama sa laro ang sobrang { cards-word }, at walang makakakita (BT‑4.6).
        [stock] Nakataob na bunutan ang sobrang { cards-word } (BT‑4.7).
       *[give] Sa nabigyan ng pinakamababang { card-word } ang lahat ng sobrang { cards-word } (BT‑4.2).
    }
    .title = Sobrang baraha
    .word =
        { $rest-use ->
            [may_take] puwedeng kunin ng may pinakamababang { card-word }
            [swap] puwedeng ipagpalit sa pinakamababang { card-word }
            [discard] hindi gamit
            [stock] bunutan
           *[give] sa may pinakamababang { card-word }
        }
rule-rest-face =
    { $rest-face ->
        [down] Nakatago ang sobrang { cards-word }. Ang kukuha lang ang makakakita (BT‑4.3).
       *[up] Makikita muna ng lahat ang sobrang { cards-word } (BT‑4.3).
    }
    .title = Sobrang baraha, kita o nakatago
    .word =
        { $rest-face ->
            [down] nakatago
           *[up] kita
        }
rule-stock-draw =
    { $stock-draw ->
        [one] Kapag nag-pass ka, bubunot ka ng isang { card-word } (BT‑4.7).
        [combo_size] Kapag nag-pass ka, bubunot ka ng kasindaming { cards-word } ng tatalunin (BT‑4.7).
       *[none] Kapag nag-pass ka, wala kang bubunutin (BT‑4.7).
    }
    .title = Pagbunot kapag nag-pass
    .word =
        { $stock-draw ->
            [one] isang { card-word }
            [combo_size] kasindami ng tatalunin
           *[none] wala
        }
rule-stock-recycle =
    { $stock-recycle ->
        [yes] Kapag ubos na ang bunutan, gagawing bago ang mga tapos na round. Hanggang apat na beses iyon sa isang laro (BT‑4.7).
       *[no] Kapag ubos na ang bunutan, wala nang bubunot (BT‑4.7).
    }
    .title = Bagong bunutan
    .word =
        { $stock-recycle ->
            [yes] mula sa mga tapos na round
           *[no] wala
        }
rule-start-first = Ang may hawak ng pinakamababang { card-word } ang simula ng unang laro (BT‑5.1).
    .title = Simula ng unang laro
    .word = ang pinakamababang { card-word }
rule-start-later =
    { $start-later ->
        [winner] { lowest-first } Pagkatapos, unang titira ang huling panalo (BT‑5.3).
        [last_loser] { lowest-first } Pagkatapos, unang titira ang may pinakamaraming natirang { cards-word }. Kapag pareho, ang mas maliit ang pinakamagandang kombinasyon (BT‑5.4).
        [last_ranked] { lowest-first } Pagkatapos, unang titira ang huling puwesto (BT‑5.5).
       *[lowest_dealt] Ang may hawak ng pinakamababang { card-word } ang simula ng bawat laro (BT‑5.1).
    }
    .title = Simula ng mga kasunod na laro
    .word =
        { $start-later ->
            [winner] ang huling panalo
            [last_loser] ang may pinakamaraming natirang { cards-word }
            [last_ranked] ang huling puwesto
           *[lowest_dealt] ang pinakamababang { card-word }
        }
lowest-first = Ang may hawak ng pinakamababang { card-word } ang simula ng unang laro.
rule-start-low_card =
    { $start-low_card ->
        [include] Ang simula sa pinakamababang { card-word } ay ititira ito nang mag-isa o sa kombinasyon (BT‑5.2).
        [alone] Ang simula sa pinakamababang { card-word } ay ititira ito nang mag-isa (BT‑5.2).
       *[free] Kahit anong tira ang simula ng may pinakamababang { card-word } (BT‑5.2).
    }
    .title = Unang tira ng laro
    .word =
        { $start-low_card ->
            [include] kasama ang pinakamababang { card-word }
            [alone] ang pinakamababang { card-word } lang
           *[free] kahit ano
        }
rule-start-low_card_scope =
    { $start-low_card_scope ->
        [first_deal]
            { $start-round_len ->
                [0] Sa unang laro lang kailangang unahin ang pinakamababang { card-word } (BT‑5.2).
               *[other] Sa mga larong bagong simula lang kailangang unahin ang pinakamababang { card-word } (BT‑5.2).
            }
       *[every_lowest_start] Kailangang unahin ang pinakamababang { card-word } sa bawat larong sinimulan nito (BT‑5.2).
    }
    .title = Kung saan may kondisyon ang unang tira
    .word =
        { $start-low_card_scope ->
            [first_deal] sa unang laro
           *[every_lowest_start] tuwing simula ang pinakamababang { card-word }
        }
rule-start-round_len =
    { $start-round_len ->
        [0] Pagkatapos ng unang laro, wala nang bagong simula sa laban (BT‑5.6).
        [1] Bagong simula ang bawat laro, at sapalaran ang dealer (BT‑5.6).
       *[other] Tuwing { $start-round_len } laro, may bagong simula, at sapalaran ang dealer (BT‑5.6).
    }
    .title = Ilang laro bago ang bagong simula
    .off = bagong simula pagkatapos ng ilang laro
    .word =
        { $start-round_len ->
            [0] walang limit
           *[other] { $start-round_len }
        }
page-kinds = Puwede mong itira ang { $kinds } (BT‑6.1).
page-unplayed = Hindi mo puwedeng itira ang { $unplayed } (BT‑6.1).
rule-combo-triple =
    { $combo-triple ->
        [yes] Puwede ang triple: tatlong magkakaparehong rank at walang ibang { card-word } (BT‑6.1).
       *[no] Hindi puwede ang triple nang mag-isa (BT‑6.1).
    }
    .title = Triple
    .word =
        { $combo-triple ->
            [yes] oo
           *[no] hindi
        }
rule-combo-flush =
    { $combo-flush ->
        [yes] Puwede ang flush: lima ng isang { suit-word } na hindi straight (BT‑6.3).
       *[no] Hindi puwede ang flush (BT‑6.3).
    }
    .title = Flush
    .word =
        { $combo-flush ->
            [yes] oo
           *[no] hindi
        }
rule-combo-four =
    { $combo-four ->
        [quads]
            { $answer-monsters ->
                [any_time] Puwede rin ang four of a kind na walang panlimang { card-word }. Talo ito ng mas mataas na apat at ng bomba (BT‑6.7).
               *[off] Puwede rin ang four of a kind na walang panlimang { card-word }. Mas mataas na apat lang ang tatalo rito (BT‑6.7).
            }
        [two_pair] Apat na { cards-word } ay puwede lang bilang dalawang pares (BT‑6.8).
       *[none] May kasamang kahit anong panlimang { card-word } ang four of a kind (BT‑6.5).
    }
    .title = Tirang apat na baraha
    .word =
        { $combo-four ->
            [quads] four of a kind
            [two_pair] dalawang pares
           *[none] wala
        }
rule-combo-two_pair_kicker =
    { $combo-two_pair_kicker ->
        [yes] Puwede ang dalawang pares na may kahit anong panlimang { card-word }. Mas mababa ito sa straight (BT‑6.8).
       *[no] Hindi puwede ang dalawang pares na may panlimang { card-word } (BT‑6.8).
    }
    .title = Dalawang pares na may panlima
    .word =
        { $combo-two_pair_kicker ->
            [yes] oo
           *[no] hindi
        }
rule-combo-sf_kickers =
    { $combo-sf_kickers ->
        [2] May kasamang kahit anong dalawang { card-word } ang straight flush, pito lahat. Kung lima lang, straight lang ito (BT‑6.6).
       *[0] Limang { cards-word } ang straight flush (BT‑6.6).
    }
    .title = Kasamang baraha ng straight flush
    .word =
        { $combo-sf_kickers ->
            [2] dalawa
           *[0] wala
        }
rule-combo-straight_order =
    { $combo-straight_order ->
        [so-indonesia] Mga straight, mataas pababa: { $straights }. Kung may 2, suit ng 2 ang basehan (BT‑8.1). Hindi straight: { $gaps }.
        [so-lectio] Mga straight, mataas pababa: { $straights } (BT‑8). Hindi straight: { $gaps }.
       *[other] Mga straight, mataas pababa: { $straights } (BT‑8.1). Hindi straight: { $gaps }.
    }
    .title = Mga straight at ayos nila
    .word =
        { $combo-straight_order ->
            [so-a5-high] A-2-3-4-5 pinakamataas, 2-3-4-5-6 pinakamababa
            [so-26-then-a5] 2-3-4-5-6 pinakamataas, tapos A-2-3-4-5
            [so-26-high-a5-low] 2-3-4-5-6 pinakamataas, A-2-3-4-5 pinakamababa
            [so-no-a5] 10-J-Q-K-A pinakamataas, 2-3-4-5-6 pinakamababa
            [so-2high-26low] J-Q-K-A-2 pinakamataas, 2-3-4-5-6 pinakamababa
            [so-2high-26second] J-Q-K-A-2 pinakamataas, tapos 2-3-4-5-6
            [so-natural] J-Q-K-A-2 pinakamataas, 3-4-5-6-7 pinakamababa
            [so-indonesia] A-2-3-4-5 at 2-3-4-5-6 pinakamataas, pantay
            [so-hk] A-2-3-4-5 pinakamataas, tapos 2-3-4-5-6
            [so-a5-second] 10-J-Q-K-A pinakamataas, tapos A-2-3-4-5
            [so-lectio] 1-2-3-4-5 pinakamataas, tapos 2-3-4-5-6
           *[so-pagat] 10-J-Q-K-A pinakamataas, A-2-3-4-5 pinakamababa
        }
page-pair =
    { $combo-triple ->
        [yes] Sa pares o triple, panalo ang mas mataas na rank. Sa magkaparehong pares, ang mas mataas na { suit-word } (BT‑7.1).
       *[no] Sa pares, panalo ang mas mataas na rank. Kapag pareho, ang mas mataas na { suit-word } (BT‑7.1).
    }
rule-cmp-straight_tie =
    { $cmp-straight_tie ->
        [sequence_top] Sa magkaparehong straight, { suit-word } ng huling { card-word } sa hanay ang basehan (BT‑7.2).
       *[game_top] Sa magkaparehong straight, { suit-word } ng pinakamataas na rank ang basehan: ng 2, kung mayroon (BT‑7.2).
    }
    .title = Magkaparehong straight
    .word =
        { $cmp-straight_tie ->
            [sequence_top] { suit-word } ng huling { card-word } sa hanay
           *[game_top] { suit-word } ng pinakamataas na rank
        }
rule-cmp-flush =
    { $cmp-flush ->
        [suit_first] Sa flush, { suit-word } ang basehan, tapos ang pinakamataas na { card-word } (BT‑7.3).
        [top_then_suit] Sa flush, pinakamataas na { card-word } ang basehan, tapos ang { suit-word } nito (BT‑7.3).
       *[all_ranks_then_suit] Sa flush, mga rank mula sa taas ang basehan, tapos ang { suit-word } (BT‑7.3).
    }
    .title = Ayos ng mga flush
    .word =
        { $cmp-flush ->
            [suit_first] { suit-word } muna, tapos ang pinakamataas na { card-word }
            [top_then_suit] pinakamataas na { card-word }, tapos ang { suit-word } nito
           *[all_ranks_then_suit] mga rank mula sa taas, tapos { suit-word }
        }
rule-cmp-full_house =
    { $cmp-full_house ->
        [best_card] Sa full house, panalo ang may pinakamataas na { card-word } (BT‑7.1).
       *[triple_rank] Sa full house, panalo ang mas mataas na triple; sa apat, ang mas mataas na apat (BT‑7.1).
    }
    .title = Ayos ng mga full house
    .word =
        { $cmp-full_house ->
            [best_card] ayon sa pinakamataas na { card-word }
           *[triple_rank] ayon sa triple
        }
rule-cmp-quads_vs_sf =
    { $cmp-quads_vs_sf ->
        [only_royal_over_quads] Straight flush na 10-J-Q-K-A lang ang tatalo sa four of a kind. Nasa ilalim lang ng four of a kind ang iba (BT‑7.6).
       *[sf_over_quads] Talo ng bawat straight flush ang four of a kind (BT‑7.5).
    }
    .title = Four of a kind at straight flush
    .word =
        { $cmp-quads_vs_sf ->
            [only_royal_over_quads] 10-J-Q-K-A lang ang tatalo sa four of a kind
           *[sf_over_quads] bawat straight flush ang tatalo sa four of a kind
        }
rule-answer-five =
    { $answer-five ->
        [any_stronger_type] Ang tatalo sa limang { cards-word }: parehong uri na mas mataas, o mas malakas na uri. Mababa pataas: { $ladder } (BT‑9.1).
       *[same_type] Parehong uri na mas mataas ang isasagot sa limang { cards-word }: straight sa straight (BT‑9.2).
    }
    .title = Ano ang tatalo sa limang baraha
    .word =
        { $answer-five ->
            [any_stronger_type] parehong uri na mas mataas, o mas malakas na uri
           *[same_type] parehong uri lang
        }
rule-answer-monsters =
    { $answer-monsters ->
        [any_time] Bomba ang four of a kind at straight flush: talo nila ang kahit anong tira. Mas malakas na bomba lang ang tatalo sa bomba (BT‑9.3).
       *[off] Kasindaming { cards-word } ng itinira ang isasagot (BT‑9.1).
    }
    .title = Mga bomba
    .word =
        { $answer-monsters ->
            [any_time] talo ng four of a kind at straight flush ang lahat
           *[off] wala
        }
page-size = Kasindaming { cards-word } ng itinira ang ibang sagot (BT‑9.1).
page-trick = Kapag nag-pass ang lahat ng iba, sa huling tumira ang unang tira: kahit ano (BT‑10.2).
rule-pass-lock =
    { $pass-lock ->
        [trick] Kapag nag-pass ka, wala ka na hanggang matapos ang round (BT‑10.3).
       *[off] Kapag nag-pass ka, puwede ka pang tumira sa parehong round (BT‑10.3).
    }
    .title = Ano ang ibig sabihin ng pass
    .word =
        { $pass-lock ->
            [trick] wala na hanggang matapos ang round
           *[off] isang turn lang
        }
rule-pass-self_extend =
    { $pass-self_extend ->
        [yes] Kapag nag-pass ang lahat ng iba, puwede mong talunin ang sarili mong tira. Walang makakasagot (BT‑10.4).
       *[no] Kapag nag-pass ang lahat ng iba, magbubukas ka ng bagong round (BT‑10.4).
    }
    .title = Pagtalo sa sariling tira
    .off = pagtalo sa sariling tira
    .word =
        { $pass-self_extend ->
            [yes] puwede kapag nag-pass ang lahat ng iba
           *[no] hindi
        }
rule-pass-echo =
    { $pass-echo ->
        [yes] Kapag nag-pass ang lahat sa tira mo at talo ito ng susunod mong unang tira, walang makakasagot (BT‑10.5).
       *[no] Puwedeng sagutin ang bawat unang tira, anuman ang pinasa dati (BT‑10.5).
    }
    .title = Unang tirang tumalo sa pinasa ng lahat
    .off = unang tirang walang makakasagot
    .word =
        { $pass-echo ->
            [yes] hindi matatalo
           *[no] puwedeng talunin
        }
rule-last-declare =
    { $last-declare ->
        [one] Kapag isang baraha ka na lang, dapat kang magsabi: Last card! (BT‑11.1).
        [two] Kapag dalawang { cards-word } ka na lang, dapat kang magsabi (BT‑11.1).
        [both] Kapag dalawang { cards-word } ka na lang, dapat kang magsabi, at ulit kapag isa (BT‑11.1).
       *[none] Hindi kailangang magsabi kapag kaunti na lang ang { cards-word } (BT‑11.1).
    }
    .title = Pagsasabi ng huling baraha
    .word =
        { $last-declare ->
            [one] kapag isang { card-word } na lang
            [two] kapag dalawang { cards-word } na lang
            [both] kapag dalawang { cards-word } at kapag isa
           *[none] hindi kailangan
        }
rule-last-undeclared =
    { $last-undeclared ->
        [card_frozen] Kung di mo sinabi ang huling { card-word }, di mo ito maititira sa susunod mong turn (BT‑11.2).
        [loses] Kung tinapos mo sa huling { card-word } na di sinabi, talo ka at sagot mo ang lahat (BT‑11.2).
       *[nothing] Walang epekto kung di mo ito sinabi (BT‑11.2).
    }
    .title = Huling barahang di sinabi
    .word =
        { $last-undeclared ->
            [card_frozen] di maititira sa susunod na turn
            [loses] talo sa laro kung iyon ang tapos
           *[nothing] walang epekto
        }
page-top-none = Kung kasunod mo ang may isang { card-word }, kahit ano ang puwede mong itira (BT‑11.4).
rule-top-follow =
    { $top-follow ->
        [highest]
            { $answer-monsters ->
                [any_time] Kung kasunod mo ang may isang { card-word }, pinakamataas mo ang isagot sa single. Puwede rin ang bomba o pass (BT‑11.3).
               *[off] Kung kasunod mo ang may isang { card-word }, pinakamataas mo ang isagot sa single, o pass (BT‑11.3).
            }
       *[free] Kung kasunod mo ang may isang { card-word }, kahit ano ang isagot sa single (BT‑11.3).
    }
    .title = Pagsagot bago ang huling baraha
    .word =
        { $top-follow ->
            [highest] ang pinakamataas na single, o pass
           *[free] kahit ano
        }
rule-top-lead =
    { $top-lead ->
        [highest_single_or_combo] Kung kasunod mo ang may isang { card-word }, unang tira ang kombinasyon o pinakamataas mong single (BT‑11.3).
        [combo_first] Kung kasunod mo ang may isang { card-word }, unang tira ang kombinasyon. Kung wala, pinakamataas mong single (BT‑11.3).
       *[free] Kung kasunod mo ang may isang { card-word }, kahit anong unang tira (BT‑11.3).
    }
    .title = Unang tira bago ang huling baraha
    .word =
        { $top-lead ->
            [highest_single_or_combo] kombinasyon o pinakamataas na single
            [combo_first] kombinasyon; kung single lang, ang pinakamataas
           *[free] kahit ano
        }
rule-top-enforce =
    { $top-enforce ->
        [legal] Kung kasunod mo ang may isang { card-word }, walang ibang puwedeng itira (BT‑11.4).
        [liability]
            { $score-settle ->
                [fixed_loser] Kung iba ang itinira mo at naubos agad ang huling { card-word }, ikaw lang ang magbibigay (BT‑11.4).
               *[other] Kung iba ang itinira mo at naubos agad ang { card-word } na iyon, sagot mo ang lahat (BT‑11.4).
            }
       *[off] { page-top-none }
    }
    .title = Pinakamataas muna bago ang huling baraha
    .word =
        { $top-enforce ->
            [legal] hindi puwede ang ibang tira
            [liability] sa ibang tira, baka sagot ang lahat
           *[off] wala
        }
rule-instant-dragon =
    { $instant-dragon ->
        [yes] Panalo agad ang dragon, tig-isang baraha ng bawat rank (BT‑12.1).
       *[no] Hindi panalo agad ang tig-isang baraha ng bawat rank (BT‑12.1).
    }
    .title = Ang dragon
    .word =
        { $instant-dragon ->
            [yes] panalo agad
           *[no] hindi panalo agad
        }
rule-instant-four_twos =
    { $instant-four_twos ->
        [yes] Panalo agad ang apat na dos sa isang hawak (BT‑12.1).
       *[no] Hindi panalo agad ang apat na dos (BT‑12.1).
    }
    .title = Panalo ang apat na dos
    .word =
        { $instant-four_twos ->
            [yes] agad
           *[no] hindi agad
        }
rule-redeal-points_below =
    { $redeal-points_below ->
        [0] Lalaruin mo ang hawak gaano man ito kahina (BT‑12.3).
       *[other] Puwedeng ulitin ang bigay sa hawak na wala pang { $redeal-points_below } ang halaga. J ay 1, Q 2, K 3, A 4, dos 5 (BT‑12.2).
    }
    .title = Ulitin ang bigay sa mahinang hawak
    .word =
        { $redeal-points_below ->
            [0] hindi
           *[other] sa hawak na wala pang { $redeal-points_below } ang halaga
        }
rule-redeal-ten_high =
    { $redeal-ten_high ->
        [yes] Kung walang barahang lampas 10, puwede mong hilinging ulitin ang bigay (BT‑12.3).
       *[no] Lalaruin mo ang hawak kahit walang barahang lampas 10 (BT‑12.3).
    }
    .title = Ulitin ang bigay kung walang lampas 10
    .word =
        { $redeal-ten_high ->
            [yes] oo
           *[no] hindi
        }
rule-redeal-two_courts =
    { $redeal-two_courts ->
        [yes] Kung hanggang dalawa lang ang J Q K, puwede mong hilinging ulitin ang bigay. Hindi kung may A o 2 (BT‑12.3).
       *[no] Lalaruin mo ang hawak kahit hanggang dalawa lang ang J Q K (BT‑12.3).
    }
    .title = Ulitin ang bigay kung hanggang 2 J Q K
    .word =
        { $redeal-two_courts ->
            [yes] oo
           *[no] hindi
        }
rule-redeal-four_twos =
    { $redeal-four_twos ->
        [yes] Kung may apat na dos, puwede mong hilinging ulitin ang bigay (BT‑12.3).
       *[no] Lalaruin mo ang hawak kahit may apat na dos (BT‑12.3).
    }
    .title = Ulitin ang bigay kung apat na dos
    .word =
        { $redeal-four_twos ->
            [yes] oo
           *[no] hindi
        }
rule-end-mode =
    { $end-mode ->
        [play_on] Tuloy ang iba hanggang isa na lang ang may { cards-word }. Puwede pang talunin ang huling tira ng naubos (BT‑13.2).
       *[first_out] Panalo ang unang maubusan ng { cards-word }, at tapos ang laro (BT‑13.1).
    }
    .title = Kailan tapos ang laro
    .word =
        { $end-mode ->
            [play_on] kapag isa na lang ang natira
           *[first_out] kapag may unang naubos
        }
rule-end-top_two =
    { $end-top_two ->
        [barred] Bawal tapusin sa { $high } lang. Kung iyon lang ang hawak mo, mag-pass ka, kahit sa unang tira (BT‑13.3).
        [no_win] Kung tinapos mo sa { $high } lang, huli ka. Tuloy ang iba (BT‑13.3).
       *[ok] Puwede mong tapusin sa { $high } lang (BT‑13.3).
    }
    .title = Pagtapos sa pinakamataas na baraha
    .off = pagbabawal na tapusin sa { $high } lang
    .word =
        { $end-top_two ->
            [barred] bawal
            [no_win] hindi panalo
           *[ok] puwede
        }
rule-score-base =
    { $score-base ->
        [values_a] Bilang ng bawat natira: 3 hanggang 10 ay 1, J Q K ay 2, A ay 3, 2 ay 4 (BT‑14.3).
        [values_b] Bilang ng bawat natira: 3 ay 1, 4 ay 2, hanggang A na 12, 2 na 13 (BT‑14.3).
        [values_c] Bilang ng bawat natira: J ay 11, Q 12, K 13, A 14, 2 15, numero ang iba (BT‑14.3).
        [indonesia] 1 ang bilang ng bawat natira, 5 ang bawat 2. May 5 ang naubos, o 10 sa bawat 2 sa tirang iyon. May puntos ang espesyal na tirang walang tumalo: apat 20, straight flush 40, apat na 2 80. Doble ito kung iyon ang tumapos ng laro (BT‑14.15).
        [tw_deduct] Bilang ng bawat natira: J Q K ay 20, A ay 30, 2 ay 40, numero ang iba (BT‑14.16).
        [tw_plus_minus] Bilang ng bawat natira: 3 hanggang 9 ay 1, 10 hanggang A ay 2. Doble ang suma sa bawat 2 (BT‑14.17).
        [none] Walang bilang ang natirang baraha (BT‑14).
       *[cards]
            { $deck-kind ->
                [lectio] 1 ang bilang ng bawat natirang tile (BT‑14.19).
               *[std52] 1 ang bilang ng bawat natirang baraha (BT‑14.1).
            }
    }
    .title = Bilang ng natirang baraha
    .word =
        { $score-base ->
            [values_a] 3 hanggang 10 ay 1, J Q K 2, A 3, 2 4
            [values_b] 3 ay 1, 4 ay 2, hanggang A 12, 2 13
            [values_c] numero nila; J 11 hanggang A 14, 2 15
            [indonesia] tig-1, 2 tig-5; puntos sa espesyal na tira
            [tw_deduct] numero nila; J Q K 20, A 30, 2 40
            [tw_plus_minus] 3 hanggang 9 ay 1, 10 hanggang A 2; doble sa 2
            [none] wala
           *[cards] tig-1
        }
rule-score-tiers =
    { $tier_shape ->
        [flat] Hindi mahalaga kung ilang { cards-word } ang natira mo (BT‑14.2).
        [one] May multiplier ang bawat bilang: × { $factor } (BT‑14.2).
       *[rows] May multiplier ang bilang: { $tier_rows } (BT‑14.2).
    }
    .title = Multiplier ayon sa natirang baraha
    .allowed = magkatambal na dami ng baraha at multiplier, pataas mula sa 1, gaya ng { $example }
    .word =
        { $tier_shape ->
            [flat] wala
            [one] × { $factor } palagi
           *[rows] { $tier_rows }
        }
tier =
    { $place ->
        [first] × { $factor } hanggang { $to }
        [only] × { $factor } kapag { $from }
       *[from] × { $factor } mula { $from }
    }
rule-score-tiers_on =
    { $score-tiers_on ->
        [difference]
            { $score-settle ->
                [pairwise] Sa bawat dalawang manlalaro, ang mas maraming { cards-word } ang magbibigay ng lamang. Lamang ang nagtatakda ng multiplier (BT‑14.10).
               *[other] Ang bilang ay ang lamang sa { cards-word } kontra sa panalo. Lamang ang nagtatakda ng multiplier (BT‑14.10).
            }
       *[hand] Dami ng { cards-word } sa hawak mo ang nagtatakda ng multiplier (BT‑14.1).
    }
    .title = Batayan ng multiplier
    .off = multiplier ayon sa lamang
    .word =
        { $score-tiers_on ->
            [difference] ang lamang sa { cards-word }
           *[hand] ang { cards-word } sa hawak
        }
rule-score-tiers_apply =
    { $score-tiers_apply ->
        [opener_only] Bilang lang ng unang tumira ang may multiplier (BT‑14.8).
       *[all] May multiplier ang bilang ng lahat (BT‑14.8).
    }
    .title = Kaninong multiplier
    .off = multiplier para sa unang tumira lang
    .word =
        { $score-tiers_apply ->
            [opener_only] sa unang tumira lang
           *[all] sa lahat
        }
rule-score-no_play_mult =
    { $score-no_play_mult ->
        [0] Hindi mahalaga kung may naitira ka (BT‑14.1).
       *[other] Kung wala kang naitira, × { $score-no_play_mult } ang bilang mo, ilan man ang natira (BT‑14.1).
    }
    .title = Multiplier kung walang naitira
    .off = multiplier kung walang naitira
    .word =
        { $score-no_play_mult ->
            [0] wala
           *[other] × { $score-no_play_mult }
        }
rule-score-twos_in_hand =
    { $score-twos_in_hand ->
        [2] Doble ang bilang mo sa bawat 2 na natira sa hawak mo (BT‑14.9).
       *[1] Walang nadodoble sa 2 na natira sa hawak mo (BT‑14.9).
    }
    .title = Mga 2 na natira sa hawak
    .word =
        { $score-twos_in_hand ->
            [2] doble ang bilang sa bawat isa
           *[1] walang dagdag
        }
rule-score-twos_finish =
    { $score-twos_finish ->
        [2] Doble ang bilang ng lahat kapag puro 2 ang tapos (BT‑14.9).
       *[1] Walang nadodoble kapag puro 2 ang tapos (BT‑14.9).
    }
    .title = Pagtapos sa 2
    .word =
        { $score-twos_finish ->
            [2] doble ang bilang ng lahat
           *[1] walang dagdag
        }
rule-score-settle =
    { $score-settle ->
        [winner_takes] Ibibigay ng bawat isa ang bilang niya sa panalo (BT‑14.6).
        [ledger]
            { $score-base ->
                [indonesia] Itatala ng bawat isa ang puntos niya. Walang nagbibigayan (BT‑14.15).
               *[other] Bawas sa bawat isa ang sarili niyang { cards-word }. 0 ang panalo (BT‑14.7).
            }
        [fixed_loser] Isang talo ang magbibigay sa panalo: ang may pinakamataas na four of a kind o straight flush. Kung wala, ang pinakamataas na 2, tapos ang pinakamataas na A, tapos ang pinakamaraming { cards-word } (BT‑14.11).
        [pusoy] Panalo lang ang may puntos: 1 puntos, doble sa bawat 2 sa huling tira (BT‑14.13).
        [places] { $places } ang puntos ng mga puwesto. 0 ang huli (BT‑14.14).
       *[pairwise] Sa bawat dalawang manlalaro, ang mas malaki ang bilang ang magbibigay ng lamang (BT‑14.5).
    }
    .title = Sino ang magbibigay kanino
    .word =
        { $score-settle ->
            [winner_takes] magbibigay ang lahat sa panalo
            [ledger]
                { $score-base ->
                    [indonesia] itatala ng bawat isa ang puntos niya
                   *[other] bawas sa bawat isa ang bilang niya
                }
            [fixed_loser] isang talo ang magbibigay sa panalo
            [pusoy] panalo lang ang may puntos
            [places] puntos ayon sa puwesto
           *[pairwise] kukuwentahin ang lamang ng bawat dalawa
        }
page-lost = May bilang lang ang natira kapag talo ang huling { card-word } na di sinabi (BT‑11.2).
page-play-on = Ang { cards-word } sa pinakadulo ang may bilang, kaya ang huli lang ang may bawas (BT‑13.2).
rule-score-winner_bonus =
    { $score-winner_bonus ->
        [0] Walang bonus ang panalo (BT‑14.7).
       *[other] { SIGNED($score-winner_bonus) } ang bonus ng panalo (BT‑14.7).
    }
    .title = Bonus ng panalo
    .off = bonus ng panalo
    .word =
        { $score-winner_bonus ->
            [0] wala
           *[other] { SIGNED($score-winner_bonus) }
        }
rule-score-fixed =
    { $score-fixed ->
        [1] 1 puntos ang ibibigay ng isang talo (BT‑14.11).
       *[other] { $score-fixed } puntos ang ibibigay ng isang talo (BT‑14.11).
    }
    .title = Ibibigay ng isang talo
    .word =
        { $score-fixed ->
            [1] 1 puntos
           *[other] { $score-fixed } puntos
        }
rule-score-spade_ace_40 =
    { $score-spade_ace_40 ->
        [yes] 40 ang bilang ng A♠ (BT‑14.16).
       *[no] Gaya ng ibang alas ang bilang ng A♠ (BT‑14.16).
    }
    .title = Ang alas na spades
    .off = alas na spades na 40 ang bilang
    .word =
        { $score-spade_ace_40 ->
            [yes] 40 ang bilang
           *[no] gaya ng ibang alas
        }
rule-score-unit =
    { $score-unit ->
        [1] Itatala ang puntos ayon sa bilang (BT‑0.5).
       *[other] May multiplier ang lahat ng puntos: × { $score-unit } (BT‑0.5).
    }
    .title = Laki ng puntos
    .off = multiplier ng lahat ng puntos
    .word = × { $score-unit }
rule-match-end =
    { $match-end ->
        [deals] Tapos ang laban pagkatapos ng { deals }. Panalo ang pinakamataas na kabuuan (BT‑15.1).
        [target] Tapos ang laban kapag may kabuuang umabot ng { $match-target } pagkatapos ng laro. Panalo ang pinakamataas (BT‑15.1).
        [deals_or_chips] May { $match-chips } puntos ang bawat isa sa simula. Tapos ang laban pagkatapos ng { deals }, o kapag may naubusan. Panalo ang pinakamataas na kabuuan (BT‑15.1).
       *[open] Naiipon ang puntos sa bawat laro hanggang tumigil ang host (BT‑15.1).
    }
    .title = Paano natatapos ang laban
    .word =
        { $match-end ->
            [deals] pagkatapos ng { deals }
            [target] sa { $match-target } puntos
            [deals_or_chips] pagkatapos ng { deals }, o kapag may naubusan ng puntos
           *[open] kapag tinapos ng host
        }
rule-match-deals =
    { $match-deals ->
        [0] Walang takdang bilang ng laro (BT‑15.1).
        [1] Hanggang 1 laro ang laban (BT‑15.1).
       *[other] Hanggang { $match-deals } laro ang laban (BT‑15.1).
    }
    .title = Bilang ng laro sa laban
    .word =
        { $match-deals ->
            [0] walang limit
           *[other] { $match-deals }
        }
rule-match-target =
    { $match-target ->
        [0] Walang target (BT‑15.1).
        [1] 1 puntos ang target (BT‑15.1).
       *[other] { $match-target } puntos ang target (BT‑15.1).
    }
    .title = Target ng laban
    .word =
        { $match-target ->
            [0] wala
            [1] 1 puntos
           *[other] { $match-target } puntos
        }
rule-match-chips =
    { $match-chips ->
        [0] Walang panimulang puntos na mababawas (BT‑15.1).
        [1] May 1 panimulang puntos ang bawat isa (BT‑15.1).
       *[other] May { $match-chips } panimulang puntos ang bawat isa (BT‑15.1).
    }
    .title = Panimulang puntos
    .word =
        { $match-chips ->
            [0] wala
           *[other] { $match-chips }
        }
rule-exchange-kind =
    { $exchange-kind ->
        [loser_winner_3p] Mula laro 2, ibibigay ng huling talo sa huling panalo ang pinakamataas niyang { card-word }. Kahit anong { card-word } ang ibabalik (BT‑16.1).
        [class_one_by_one] { places-are-ranks } Puwedeng humingi ang bawat isa ng tig-isang { card-word } sa mas mababa, at magbabalik ng isa (BT‑16.3).
        [class_pool] { places-are-ranks } Puwedeng humingi ang bawat isa ng tig-isang { card-word } sa mas mababa, tapos maglalabas ng kasindami. Pipili ang mga nagbigay, alipin muna (BT‑16.4).
        [tribute_pick] Mula laro 2, nakataob ang mga hawak at pipili kayo ng isa. Una ang unang puwesto, huli ang huli (BT‑16.7).
        [tribute_1] Mula laro 2, ibibigay ng huling puwesto sa una ang pinakamataas niyang { card-word }. Kahit anong { card-word } ang ibabalik (BT‑16.7).
        [tribute_2_1] Mula laro 2, ibibigay ng huling puwesto sa una ang dalawang pinakamataas niyang { cards-word }. Ibibigay ng pangatlo sa pangalawa ang pinakamataas niya. Kasindami ang ibabalik (BT‑16.7).
        [tribute_3_chain] Mula laro 2, ibibigay ng huling puwesto sa una ang tatlong pinakamataas niyang { cards-word }. Magtatabi ng { cards-word } ang una, pangalawa at pangatlo. Bubunot ang bawat kasunod ng 3 sa iba, nakatago (BT‑16.7).
       *[none] Walang nagpapalitan ng { cards-word } sa pagitan ng laro (BT‑16).
    }
    .title = Palitan sa pagitan ng laro
    .off = palitan sa pagitan ng laro
    .word =
        { $exchange-kind ->
            [loser_winner_3p] pinakamataas na { card-word } ng talo kapalit ng kahit ano ng panalo
            [class_one_by_one] hari, maharlika, alipin: { card-word } sa { card-word }
            [class_pool] hari, maharlika, alipin: pinagsamang { cards-word }
            [tribute_pick] pipili ng nakataob na hawak ang mga puwesto
            [tribute_1] magbibigay ng isang { card-word } ang huling puwesto
            [tribute_2_1] dalawa mula sa huling puwesto, isa mula sa pangatlo
            [tribute_3_chain] tatlo mula sa huling puwesto, ipinapasa
           *[none] wala
        }
places-are-ranks =
    { $seats-count ->
        [3] Mula laro 2, katayuan ang puwesto: hari, karaniwan, alipin.
       *[other] Mula laro 2, katayuan ang puwesto: hari, maharlika, karaniwan, alipin.
    }
rule-exchange-protected =
    { $exchange-protected ->
        [low_card_and_twos] Hindi mahihingi o maibibigay ang { $low } at ang mga 2 (BT‑16.5).
       *[none] Puwedeng hingin o ibigay ang kahit anong { card-word } (BT‑16.5).
    }
    .title = Barahang di kasama sa palitan
    .off = barahang di kasama sa palitan
    .word =
        { $exchange-protected ->
            [low_card_and_twos] { $low } at lahat ng 2
           *[none] wala
        }
rule-exchange-king_falls =
    { $exchange-king_falls ->
        [yes] Magiging alipin ang hari kung di siya ulit nauna (BT‑16.6).
       *[no] Katayuan ng puwesto niya ang sa hari, gaya ng lahat (BT‑16.6).
    }
    .title = Pagbagsak ng hari
    .off = haring bumabagsak
    .word =
        { $exchange-king_falls ->
            [yes] magiging alipin kung di ulit nauna
           *[no] wala
        }
rule-exchange-ranking =
    { $exchange-ranking ->
        [finish_order] Pagkakasunod ng pagkaubos ang basehan ng puwesto (BT‑16).
       *[points] Puntos ang basehan ng puwesto (BT‑16).
    }
    .title = Paano nakukuha ang puwesto
    .word =
        { $exchange-ranking ->
            [finish_order] ayon sa pagkaubos
           *[points] ayon sa puntos
        }
