table-heading = { game } · laro { $deal }
table-terms = { table-name } · { rules-short } · { match-goal } · { clock }
table-doubted = Pagka-restart, hindi nabasa ng bot ang lahat tungkol sa lamesang ito. Tuloy ang laro, at mananatili ang naitalang puntos.
table-turn =
    { $clock ->
        [slow] **Turn ni { $name } hanggang { $date }** · { $time }
        [running] **Turn ni { $name }** · ubos ang oras { $time }
       *[none] **Turn ni { $name }**
    }
table-to-beat = Talunin: { kind } **{ $cards }** ni { $name }
table-lead-free = Kay { $name } ang unang tira: kahit ano, puwede.
table-trick = Round: { $plays }
table-last-trick = Nakaraang round: { $plays }
trick-taken =
    { $p ->
        [0] Nakuha ito ni { $name }.
       *[other] Nakuha ito ni { $name }, may { $p } puntos.
    }
table-trick-play = { $name } { $cards }
table-trick-pass = { $name } pass
table-status = { game }, laro { $deal }: turn ni { $name }.
table-status-seat = - { $name }: { $parts }
table-side = { $names }: { $side }
table-status-title =
    { $clock ->
        [slow] **Status ng { table-name }** · { $from } · { clock } · ubos ang oras { $date }, { $time }
        [running] **Status ng { table-name }** · { $from } · { clock } · ubos ang oras { $time }
       *[none] **Status ng { table-name }** · { $from } · { clock }
    }
table-status-lobby = { game }: { $taken } sa { $seats } upuan ang may nakaupo.
trick-none = Wala pang tumitira sa round na ito.
played-cards = Mga barahang naitira na: { $cards }
played-cards-none = Wala pang naitirang { card-word }.
table-lapsed = Naubusan ng oras si { $name }. Mas maikli ang susunod niyang turn: { time-span }.
time-span =
    { $unit ->
        [d]
            { $n ->
                [1] 1 araw
               *[other] { $n } araw
            }
        [h]
            { $n ->
                [1] 1 oras
               *[other] { $n } oras
            }
        [min] { $n } minuto
       *[s]
            { $n ->
                [1] 1 segundo
               *[other] { $n } segundo
            }
    }
table-away =
    { $press ->
        [back] Computer ang naglalaro para kay { $name } hanggang bumalik siya.
       *[other] Computer ang naglalaro para kay { $name } hanggang pindutin niya ang { button-to-return }.
    }
table-stands-in = Computer ang naglalaro para kay { $name } hanggang bumalik siya. Sa leaderboard, para kay { $computer } ang larong ito, hindi kay { $name }. Sa laban, para ito sa upuan.
away-ping = { $mention } computer ang naglalaro para sa iyo sa { $table }. Pindutin ang { button-back } para ikaw na ulit.
fades =
    { $why ->
        [last] { $mention } kailangan ng server na ito ng puwang para sa ibang lamesa. Tapos ang { $table } pagkatapos ng larong ito. Mga computer ang tatapos nito { $time }.
        [room] { $mention } kailangan ng server na ito ng puwang para sa ibang lamesa. Tapos ang { $table } { $time }, maliban kung maglalaro pa kayo.
       *[quiet] { $mention } matagal nang walang naglalaro sa { $table }. Tapos ito { $time }, maliban kung maglalaro pa kayo.
    }
pictures-chosen =
    { $which ->
        [tables] { $theme ->
            [light] Maliwanag na ang mga lamesa rito mula sa susunod nilang pagbabago.
           *[dark] Madilim na ang mga lamesa rito mula sa susunod nilang pagbabago.
        }
       *[hands] { $theme ->
            [light] Maliwanag na ang larawan ng hawak mo.
           *[dark] Madilim na ang larawan ng hawak mo.
        }
    }
