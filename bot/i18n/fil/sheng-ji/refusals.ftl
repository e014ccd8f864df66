refusal-wrong_phase =
    { $action ->
        [declare] Walang puwedeng magpakita ng trump ngayon.
        [pass] Walang puwedeng i-pass ngayon.
        [redeal] Walang puwedeng humiling na ulitin ang bigay ngayon.
        [trump] Hindi ka puwedeng pumili ng trump ngayon.
        [bury] Hindi ka puwedeng magbaon ngayon.
        [choose] Walang hagis na naghihintay sa iyo.
       *[play] Hindi pa nagsisimula ang pagtira.
    }
    .rule =
        { $action ->
            [declare] { refusal-declaration_too_late.rule }
            [pass] Mag-pass kapag puwede kang magpakita ng trump. Dapat sundan ang bawat unang tira. (SJ‑7.1)
            [redeal] Humiling pagkatapos ng huling bunot at bago magbaon. (SJ‑3.10)
            [trump] Kakampi lang ng dealer ang tatanungin. (SJ‑3.7)
            [bury] Ang kumuha lang ng kitty ang magbabaon, bago ang unang tira. (SJ‑4.1)
            [choose] Pipili ka kapag sobra ang hagis ng nauna sa iyo. (SJ‑6.2)
           *[play] Bubunutin muna ang baraha, tapos magbabaon ang dealer. (SJ‑4.1)
        }
refusal-not_your_turn =
    { $action ->
        [bury] Nagbabaon si { $name }.
        [choose] Si { $name } ang pipili ng bahagi ng hagis.
        [trump] Si { $name } ang pipili ng suit na trump.
       *[play] Hindi mo pa turn: si { $name } ang kikilos ngayon.
    }
    .rule = Puwede mo munang tingnan ang mga baraha mo. (SJ‑1.1)
refusal-not_held = Wala sa iyo ang lahat ng ito: { $cards }.
    .rule = Banggitin ang bawat baraha ayon sa dami ng hawak mo. (SJ‑7.1)
refusal-not_drawn_yet = Hindi mo pa nabubunot ang { $cards }.
    .rule = Barahang nasa iyo ang ipakita. (SJ‑3.2)
refusal-not_a_declaration =
    { $why ->
        [level] Rank { level-name } o joker lang ang puwede mong ipakita.
        [joker] Hindi sapat ang isang joker.
        [jokers] { $n } magkakaparehong joker ang kailangan para sa walang trump.
       *[equal] Magkakapareho lang ang puwede mong ipakita.
    }
    .rule =
        { $why ->
            [level] Ipakita ang baraha ng level na nilalaro. (SJ‑3.2)
            [joker] Ipakita ang dalawang magkaparehong joker, o level card. (SJ‑3.2)
            [jokers] Ipakita ang lahat, o level card. (SJ‑3.5)
           *[equal] Ipakita ang isang level card, o ilan ng isang suit. (SJ‑3.2)
        }
refusal-no_trump_off = Hindi puwedeng ipakita ang joker dito.
    .rule = Ipakita ang level card ng isang suit. (SJ‑3.5)
refusal-declaration_too_weak = Hindi mas mahina ang { $cards }.
    .rule = Mas malakas ang mas maraming magkakapareho. Kapag kasindami, talo ng joker ang level card. (SJ‑3.3)
refusal-declaration_too_late = Huli na para ipakita iyan.
    .rule = Ipakita habang bumubunot, o hanggang maubos ang oras. (SJ‑3.2)
refusal-own_declaration = Ikaw na ang nagpakita ng trump.
    .rule = Kung makakuha ka pa ng kapareho, puwede mo itong palakasin. (SJ‑3.4)
refusal-not_entitled = Hindi mo puwedeng hilinging ulitin ang bigay sa hawak na ito.
    .rule =
        { $redeal_claims ->
            [points_15] 15 puntos o mas kaunti ang kailangan. (SJ‑3.10)
            [trumps_3] Tatlong trump o mas kaunti ang kailangan. (SJ‑3.10)
           *[either] 15 puntos o mas kaunti, o tatlong trump o mas kaunti, ang kailangan. (SJ‑3.10)
        }
refusal-bury_count =
    { $had ->
        [1] { $n } baraha ang ibabaon mo, at isa ang binanggit mo.
       *[other] { $n } baraha ang ibabaon mo, at { $had } ang binanggit mo.
    }
    .rule = Ibaon ang kasindami ng kitty; kahit ano puwede. (SJ‑4.1)
refusal-unit_not_offered = Hindi iyan bahaging matatalo.
    .rule = Piliin ang isa rito: { $units }. (SJ‑6.2)
one-unit = { $cards }
refusal-no_such_suit = Hindi iyan suit.
    .rule = Piliin ang clubs, diamonds, hearts o spades. (SJ‑3.7)
refusal-mixed_suits = Iisang suit ang unang tira, o puro trump.
    .rule = Trump din ang mga level card at joker. (SJ‑5.4)
refusal-not_a_combination = Hindi puwedeng itira nang ganyan ang mga barahang ito.
    .rule = Piliin ulit, o huwag sabihin ang uri. (SJ‑5.5)
refusal-wrong_size =
    { $n ->
        [1] Isang baraha ang unang tira, kaya isa ang itira.
       *[other] { $n } baraha ang unang tira, kaya { $n } ang itira.
    }
    .rule =
        { $had ->
            [1] Isa ang napili mo. { legal } (SJ‑7.1)
           *[other] { $had } ang napili mo. { legal } (SJ‑7.1)
        }
refusal-must_play_all = May { $cards } ka: dapat itira ang lahat ng { of-suit } mo.
    .rule = Dagdagan ng kahit ano para makumpleto ang bilang. (SJ‑7.2)
refusal-must_follow_suit =
    { $n ->
        [1] May { of-suit } ka, kaya sumunod sa suit.
       *[other] May { $n } kang { of-suit } o higit pa, kaya sumunod sa suit.
    }
    .rule = { legal } (SJ‑7.3)
refusal-pair_owed =
    { $n ->
        [1] May pares ka ng { of-suit }, at hinihingi ito ng unang tira.
        [2]
            { $led ->
                [1] May dalawa kang pares ng { of-suit }, at parehong hinihingi ng unang tira.
               *[other] May dalawa kang pares ng { of-suit }: parehong hinihingi ng traktora.
            }
       *[other] May { $n } kang pares ng { of-suit }, at hinihingi ang mga ito ng unang tira.
    }
    .rule = Itira ang { $cards }, halimbawa. (SJ‑7.4)
refusal-triple_owed =
    { $n ->
        [1] May tatlo kang magkakaparehong { of-suit }, at hinihingi ito ng unang tira.
       *[other] May { $n } kang triple ng { of-suit }, at hinihingi ang mga ito ng unang tira.
    }
    .rule = { refusal-pair_owed.rule }
refusal-quad_owed =
    { $n ->
        [1] May apat kang magkakaparehong { of-suit }, at hinihingi ito ng unang tira.
       *[other] May { $n } kang apatan ng { of-suit }, at hinihingi ang mga ito ng unang tira.
    }
    .rule = { refusal-pair_owed.rule }
refusal-tractor_owed =
    { $length ->
        [2] May traktora ka ng { of-suit }, at hinihingi ito ng unang tira.
       *[other] May traktora kang { $length } pares ng { of-suit }, at hinihingi ito ng unang tira.
    }
    .rule = { refusal-pair_owed.rule }
refusal-bulldozer_owed = May bulldozer ka ng { of-suit }, at hinihingi ito ng unang tira.
    .rule = { refusal-pair_owed.rule }
