refusal-wrong_phase =
    { $phase ->
        [over] Tapos na ang laro.
        [play]
            { $action ->
                [choose] Walang inilabas para sa iyo ngayon.
               *[give] Wala nang nagbibigay ng baraha kapag tumitira na.
            }
        [return] Nagbabalik pa ng baraha.
       *[tribute] Nagbibigay pa ng tributo.
    }
    .rule =
        { $phase ->
            [over] Hintayin ang susunod na laro. (DG‑5.8)
            [play] Tumira, o mag-pass. (DG‑5.5)
            [return] Magsisimula ang pagtira kapag nakapagbalik na ang lahat ng tumanggap. (DG‑7.6)
           *[tribute] Magsisimula ang pagtira kapag naibigay na ang tributo at naibalik na ang baraha. (DG‑7.3)
        }
refusal-not_your_turn =
    { $n ->
        [0] Sapalaran muna bago kumilos ang kahit sino.
        [1] Hindi mo pa turn: si { $names } ang kikilos ngayon.
       *[other] Wala kang gagawin ngayon. Hinihintay sina { $names }.
    }
    .rule = Puwede mo munang tingnan ang mga baraha mo. (DG‑5.5)
refusal-not_held = Wala kang { $cards }, o kulang ang ganyan mo.
    .rule = Banggitin ang bawat baraha ayon sa dami ng hawak mo. (DG‑3.1)
refusal-not_a_combination =
    { $why ->
        [size]
            { $n ->
                [4] Walang tirang apat na baraha.
               *[other] Walang tirang { $n } baraha.
            }
        [ranks] Hindi iisang rank ang { $cards }.
        [jokers] Walang mabubuo ang { $cards }, anuman ang pamalit ng joker.
        [second] Hindi puwedeng talunin ang { $cards }.
       *[five] Walang mabubuong lima ang { $cards }.
    }
    .rule =
        { $why ->
            [size] Tumira ng isa, dalawa, tatlo o limang baraha. (DG‑3.1)
            [ranks] Iisang rank dapat ang dalawa o tatlong baraha. (DG‑3.1)
            [second] Magsabi ng tira roon. (DG‑3.1)
           *[five] Tumira ng straight, flush, full house o mas mataas. (DG‑3.1)
        }
refusal-reading_not_offered =
    { $bound ->
        [yes] Bilang huling tira mo, { a-kind } ang mga barahang ito.
       *[no] Hindi puwede ang sinabi mo sa mga barahang ito.
    }
    .rule = Itira nang walang sinasabi, bilang { a-kind }. (DG‑4.7)
refusal-wrong_size =
    { $what ->
        [tribute] Isang baraha ang tributo.
        [return]
            { $need ->
                [0] Wala kang ibabalik na baraha.
                [1] Isang baraha ang ibabalik mo.
               *[other] Maglabas ng { $need } barahang pagpipilian.
            }
       *[play]
            { $need ->
                [1] Isang baraha ang itinira, kaya isa ang isagot.
               *[other] { $need } baraha ang itinira, kaya { $need } ang isagot.
            }
    }
    .rule =
        { $what ->
            [tribute] Ibigay ang isa sa pinakamataas mo. (DG‑7.3)
            [return]
                { $need ->
                    [0] Kunin ang isa sa mga inilabas para sa iyo. (DG‑7.6)
                   *[other]
                        { $n ->
                            [1] Isa ang binanggit mo. (DG‑7.6)
                           *[other] { $n } ang binanggit mo. (DG‑7.6)
                        }
                }
           *[play]
                { $n ->
                    [1] Isa ang napili mo. { legal } (DG‑3.5)
                   *[other] { $n } ang napili mo. { legal } (DG‑3.5)
                }
        }
refusal-does_not_beat =
    { $tie ->
        [yes] Kapantay lang iyan ng { a-kind }.
       *[no] Hindi niyan matatalo ang { a-kind }.
    }
    .rule = { legal } (DG‑3.5)
refusal-leader_must_play = Sa iyo ang unang tira, kaya dapat kang tumira.
    .rule = Kahit ano ang puwede mong itira. (DG‑5.5)
refusal-not_highest = Isa sa pinakamataas mo dapat ang tributo.
    .rule = Puwede mong ibigay ang { $cards }. (DG‑7.3)
refusal-same_rank = Iba-iba dapat ang rank ng ilalabas mo.
    .rule =
        { $need ->
            [2] Maglabas ng dalawang baraha ng dalawang rank. (DG‑7.6)
           *[3] Maglabas ng tatlong baraha ng tatlong rank. (DG‑7.6)
        }
refusal-no_such_choice =
    { $n ->
        [0] Walang inilabas para sa iyo.
       *[other] { $n } baraha ang inilabas para sa iyo.
    }
    .rule =
        { $n ->
            [0] Ikaw ang magbabalik ng baraha. (DG‑7.6)
           *[other] Pumili ng isa sa puwesto nito, mula 1. (DG‑7.6)
        }
