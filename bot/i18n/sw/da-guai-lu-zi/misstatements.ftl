judge-beats = **{ $first } hushinda { $second }.**
score-side =
    { $team ->
        [0] Viti 1, 3 na 5 vinashinda na kunasa { $names }.
        [1] Viti 2, 4 na 6 vinashinda na kunasa { $names }.
       *[other] Hakuna matokeo: timu iliyomaliza haikuwa na wa kwanza kumaliza.
    }
score-next =
    { $over ->
        [yes]
            { $team ->
                [0] Mechi imekwisha. Viti 1, 3 na 5 vimeishinda.
                [1] Mechi imekwisha. Viti 2, 4 na 6 vimeishinda.
               *[other] Mechi imekwisha, kwa sare.
            }
       *[no] { $name } kilimaliza cha kwanza, kwa hiyo timu yake inaongoza mgao unaofuata.
    }
misstated-no_cards = Hukutaja kadi zozote.
    .note = Ziandike kama 7s 7s.
misstated-no_trump_rank = Kanuni hizi hazina cheo cha turufu.
    .note = Usitaje trump:.
misstated-trump_is_a_rank = Turufu hapa ni cheo.
    .note = Taja cheo, kama 2 au A, au none.
misstated-no_reading = “{ $text }” si usomaji.
    .note = Andika aina na cheo, kama straight 10 au full house K.
misstated-no_second = Hakuna hatua ya kushinda.
    .note = Itaje kwa on:, au usitaje on_as: na on_finish:.
misstated-no_order = Mpangilio wa kumaliza haupo.
    .note = Ongeza order: na viti kama vilivyomaliza.
misstated-no_seat = Hakuna kiti { $number }.
    .note = Viti ni 1 hadi 6.
misstated-seat_twice = { $name } kimetajwa mara mbili.
    .note = Taja kila kiti mara moja.
misstated-too_early = Mpangilio unaishia mapema mno.
    .note = Endelea hadi wote watatu wa timu moja wamalize.
misstated-too_late = Mgao ulikwisha { $name } kilipomaliza.
    .note = Ishia hapo.
misstated-no_team = Hakuna timu { $n }.
    .note = Timu ni 0 kwa viti 1, 3, 5, na 1 kwa viti 2, 4, 6.
misstated-levels_unplayed = Kanuni hizi hazina ngazi.
    .note = Usitaje levels: na fails:.
misstated-two_levels = Kuna timu mbili.
    .note = Andika ngazi zote mbili, kama 2, 5.
misstated-no_level = Ngazi ya { $level } haichezwi kwa kanuni hizi.
    .note = Ngazi ni { $low } hadi { $high }.
misstated-two_numbers = Kuna timu mbili.
    .note = Andika namba kwa kila moja, kama 0, 0.
misstated-below_nothing = { $n } ni chini ya 0.
    .note = Jumla, majaribio na migao huanzia 0.
misstated-fails_too_early = Majaribio huhesabiwa kwenye ngazi ya mwisho.
    .note = Usitaje fails:, au ipe timu hiyo ngazi ya { $high }.
misstated-over_before = Kwa namba hizi mechi ilikwisha kabla ya mgao.
    .note = Taja timu zilikuwa na nini kabla ya mgao wa mwisho.
