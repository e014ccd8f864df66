wins-deal =
    { $played ->
        [computer]
            { $n ->
                [1] Computer ang nanalo sa laro { $deal } para kay { $names }
               *[other] Computer ang nanalo sa laro { $deal } para kina { $names }
            }
       *[self]
            { $n ->
                [1] Panalo si { $names } sa laro { $deal }
               *[other] Panalo sina { $names } sa laro { $deal }
            }
    }
deal-stood-in =
    { $n ->
        [1] Computer ang tumapos ng larong ito para kay { $names }.
       *[other] Computer ang tumapos ng larong ito para kina { $names }.
    }
deal-stood-in-own = Computer ang tumapos ng larong ito para sa iyo.
own-outcome =
    { $who ->
        [you] Panalo ka.
        [computer] Nanalo ang computer para sa iyo.
        [nobody] Walang nanalo.
        [void] Walang bisa ang laro { $deal }.
       *[others] Panalo: { $names }.
    }
deal-played-for = Nilaro ni { $name } ang larong ito para kay { $computer }, isang computer.
own-counted-for = Sa leaderboard, para kay { $computer }, isang computer, ang larong ito.
wins-deal-nobody = Walang nanalo sa laro { $deal }
deal-void = { game } · walang bisa ang laro { $deal }
deal-void-points = Walang makakakuha ng puntos.
deal-last-play = Huling tira: { $name } { $cards }.
deal-order = Mga puwesto: { $names }.
deal-place = { $place }. { $name }
deal-points = { picture-place } { $name } **{ gained }**
match-points = { picture-place } { $name } **{ SIGNED($p) }**
deal-own =
    { $won ->
        [yes] Puwesto mo: { picture-place }.
       *[no]
            { $place ->
                [1] Puntos mo: { SIGNED($p) }.
               *[other]
                    { $n ->
                        [0] Puwesto mo: { picture-place }, { SIGNED($p) }.
                       *[other] Puwesto mo: { picture-place }, { SIGNED($p) }, { cards } ang natira.
                    }
            }
    }
deal-practice =
    { $tutorial ->
        [yes] Practice: hindi kasama sa leaderboard ang mga laro sa tutorial.
       *[no] Practice: kasama sa leaderboard ang laro kapag dalawa o higit pang tao ang naglaro.
    }
match-won =
    { $n ->
        [1] Panalo si { $names } sa laban: { SIGNED($total) } pagkatapos ng { deals }.
       *[other] Panalo sina { $names } sa laban: { SIGNED($total) } pagkatapos ng { deals }.
    }
match-won-by-you = Panalo ka sa laban.
match-won-level =
    { $n ->
        [1] Panalo si { $names } sa laban sa level { level-name } pagkatapos ng { deals }.
       *[other] Panalo sina { $names } sa laban sa level { level-name } pagkatapos ng { deals }.
    }
match-shared = Tabla sa laban sina { $names }: { SIGNED($total) }.
rematch-line = Tapos na ang laban. Pindutin ang { button-rematch } para magsimula ng isa pa, mula sa zero.
rematch-ask = **Magsimula ng bagong laban sa { $table }?** Babalik sa zero ang kabuuan ng lahat. Mananatili ang puntos sa talaan. Dapat payag ang lahat dito.
new-match-asked =
    { $n ->
        [1] Gusto ni { $names } ng bagong laban. Magiging zero ang puntos ng labang ito.
       *[other] Gusto nina { $names } ng bagong laban. Magiging zero ang puntos ng labang ito.
    }
new-match-line =
    { $clock ->
        [slow] { new-match-ways } Tuloy ang labang ito nang di lalampas sa { $date }, { $time }.
        [running] { new-match-ways } Tuloy ang labang ito { $time } o mas maaga.
       *[none] { new-match-ways }
    }
