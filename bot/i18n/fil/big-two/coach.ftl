high-card =
    { $high ->
        [J] J
        [Q] Q
        [K] K
        [A] A
       *[other] { $high }
    }
coach-own =
    { $kind ->
        [pair] pares mo ng { $rank }
        [triple] tatlo mong { $rank }
        [quads] apat mong { $rank }
        [straight] straight mong { $low }-{ $high }
        [straight_flush] straight flush mong { $low }-{ $high }
        [straight_flush_7] straight flush mong { $cards }
        [flush] flush mo hanggang { high-card }
        [full_house] full house mo ng { $rank }
        [four_plus_one] apat mong { $rank }
        [two_pair] dalawang pares mong { $cards }
        [two_pair_kicker] dalawang pares mong { $cards }
       *[single] { $cards } mo
    }
coach-keep =
    { $kept ->
        [1] itabi muna ang { $rank-kept }
       *[other] itabi muna ang mga { $rank-kept } mo
    }
coach-why =
    { $why ->
        [wins] Itira ang { coach-own }: panalo ka na roon.
        [opens]
            { $n ->
                [1] Hawak mo ang { $opening }, kaya ikaw ang simula. Iyon ang unang tira.
               *[other] Hawak mo ang { $opening }, kaya ikaw ang simula. Unang tira: { coach-own }.
            }
        [guards] Isang { card-word } na lang si { $name } at di niya masasagot ang { coach-own }. Iyon ang unang tira.
        [stops] Isang { card-word } na lang si { $name }. Itira ang { coach-own }, ang pinakamataas mo.
        [long] Unang tira ang { coach-own }: { $n } { cards-word } agad ang bawas.
        [low] Unang tira ang { coach-own }: mabababa muna.
        [leads]
            { $kind ->
                [pair] Unang tira ang { coach-own }. Mas mataas na pares lang ang tatalo rito.
                [triple] Unang tira ang { coach-own }. Mas mataas na triple lang ang tatalo rito.
               *[single] Unang tira ang { coach-own }. Mas mataas na { card-word } lang ang tatalo rito.
            }
        [keeps] Itira ang { coach-own } para talunin ito; { coach-keep }.
        [lowest] Itira ang { coach-own } para talunin ito. Wala nang mas mababang puwede.
       *[beats] Itira ang { coach-own } para talunin ito.
    }
coach-ranks = { $lowest } ang pinakamababang { card-word }, { $highest } ang pinakamataas.
coach-met =
    { $met ->
        [quads] Ang four of a kind ay apat ng isang rank.
        [two_pair] Ang dalawang pares ay dalawa ng isang rank, dalawa ng iba.
        [two_pair_kicker] May kasamang kahit anong panlimang { card-word } ang dalawang pares.
       *[straight] Ang straight ay limang rank na sunod-sunod.
        [flush] Ang flush ay lima ng isang { suit-word }.
        [full_house] Ang full house ay tatlo ng isang rank, dalawa ng iba.
        [four_plus_one] Ang four of a kind ay apat ng isang rank, kahit anong panlima.
        [straight_flush] Ang straight flush ay limang sunod-sunod ng isang { suit-word }.
        [straight_flush_7] May kasamang kahit anong dalawa pa ang straight flush dito.
    }
coach-advice =
    { $met ->
        [none] { coach-why }
       *[straight] { coach-met } { coach-why }
    }
coach-ticks =
    { $ticked ->
        [yes]
            { $n ->
                [1] Naka-check na ito sa ibaba (✓): pindutin ang **Tira**.
               *[other] Naka-check na ang mga ito sa ibaba (✓): pindutin ang **Tira**.
            }
       *[no]
            { $n ->
                [1] I-check ito sa ibaba (✓), tapos pindutin ang **Tira**.
               *[other] I-check ang mga ito sa ibaba (✓), tapos pindutin ang **Tira**.
            }
    }
coach-play =
    { $teaches ->
        [last-card] **Coach:** { coach-advice } I-on ang **Last card!**, tapos pindutin ang **Tira**.
        [everything] **Coach:** { coach-ranks } { coach-advice } { coach-ticks }
        [ticks] **Coach:** { coach-advice } { coach-ticks }
       *[nothing] **Coach:** { coach-advice }
    }
coach-pass-why =
    { $why ->
        [nothing] Hindi mo ito matatalo. Pindutin ang **Pass**.
        [breaks] Pindutin ang **Pass**. Masisira ang { coach-own } kung tatalunin mo ito.
        [keeps] Pindutin ang **Pass**, at { coach-keep }.
       *[saves] Pindutin ang **Pass**. Mas may silbi mamaya ang tatalo rito.
    }
coach-pass =
    { $met ->
        [none] **Coach:** { coach-pass-why }
       *[straight] **Coach:** { coach-met } { coach-pass-why }
    }
coach-press =
    { $n ->
        [0] **Coach:** Pindutin ang **{ $what }**.
       *[other] **Coach:** Piliin ang { $cards }, tapos pindutin ang **{ $what }**.
    }
coach-wait = **Coach:** Mauna kang maubusan ng { cards-word }. { coach-ranks } Hintayin ang turn mo; tutulungan kita.
