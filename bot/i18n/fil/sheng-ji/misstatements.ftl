judge-beats = **Puwede mong isunod ang { $first } sa { $second }.**
misstated-no_cards = Wala kang binanggit na baraha.
    .note = Isulat gaya ng 7s 7s 8s 8s.
misstated-not_a_lead = Hindi puwedeng unang tira ang { $cards }.
    .note = { refusal-mixed_suits }
misstated-no_level = Wala ang level { level-name } sa rules na ito.
    .note = Magsabi ng iba, gaya ng 5, 10 o A.
misstated-no_suit = Suit ang trump dito, at rank ang { $rank }.
    .note = Magsabi ng suit, gaya ng s o ♠, o none.
misstated-two_levels = Dalawa ang panig.
    .note = Isulat ang dalawang level, gaya ng 2, 5.
misstated-no_points = Kulang ang puntos ng mga umaatake.
    .note = Idagdag ang points: sa command.
misstated-no_seat = Walang upuan { $number }.
    .note = 1 hanggang 4 ang mga upuan.
misstated-in_fives = Hindi puwede ang { $points } puntos: tiglilima ang puntos.
    .note = Isulat ang { $below } o { $above }.
score-worth =
    { $outcome ->
        [held] Sa { $p } puntos ng kalaban, may dagdag na { end-levels } ang panig ng dealer.
       *[taken]
            { $n ->
                [0] Sa { $p } puntos, mga umaatake na ang dealer, pero walang dagdag na level.
               *[other] Sa { $p } puntos, mga umaatake na ang dealer, at may dagdag silang { end-levels }.
            }
    }
score-levels =
    Mga level: { $first } at { $second }. { $over ->
        [yes] Tapos na ang laban.
       *[no] Upuan { $number } ang susunod na dealer.
    }
score-note-stays = { end-must-hold }