new-match-ways = Pindutin ang { button-new-match } kung payag, o { button-next-deal } para ituloy. Hinihintay: { $missing }.
ready-line =
    { $clock ->
        [slow] { ready-waits } Simula ng susunod na laro nang di lalampas sa { $date }, { $time }.
        [running] { ready-waits } Simula ng susunod na laro { $time } o mas maaga.
       *[none] { ready-waits }
    }
ready-waits = Hinihintay pumindot ng { button-next-deal }: { $missing }.
ready-line-away = Walang tao rito. Magsisimula ang susunod na laro kapag may pumindot ng { button-next-deal }.
abandoned = Tapos na ang lamesa. Walang makakakuha ng puntos sa larong ito.
abandoned-by-admin = Tinapos ni { $name }, na namamahala ng server, ang laro { $deal }.
table-ended-heading = { game } · tapos na ang lamesa
leave-ask = Umalis sa { $table }?
leave-seat =
    { $stage ->
        [lobby] Mababakante ang upuan mo.
        [deal] Computer ang tutuloy sa hawak mo.
       *[between] Computer ang uupo sa upuan mo.
    }
left-now = Umalis ka sa { $table }.
kicked-now =
    { $voted ->
        [yes] Ibinigay ng iba sa computer ang upuan mo sa { $table }.
       *[no] Ibinigay ni { $name } sa computer ang upuan mo sa { $table }.
    }
kick-ask = Ibigay sa computer ang upuan ni { $name }?
kick-means =
    { $stage ->
        [lobby] Mababakante ang upuan.
        [deal] Computer ang tutuloy, at sa kanya pa rin bilang ang laro. Puwede siyang bumalik hanggang matapos ito.
       *[between] Sa kanya pa rin ang puntos niya, at puwede siyang bumalik.
    }
kick-needs =
    { $n ->
        [1] Dapat pumayag si { $names } habang naghihintay pa ang lamesa.
       *[other] Dapat pumayag lahat sina { $names } habang naghihintay pa ang lamesa.
    }
leave-back =
    { $way ->
        [hand] Hanggang matapos ang larong ito, pindutin ang { button-join } para balikan ang hawak na ito.
        [ends] Wala nang ibang nakaupo rito, kaya tapos ang lamesa. Hindi na ito mabubuksan ulit.
       *[seat] Pindutin ang { button-join } para bumalik, habang may upuan para sa iyo.
    }
leave-settle =
    { $settle ->
        [counts] Bilang pa rin sa iyo ang larong ito: sa iyo ang puntos pagkatapos nito.
        [zero] Hindi ikaw ang binigyan ng baraha, kaya hindi sa iyo bilang ang larong ito.
        [booked] Mananatili ang puntos mo.
       *[nothing] Wala pang nasisimulang laro, kaya wala pang puntos.
    }
leave-last = Wala nang ibang nakaupo rito, kaya tapos ang lamesa pagkatapos ng larong ito.
end-ask = Tapusin ang { $table }?
end-ask-others = Hilinging tapusin ang { $table }?
end-settle =
    { $settle ->
        [zero] Walang bisa ang larong ito: walang makakakuha ng puntos.
        [nothing] Wala pang nasisimulang laro.
       *[booked] Mananatili ang mga puntos.
    }
end-others =
    { $n ->
        [1] Nakaupo rin dito si { $names }.
       *[other] Nakaupo rin dito sina { $names }.
    }
end-needs =
    { $n ->
        [1] Dapat pumayag si { $names } bago ka tumira o mag-pass.
       *[other] Dapat pumayag lahat sina { $names } bago ka tumira o mag-pass.
    }
fair-matches = { fair-matches-alone } Sa file, matitingnan mo ang bawat laro ng labang ito.
fair-matches-alone = Tugma ang balasa sa selyo nito `{ $commitment }`.
fair-next = May selyo na ang susunod na balasa: `{ $commitment }`.
fair-this = Sinelyuhan bago ang unang baraha: `{ $commitment }`.
end-account = { $sides }.
