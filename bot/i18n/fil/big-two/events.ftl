event-two-cards = { $name }: dalawang { cards-word } na lang.
event-finished = Ubos na ang baraha ni { $name }, puwesto: { picture-place }.
event-frozen = Hindi nagsabi si { $name } bago ang turn na ito, kaya di maititira ang huling { card-word }. Lalampas ang turn, at ituturing nang nasabi ito mula ngayon.
event-called =
    { $true ->
        [yes] Sita ni { $caller }: may { cards } si { $name } at hindi nagsabi.
       *[no] Sita ni { $caller }: may { cards } si { $name } at walang dapat sabihin. Hindi na makakasita si { $caller } sa larong ito.
    }
event-drew = Nag-pass si { $name } at bumunot ng { cards }. { $stock } ang natira sa bunutan.
event-drew-cards = Nabunot mo ang { $cards }.
event-recycled = Naging bagong bunutan ang mga tapos na round: { cards }.
event-rest-given =
    { $shown ->
        [yes] Hawak ni { $name } ang { $anchor } kaya sa kanya ang sobrang { $cards }.
       *[no] Hawak ni { $name } ang { $anchor } kaya sa kanya ang sobra, nakatago.
    }
event-rest-given-cards = Sa iyo ang sobrang { $cards }.
event-rest-taken = Kinuha ni { $name } ang sobra.
event-rest-taken-cards = Kinuha mo ang { $cards }.
event-rest-declined = Tinanggihan ni { $name } ang sobra.
event-rest-swapped = Ipinagpalit ni { $name } ang { $low } sa sobra.
event-rest-swapped-cards = Natanggap mo ang { $cards }.
event-rest-kept = Hindi ipinagpalit ni { $name } ang { $low }.
event-redealt = Hiniling ni { $name } na ulitin ang bigay. Walang puntos. Pindutin ang Susunod na laro para sa bagong baraha.
event-dragon = May tig-isang baraha ng bawat rank si { $name }, isang dragon, at panalo agad.
event-four-twos = May apat na dos si { $name } at panalo agad.
event-ranks =
    { $n ->
        [3] Hari { $king }, karaniwan { $commoner }, alipin { $slave }.
       *[other] Hari { $king }, maharlika { $lord }, karaniwan { $commoner }, alipin { $slave }.
    }
event-demanded = Hiningi ni { $name } ang { $card } kay { $other } at nakuha ito.
event-demanded-cards = Ibinigay mo kay { $name } ang { $card } na hiningi.
event-demand-lost = Hiningi ni { $name } ang { $card } kay { $other }. Walang ganoong { card-word }: walang nakuha si { $name }.
event-waived = Walang hiningi si { $name } kay { $other }.
event-waived-rest = Wala nang hihingin si { $name }.
event-tribute =
    { $tie ->
        [none] { tribute-given }
       *[turn] { tribute-given } { tribute-tie }
    }
tribute-given =
    { $place ->
        [0]
            { $n ->
                [1] Ibinigay ni { $name } kay { $other } ang pinakamataas na { card-word }.
               *[other] Ibinigay ni { $name } kay { $other } ang { $n } pinakamataas na { cards-word }.
            }
       *[1]
            { $n ->
                [1] Ibinigay ni { $name } ({ tribute-place }) kay { $other } ({ tribute-to }) ang pinakamataas na { card-word }.
               *[other] Ibinigay ni { $name } ({ tribute-place }) kay { $other } ({ tribute-to }) ang { $n } pinakamataas na { cards-word }.
            }
    }
tribute-place =
    { $place ->
        [2] pang-2
        [3] pang-3
       *[other] pang-{ $place }
    }
tribute-to =
    { $to ->
        [1] una
        [2] pang-2
       *[other] pang-3
    }
tribute-tie =
    { $tie ->
        [cards] Tabla sa puntos sina { $above } at { $below }; mas kaunti ang natirang { cards-word } ni { $above }.
        [highest] Tabla sa puntos sina { $above } at { $below }; mas mataas ang natirang { card-word } ni { $below }.
       *[turn] Tabla sa puntos sina { $above } at { $below }; nauuna ang turn ni { $above } pagkatapos ng panalo.
    }
event-tribute-cards =
    { $reader ->
        [giver] Ibinigay mo kay { $other } ang pinakamataas mo: { $cards }.
       *[receiver] Ibinigay sa iyo ni { $name } ang { $cards }.
    }
event-returned =
    { $exchange-kind ->
        [class_pool] Natanggap ni { $other } ang { cards } na inilabas ni { $name }.
       *[other] Nagbalik si { $name } ng { cards } kay { $other }.
    }
event-returned-cards =
    { $exchange-kind ->
        [class_pool]
            { $reader ->
                [giver] Natanggap ni { $other } ang { $cards } na inilabas mo.
               *[receiver] Natanggap mo ang { $cards } na inilabas ni { $name }.
            }
       *[other]
            { $reader ->
                [giver] Ibinalik mo ang { $cards } kay { $other }.
               *[receiver] Ibinalik sa iyo ni { $name } ang { $cards }.
            }
    }
event-put-out = Naglabas si { $name } ng { cards }, nakataob.
event-put-out-cards = Inilabas mo, ganito ang ayos: { $cards }.
event-picked =
    { $n ->
        [4] Pinili ni { $name } (una) ang hawak { $number } sa { $n }.
        [3] Pinili ni { $name } (pang-2) ang hawak { $number } sa { $n }.
       *[other] Pinili ni { $name } (pang-3) ang hawak { $number } sa { $n }.
    }
event-kept = Nagtabi si { $name } ng { cards }.
event-drawn = Bumunot si { $other } ng { cards } kay { $name }, nakatago.
event-drawn-cards =
    { $reader ->
        [giver] Nabunot sa iyo ni { $other } ang { $cards }.
       *[receiver] Nabunot mo kay { $name } ang { $cards }.
    }
event-full-payer =
    { $summed ->
        [yes] { full-payer-why } Sagot ni { $name } ang lahat: { $terms } = { $p }.
       *[no] { full-payer-why } Sagot ni { $name } ang lahat: { $p }.
    }
full-payer-why =
    { $case ->
        [follow] Pinalusot ni { $name } ang huling baraha ni { $other }. Ayon sa rules, { $better } dapat.
        [lead] Pinalusot ni { $name } ang huling baraha ni { $other }. Ayon sa rules, { $better } o kombinasyon dapat.
       *[combination] Pinalusot ni { $name } ang huling baraha ni { $other }. Ayon sa rules, kombinasyon dapat, gaya ng { $better }.
    }