button-back = Nandito na ako
table-overdue = Dalawang minuto nang hinihintay ng lamesa si { $name }. Kahit sinong nakaupo rito, puwedeng magpalaro ng computer para sa kanya.
button-stand-in = Computer para kay { $name }
table-left = Umalis si { $name } sa gitna ng laro. Si { $other }, isang computer, ang tutuloy, at kay { $name } ang puntos.
table-kicked =
    { $counts ->
        [yes] { table-kicked-by } Bilang pa rin kay { $name } ang laro.
       *[no] { table-kicked-by }
    }
table-kicked-by =
    { $voted ->
        [yes] Ibinigay ng iba sa computer ang upuan ni { $name }.
       *[no] Ibinigay ni { $other } sa computer ang upuan ni { $name }.
    }
table-kicked-back = Maglalaro si { $name } hanggang matapos ang larong ito. Tapos, sa computer na ang upuan.
must-agree = Hinihintay pumayag: { $waiting }.
table-kick-asked =
    { $n ->
        [1] Gusto ni { $names } ng computer sa upuan ni { $name }. { must-agree }
       *[other] Gusto nina { $names } ng computer sa upuan ni { $name }. { must-agree }
    }
table-took-over = Si { $name } na ang may hawak ng baraha ni { $computer }. Hindi bilang kay { $name } ang larong ito.
table-next-up = Makukuha ni { $name } ang upuan ni { $computer } pagkatapos ng larong ito.
table-closing = Tapos ang lamesa pagkatapos ng larong ito.
table-end-asked =
    { $n ->
        [1] Gusto ni { $names } na tapusin na ang lamesa. { end-would-cost } { must-agree }
       *[other] Gusto nina { $names } na tapusin na ang lamesa. { end-would-cost } { must-agree }
    }
end-would-cost = Walang makakakuha ng puntos sa larong ito.
hand-end-asked =
    { $n ->
        [1] Hinihiling ni { $names } na tapusin na ang lamesa. { end-would-cost }
       *[other] Hinihiling nina { $names } na tapusin na ang lamesa. { end-would-cost }
    }
table-plays-on =
    { $n ->
        [1] Gusto pang maglaro ni { $names }.
       *[other] Gusto pang maglaro nina { $names }.
    }
table-undo-asked =
    { $shown ->
        [yes] Gustong bawiin ni { $name } ang { $cards }. { must-agree }
       *[no] May gustong bawiin si { $name }: { $deed }. { must-agree }
    }
hand-undo-kept = Ayaw ni { $other }, kaya tuloy ang tira mo.
hand-undo-asked =
    { $shown ->
        [yes] Tanong ni { $name }: puwede ba niyang bawiin ang { $cards }?
       *[no] Tanong ni { $name }: puwede ba niyang bawiin ito ({ $deed })?
    }
table-undo-kept =
    { $own ->
        [yes] Itinuloy ni { $name } ang tira.
       *[no] Ayaw ni { $other }, kaya tuloy ang tira ni { $name }.
    }
table-undone =
    { $shown ->
        [yes] Binawi ni { $name } ang { $cards }.
       *[no] May binawi si { $name }: { $deed }.
    }
did-undo =
    { $done ->
        [yes]
            { $shown ->
                [yes] Binawi mo ang { $cards }.
               *[no] May binawi ka: { $deed }.
            }
       *[no]
            { $shown ->
                [yes] Hiniling mong bawiin ang { $cards }. { must-agree }
               *[no] May hiniling kang bawiin: { $deed }. { must-agree }
            }
    }
button-undo = Bawiin
button-undo-agree = Payag
button-undo-refuse = Ayaw
undo-does =
    { $alone ->
        [yes] Babawiin ang huli mong tira, at ang ginawa ng mga computer pagkatapos.
       *[no] Tatanungin ang lahat dito kung puwede mong bawiin ang huli mong tira.
    }
ping =
    { $clock ->
        [slow] { $mention } turn mo na sa { $table } · hanggang { $date }, { $time }
        [running] { $mention } turn mo na sa { $table } · ubos ang oras { $time }
       *[none] { $mention } turn mo na sa { $table }
    }
places-so-far = Ubos na, ayon sa pagkakasunod: { $names }.
