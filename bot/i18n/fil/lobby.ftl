lobby-heading = { game } · { $taken } sa { $seats } upuan ang may nakaupo
lobby-terms = { table-name } · { rules-short } · { rules-dealt } · { match-goal } · { clock } · host si { $host }
lobby-differs = Iba sa preset: { $changes }.
lobby-seat =
    { $role ->
        [host] { $seat }. **{ $name }** · host
        [computer]
            { $reserved ->
                [yes] { $seat }. **{ $name }** · computer hanggang dumating si { $guest }
               *[no]
                    { $level ->
                        [gentle] { $seat }. **{ $name }** · banayad na computer
                        [sharp] { $seat }. **{ $name }** · matalas na computer
                       *[casual] { $seat }. **{ $name }** · computer
                    }
            }
       *[player] { $seat }. **{ $name }**
    }
lobby-partners =
    { $change ->
        [yes] Magkakampi: { $sides }. Pumili ng upuan para palitan kung sino ang magkakampi.
       *[no] Magkakampi: { $sides }.
    }
lobby-side = upuan { $seats }
lobby-seat-free =
    { $reserved ->
        [yes] { $seat }. nakalaan kay { $guest }
       *[no] { $seat }. bakante
    }
lobby-seal = May selyo na ang balasa: `{ $commitment }`. Pindutin ang Cut para haluan ng sarili mong salita.
cut-title = I-cut ang balasa
cut-label = Ang cut mo
cut-about = Hanggang 64 na karakter na ihahalo sa balasa. Makikita ito ng lahat, habambuhay.
lobby-auto-pass = Lamesa ang magpa-pass para sa hindi makatalo, kaya malalaman ng lahat kung sino.
lobby-rated = Rated: tao lang ang naglalaro, walang hint, at bawat laro ay nagbabago ng rating (/help).
lobby-cut = Nag-cut si { $name } ng “{ $cut }”.
joined = Umupo si { $name } sa upuan { $seat }.
seat-taken-over = Sa iyo na ang upuan { $seat } at ang puntos nito: { SIGNED($total) }. Pindutin ang Susunod na laro kung handa ka na.
next-up = Sa iyo ang upuan ni { $computer } pagkatapos ng larong ito.
waits-no-more = Hindi ka na naghihintay ng upuan.
select-seat = Pumili ng upuan
select-level = Magdagdag ng computer ayon sa galing
computer-level =
    { $level ->
        [gentle] Magdagdag ng banayad na computer
        [sharp] Magdagdag ng matalas na computer
       *[casual] Magdagdag ng karaniwang computer
    }
    .note =
        { $level ->
            [gentle] Nagkakamali
            [sharp] Habol ang puntos
           *[casual] Ang madalas gamitin
        }
seat-option =
    { $free ->
        [yes] Upuan { $seat } · bakante
       *[no] Upuan { $seat } · { $name }, computer
    }
lets-in =
    { $way ->
        [now] Puwedeng kunin agad ng bagong dating ang upuan ng computer.
        [next] Mula sa susunod na laro, puwedeng kunin agad ng bagong dating ang upuan ng computer.
       *[later] Uupo ang bagong dating pagkatapos ng laro.
    }
menu-watching = Nanonood ka.
host-now = Si { $name } na ang host.
computer = { $name } (computer)
table-name = Lamesa { NUMBER($table, useGrouping: 0) }
leave-does =
    { $way ->
        [waits] Ititigil ang paghihintay mo ng upuan.
        [last] Tatapusin ang lamesa.
        [lobby] Mababakante ang upuan mo.
        [deal] Computer ang hahawak ng baraha mo.
       *[between] Computer ang uupo sa upuan mo.
    }
let-in-does =
    { $now ->
        [yes] Maghihintay ang bagong dating hanggang matapos ang laro.
       *[no] Makakasali ang bagong dating habang may laro.
    }
close-does = Ito na ang magiging huling laro.
new-match-does = Babalik sa zero ang lahat ng kabuuan.
end-does =
    { $void ->
        [yes] Tatapusin ang lamesa; walang bisa ang larong ito.
       *[no] Tatapusin agad ang lamesa.
    }
button-join = Sumali
button-leave = Umalis
button-add-computer = Dagdag computer
button-fill = Punuin ng computer
button-remove-computer = Bawas computer
button-let-in = Magpapasok agad
button-let-in-later = Magpapasok mamaya
button-end-agree = Payag tapusin
button-play-on = Tuloy ang laro
button-kick = Ibigay sa computer
button-kick-agree = Palitan si { $name }
button-end-ask = Hilinging tapusin
button-start = Simulan
button-close = Isara
button-cut = Cut
button-rules = Rules
button-menu = Menu
button-my-hand = Hawak ko
button-play = Tira
button-pass = Pass
button-sort = Ayusin
button-hint = Hint
button-next-deal = Susunod na laro
button-rematch = Rematch
button-new-match = Bagong laban
button-status = Status
button-end = Tapusin
button-stay = Dito muna ako
button-last-trick = Nakaraang round
button-full-result = Buong resulta
button-played-cards = Naitirang { cards-word }
button-earlier = Nauna
button-later = Kasunod
select-cards = Pumili ng { cards-word }
select-ready = Mga tirang nakahanda: { $n }
select-ready-none = Mga tirang nakahanda: wala
select-kind = Pumili ng uri: { $n }
select-all-kinds = Lahat ng uri
select-more-ready = Iba pa: { $n }
select-kind-option =
    { $n ->
        [1] 1 tira: { kind-meant }
       *[other] { $n } tira: { kind-meant }
    }
select-cards-group =
    { $named ->
        [yes] { $name }: { $first } hanggang { $last }
       *[no] Pumili ng { cards-word }: { $first } hanggang { $last }
    }
button-card-chosen = ✓ { $card }
