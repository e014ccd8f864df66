hand-at = { table-name } sa { $channel }
hand-turn =
    { $clock ->
        [slow] **Turn mo** · hanggang { $date }, { $time }
        [running] **Turn mo** · ubos ang oras { $time }
       *[none] **Turn mo**
    }
hand-over = **Tapos na ang laro.**
hand-counts-for =
    { $yet ->
        [yes] { own-counted-for } Bumalik ka bago unang kumilos ang computer, at sa iyo na ang laro.
       *[no] { own-counted-for } Sa iyo na ang susunod.
    }
hand-away = **Computer ang naglalaro para sa iyo.** Pindutin ang { button-to-return } para bumalik sa upuan mo.
button-to-return =
    { $press ->
        [rematch] { button-rematch }
        [ready] { button-next-deal }
       *[back] { button-back }
    }
hand-missed =
    { $verb ->
        [pass] Naubusan ka ng oras kaya nag-pass ka.
        [play] Naubusan ka ng oras, kaya itinira para sa iyo ang pinakamababa: { $cards }.
       *[other] Naubusan ka ng oras, kaya bot ang sumagot para sa iyo.
    }
hand-stale = Galing iyon sa nakaraang turn, kaya walang nangyari. Ito ang hawak mo ngayon.
event-hold-dropped =
    { $verb ->
        [pass] Hindi ka puwedeng mag-pass ngayon. Pumili ulit.
       *[play] Hindi mo na puwedeng itira ang { $cards }. Pumili ulit.
    }
hand-beat = Talunin ang { kind } ni { $name }: **{ $cards }**
hand-lead = Sa iyo ang unang tira: kahit ano, puwede.
hand-nothing-beats = Hindi mo ito matatalo. Mag-pass ka.
hand-passed-for = Hindi mo ito matatalo. Lamesa ang magpa-pass para sa iyo.
hand-nothing-leads = Hindi mo puwedeng itira ngayon ang barahang ito. Mag-pass ka.
hand-other =
    { $noted ->
        [yes]
            { $n ->
                [0] { $name } { $note }
               *[other] { $name } { $n }, { $note }
            }
       *[no] { $name } { $n }
    }
hand-other-turn = { hand-other }, turn niya
hand-line =
    { $n ->
        [0] Wala ka nang { cards-word }.
       *[other] Hawak mo, { cards }: { $hand }
    }
hand-none-chosen = Wala pang napiling { cards-word }
hand-chosen =
    { $case ->
        [beats] Napili: **{ a-kind }** { $cards }, talo ang { $table }
        [leads] Napili: **{ a-kind }** { $cards }
       *[none] Napili: { $cards }, hindi kombinasyon
    }
hand-chosen-not = Napili: { $cards } · { $reason }
hint-none = Wala kang kailangang gawin ngayon. Maghintay.
hand-hint =
    { $explained ->
        [yes] Mungkahi: **{ $what }**. { $why }
       *[no] Mungkahi: **{ $what }**
    }
button-hold = Pass sa round na ito
button-redeal = Ulitin ang bigay
button-give = Ibigay
