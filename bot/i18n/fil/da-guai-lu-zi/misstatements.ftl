judge-beats = **Talo ng { $first } ang { $second }.**
score-side =
    { $team ->
        [0] Panalo ang upuan 1, 3 at 5. Nahuli: { $names }.
        [1] Panalo ang upuan 2, 4 at 6. Nahuli: { $names }.
       *[other] Walang resulta: wala sa panig na naubos ang unang natapos.
    }
score-next =
    { $over ->
        [yes]
            { $team ->
                [0] Tapos na ang laban. Panalo ang upuan 1, 3 at 5.
                [1] Tapos na ang laban. Panalo ang upuan 2, 4 at 6.
               *[other] Tapos na ang laban, at tabla.
            }
       *[no] Unang naubos ang { $name }, kaya panig nito ang unang titira sa susunod.
    }
misstated-no_cards = Wala kang binanggit na baraha.
    .note = Isulat gaya ng 7s 7s.
misstated-no_trump_rank = Walang rank na trump ang rules na ito.
    .note = Alisin ang trump:.
misstated-trump_is_a_rank = Rank ang trump dito.
    .note = Magsabi ng rank, gaya ng 2 o A, o none.
misstated-no_reading = Hindi uri na may rank ang “{ $text }”.
    .note = Isulat ang uri at rank, gaya ng straight 10 o full house K.
misstated-no_second = Walang tatalunin.
    .note = Isulat sa on:, o alisin ang on_as: at on_finish:.
misstated-no_order = Kulang ang pagkakasunod ng natapos.
    .note = Idagdag ang order: at ang mga upuan ayon sa pagkaubos.
misstated-no_seat = Walang upuan { $number }.
    .note = 1 hanggang 6 ang mga upuan.
misstated-seat_twice = Dalawang beses nabanggit ang { $name }.
    .note = Isang beses lang bawat upuan.
misstated-too_early = Maagang natapos ang pagkakasunod.
    .note = Ituloy hanggang naubos ang tatlo ng isang panig.
misstated-too_late = Tapos na ang laro nang maubos ang { $name }.
    .note = Doon tapusin ang pagkakasunod.
misstated-no_team = Walang panig { $n }.
    .note = 0 ang panig ng upuan 1, 3, 5, at 1 ang sa upuan 2, 4, 6.
misstated-levels_unplayed = Walang level ang rules na ito.
    .note = Alisin ang levels: at fails:.
misstated-two_levels = Dalawa ang panig.
    .note = Isulat ang dalawang level, gaya ng 2, 5.
misstated-no_level = Wala ang level { $level } sa rules na ito.
    .note = { $low } hanggang { $high } ang mga level.
misstated-two_numbers = Dalawa ang panig.
    .note = Isulat ang numero ng bawat isa, gaya ng 0, 0.
misstated-below_nothing = Mas mababa sa 0 ang { $n }.
    .note = Mula 0 ang kabuuan, subok at laro.
misstated-fails_too_early = Sa huling level lang binibilang ang mga subok.
    .note = Alisin ang fails:, o gawing level { $high } ang panig na iyon.
misstated-over_before = Sa mga numerong ito, tapos na ang laban bago ang laro.
    .note = Isulat ang mayroon ang mga panig bago ang huling laro.
