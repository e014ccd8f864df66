phase-heading =
    { $phase ->
        [leftover] Sobrang { cards-word }
        [exchange] Palitan
        [redeal] Alok na ulitin ang bigay
        [play] Pagtira
       *[over] Tapos na ang laro
    }
rank =
    { $rank ->
        [king] hari
        [lord] maharlika
        [commoner] karaniwan
       *[slave] alipin
    }
prompt-take =
    { $shown ->
        [yes] Sobra: { $cards }. Kunin lahat, o tanggihan.
       *[no] Kunin lahat ng sobra nang nakatago, o tanggihan.
    }
prompt-swap = Ipagpalit ang { $card } sa sobra nang nakatago, o tanggihan.
prompt-redeal =
    { $clock ->
        [running] Ituloy ang hawak mo, o hilinging ulitin ang bigay. Tapos ang alok { $time }. { $redeals }
       *[none] Ituloy ang hawak mo, o hilinging ulitin ang bigay. { $redeals }
    }
prompt-redeal-own =
    { $clock ->
        [running] Pindutin ang Ituloy para laruin ito. Tapos ang alok { $time }.
       *[none] Pindutin ang Ituloy para laruin ito.
    }
hand-worth =
    { $may ->
        [yes]
            { $why ->
                [points_below] { $worth } ang halaga ng hawak mo, sapat ang hina para ulitin ang bigay ({ $limit } o mas mababa).
                [ten_high] Wala kang { card-word } na lampas 10, kaya puwede mong hilinging ulitin ang bigay.
                [two_courts] Wala kang A at 2, at kaunti ang J Q K. Puwede mong hilinging ulitin ang bigay.
               *[four_twos] Nasa iyo ang apat na dos, kaya puwede mong hilinging ulitin ang bigay.
            }
       *[no]
            { $why ->
                [points_below] { $worth } ang halaga ng hawak mo, masyadong malakas para ulitin ang bigay ({ $limit } o mas mababa).
               *[none] Hindi mo puwedeng hilinging ulitin ang bigay sa hawak na ito.
            }
    }
prompt-demand = Humingi ng { card-word } kay { $name }, o pindutin ang Huwag humingi.
prompt-demand-pool = Humingi ng tig-isang { card-word } kina { $names }, o pindutin ang Huwag humingi para tumigil.
prompt-return =
    { $n ->
        [1] Bigyan si { $name } ng isang { card-word } na ayaw mo.
       *[other] Bigyan si { $name } ng { $n } { cards-word } na ayaw mo.
    }
prompt-put-out =
    { $n ->
        [1] Ilabas ang isang { card-word } na ayaw mo, para kay { $names }.
       *[other] Ilabas ang { $n } { cards-word } na ayaw mo. Sunod-sunod silang pipili: { $names }.
    }
prompt-choose = Pumili ng isa sa { $n } nakataob na { cards-word }.
prompt-choose-hand = Pumili ng isa sa { $n } nakataob na hawak.
prompt-keep = Magtabi ng { cards }. Bubunot si { $name } ng { $m } sa iba.
prompt-protected = Hindi magagalaw ang { $low } at ang mga dos.
prompt-chosen = Napili: { $cards }, { $n } sa { $need }.
prompt-wanted =
    { $known ->
        [yes] Napili: { $card }, kay { $name }
       *[no] Napili: { $card }
    }
wait-take =
    { $shown ->
        [yes] Puwedeng kunin ni { $name } ang { $cards }.
       *[no] Puwedeng kunin ni { $name } ang sobra.
    }
wait-swap = Puwedeng ipagpalit ni { $name } ang { $low }.
wait-redeal = Hinihintay pumindot ng Ituloy: { $missing }.
wait-demand = Puwedeng humingi si { $name } ng { card-word } kay { $other }.
wait-demand-pool = Puwedeng humingi si { $name } ng { cards-word }.
wait-return =
    { $n ->
        [1] Magbabalik si { $name } ng isang { card-word } kay { $other }.
       *[other] Magbabalik si { $name } ng { $n } { cards-word } kay { $other }.
    }
wait-put-out = Maglalabas si { $name } ng { cards-word }.
wait-choose = Pipili si { $name } ng nakataob na { card-word }.
wait-choose-hand = Pipili si { $name } ng nakataob na hawak.
wait-keep = Magtatabi si { $name } ng { cards-word }.
button-take = Kunin
button-decline = Tanggihan
button-swap = Ipagpalit
button-waive = Huwag humingi
button-demand = Hingin
button-choose = Piliin
button-put-out = Ilabas
button-set-aside = Itabi
closed-place =
    { $hands ->
        [yes] Hawak { $number }
       *[no] Baraha { $number }
    }
select-demand = Pumili ng hihinging baraha
select-demand-from = Kanino
select-rank = Pumili ng rank
select-rank-first = Pumili muna ng rank
picture-asked =
    { $kind ->
        [return] magbigay ng { $n }
        [put-out] maglabas ng { $n }
        [keep] magtabi ng { $n }
        [demand] humingi ng isa
        [demand-pool] humingi ng isa
        [take] sobra
        [swap] palit o tanggi
       *[choose] pumili ng isa
    }
did-give =
    { $exchange-kind ->
        [class_pool] Inilabas mo ang { $cards }.
       *[other] Ibinigay mo ang { $cards }.
    }
did-keep =
    { $n ->
        [0] Itutuloy mo ang larong ito.
       *[other] Itinabi mo ang { $cards }.
    }
did-demand = Hiningi mo ang { $card } kay { $name }.
did-waive = Hindi ka humingi.
did-choose = Pinili mo ang numero { $place }.
did-take = Kinuha mo ang sobra.
did-decline = Tinanggihan mo ang sobra.
did-swap = Ipinagpalit mo ang { $low }.
did-redeal = Hiniling mong ulitin ang bigay, kaya walang bisa ang laro. Pindutin ang Susunod na laro.
