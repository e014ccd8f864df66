refusal-wrong_phase =
    { $phase ->
        [play]
            { $action ->
                [give] Walang nagbibigay ng baraha ngayon.
               *[choose] Walang mapipili ngayon.
            }
        [over] Tapos na ang laro.
       *[other] Nagpapalitan pa ng baraha.
    }
    .rule =
        { $phase ->
            [play] Tumira ka o mag-pass. (ZS‑9.5)
            [over] Sa susunod na laro, may bagong baraha. (ZS‑9.5)
            [give-up] Magbibigay muna ng baraha ang mga huling puwesto. (ZS‑6.2)
            [give-back] Magbabalik muna ng baraha ang mga unang puwesto. (ZS‑6.2)
           *[other] Mauuna ang pagpili sa dalawang baraha. (ZS‑6.2)
        }
refusal-passed_this_trick = Nag-pass ka, at buong round ang pass dito.
    .rule = Makakatira ka ulit sa susunod na unang tira. (ZS‑5.3)
refusal-not_your_turn =
    { $phase ->
        [play] Hindi mo pa turn: turn ni { $names }.
       *[other] Wala kang gagawin ngayon. Hinihintay: { $names }.
    }
    .rule =
        { $phase ->
            [play] Puwede ka munang pumili ng baraha. (ZS‑5.3)
           *[other] Puwede mo munang tingnan ang mga baraha mo. (ZS‑6.2)
        }
refusal-not_held = Wala kang { $cards }, o kulang ang ganyan mo.
    .rule = Banggitin ang bawat baraha ayon sa dami ng hawak mo. (ZS‑9.5)
refusal-not_a_combination =
    { $why ->
        [nothing] Wala kang binanggit na baraha.
        [jokers] Hindi magkasama ang { $cards }, dahil hindi wild dito ang joker.
        [wild] Hindi magkasama ang { $cards }: walang lugar sa straight { a-two }.
        [outside] Hindi magkasama ang { $cards }: hindi lahat ng rank na ito ay pang-straight.
        [gap] Hindi magkasama ang { $cards }: may kulang na rank sa gitna.
        [short] Kulang ang { $cards } para sa straight.
        [few] Kulang ang haba ng { $cards }.
        [long] Mas mahaba ang { $cards } kaysa sa kahit anong straight.
       *[uneven] Hindi magkasama ang { $cards }.
    }
    .rule =
        { $why ->
            [short] { $n } baraha o higit pa ang straight. { legal } (ZS‑3.4)
            [few] { $n } rank na sunod-sunod o higit pa ang kailangan. { legal } (ZS‑3.5)
           *[other] Tumira ng baraha ng isang rank, o mga rank na sunod-sunod. { legal } (ZS‑3.1)
        }
refusal-reading_not_offered = Hindi puwedeng ganoon ang { $cards }.
    .rule = Puwede mo itong itira bilang { $readings }. (ZS‑4.2)
refusal-wrong_size =
    { $what ->
        [gift]
            { $n ->
                [0] Wala kang binanggit na baraha.
               *[other] Isang baraha ang ibibigay mo, at { $n } ang binanggit mo.
            }
       *[play]
            { $n ->
                [1] Hindi makakasagot ang isang baraha sa { $need }.
               *[other] Hindi makakasagot ang { $n } baraha sa { $need }.
            }
    }
    .rule =
        { $what ->
            [gift] Magsabi ng isang baraha. (ZS‑6.2)
           *[play]
                { $bombs ->
                    [yes] Tumira ng kasindaming baraha ng tatalunin, o bomba. { legal } (ZS‑3.8)
                   *[no] Tumira ng kasindaming baraha ng tatalunin. { legal } (ZS‑3.8)
                }
        }
refusal-wrong_kind = Hindi masasagot ng ibang uri ang { a-kind }.
    .rule = Tumira ng parehong uri na mas mataas. { legal } (ZS‑3.8)
refusal-does_not_beat =
    { $why ->
        [smaller] Mas kaunti ang baraha ng bombang iyan.
        [mixed] Hindi matatalo ng halo-halong suit ang straight sa isang suit.
        [impure] Sa parehong rank, hindi matatalo ng may wild ang walang wild.
        [equal] Kapantay lang iyan ng { $table }.
       *[lower] Mas mababa iyan sa { $table }.
    }
    .rule =
        { $why ->
            [mixed] Tumira ng mas mataas na straight sa isang suit. { legal } (ZS‑3.8)
           *[other] Parehong uri na mas mataas ang kailangan. { legal } (ZS‑3.8)
        }
refusal-leader_must_play = Sa iyo ang unang tira, kaya di ka puwedeng mag-pass.
    .rule = { legal } (ZS‑5.3)
refusal-not_highest = Isa sa pinakamataas mong rank ang ibibigay mo.
    .rule = Puwede mong ibigay ang { $cards }. (ZS‑6.2)
refusal-no_such_choice = Dalawang baraha ang mapagpipilian.
    .rule = Piliin ang una o ang ikalawa. (ZS‑6.2)
