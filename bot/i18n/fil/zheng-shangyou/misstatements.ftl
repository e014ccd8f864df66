judge-beats = **Puwede mong itira ang { $first } sa { $second }.**
score-next =
    { $over ->
        [yes] Tapos na ang laban.
       *[no] Upuan { $number } ang susunod na dealer.
    }
misstated-no_cards = Wala kang binanggit na baraha.
    .note = Isulat gaya ng 7s 7h.
misstated-no_reading = Hindi uri na may rank ang “{ $text }”.
    .note = Isulat ang uri, tapos ang rank, gaya ng set 8.
misstated-no_second = Walang tatalunin.
    .note = Isulat sa on:, o alisin ang on_as:.
misstated-no_order = Kulang ang pagkakasunod ng natapos.
    .note = Idagdag ang order: sa command, lahat ng upuan ayon sa puwesto.
misstated-no_seat = Walang upuan { $number }.
    .note = Magsabi ng upuang mayroon ang rules na ito.
misstated-seat_twice = Dalawang beses nabanggit ang { $name }.
    .note = Isang beses lang bawat upuan, ayon sa puwesto.
misstated-short_order =
    { $had ->
        [1] Isa sa { $n } upuan ang nabanggit.
       *[other] { $had } sa { $n } upuan ang nabanggit.
    }
    .note = Banggitin ang lahat ng upuan ayon sa puwesto. Puwedeng wala ang huli.
misstated-wrong_totals =
    { $had ->
        [1] Isang kabuuan ang nabanggit, at { $n } ang upuan.
       *[other] { $had } kabuuan ang nabanggit, at { $n } ang upuan.
    }
    .note = Magsabi ng kabuuan para sa bawat upuan.
misstated-no_deals = Hindi bilang ng laro ang { $n }.
    .note = Isulat ang 0 o higit pa.
misstated-below_nothing = Mas mababa sa 0 ang { $n }.
    .note = Mula 0 ang mga kabuuan.
misstated-partners_differ = Magkakampi ang { $name } at { $other }, pero magkaiba ang kabuuan nila.
    .note = Parehong kabuuan ang ibigay sa magkakampi.
misstated-over_before = Sa mga numerong ito, tapos na ang laban bago ang laro.
    .note = Isulat ang kabuuan at mga laro bago ang huling laro.
