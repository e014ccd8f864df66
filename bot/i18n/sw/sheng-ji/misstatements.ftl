judge-beats = **Unaweza kufuata { $second } kwa { $first }.**
misstated-no_cards = Hukutaja kadi zozote.
    .note = Ziandike kama 7s 7s 8s 8s.
misstated-not_a_lead = Hakuna anayeweza kuongoza { $cards }.
    .note = { refusal-mixed_suits }
misstated-no_level = Ngazi ya { level-name } haichezwi kwa kanuni hizi.
    .note = Taja nyingine, kama 5, 10 au A.
misstated-no_suit = Turufu hapa ni suti, na { $rank } ni cheo.
    .note = Taja suti, kama s au ♠, au none.
misstated-two_levels = Kuna pande mbili.
    .note = Andika ngazi zote mbili, kama 2, 5.
misstated-no_points = Pointi za washambuliaji hazipo.
    .note = Ongeza points: kwenye amri.
misstated-no_seat = Hakuna kiti { $number }.
    .note = Viti ni 1 hadi 4.
misstated-in_fives = Hakuna anayeweza kuwa na pointi { $points }: huja tano tano.
    .note = Andika { $below } au { $above }.
score-worth =
    { $outcome ->
        [held] Kwa pointi { $p } dhidi yake, upande wa mgawaji unapanda { end-levels }.
       *[taken]
            { $n ->
                [0] Kwa pointi { $p } washambuliaji wanachukua ugawaji bila kupanda ngazi.
               *[other] Kwa pointi { $p } washambuliaji wanachukua ugawaji na wanapanda { end-levels }.
            }
    }
score-levels =
    Ngazi: { $first } na { $second }. { $over ->
        [yes] Mechi imekwisha.
       *[no] Mgawaji anayefuata ni kiti { $number }.
    }
score-note-stays = { end-must-hold }
