judge-beats = **Unaweza kucheza { $first } juu ya { $second }.**
score-next =
    { $over ->
        [yes] Mechi imekwisha.
       *[no] Mgawaji anayefuata ni kiti { $number }.
    }
misstated-no_cards = Hukutaja kadi zozote.
    .note = Ziandike kama 7s 7h.
misstated-no_reading = “{ $text }” si aina yenye cheo.
    .note = Andika aina, kisha cheo, kama set 8.
misstated-no_second = Hakuna hatua ya kushinda.
    .note = Itaje kwa on:, au usitaje on_as:.
misstated-no_order = Mpangilio wa kumaliza haupo.
    .note = Ongeza order: kwenye amri, viti vyote kwa nafasi.
misstated-no_seat = Hakuna kiti { $number }.
    .note = Taja viti vilivyomo kwenye kanuni hizi.
misstated-seat_twice = { $name } kimetajwa mara mbili.
    .note = Taja kila kiti mara moja, kwa nafasi.
misstated-short_order =
    { $had ->
        [one] Kimetajwa kiti kimoja kati ya { $n }.
       *[other] Vimetajwa viti { $had } kati ya { $n }.
    }
    .note = Taja viti vyote kwa nafasi. Unaweza kuacha cha mwisho.
misstated-wrong_totals =
    { $had ->
        [one] Imetajwa jumla moja, na kuna viti { $n }.
       *[other] Zimetajwa jumla { $had }, na kuna viti { $n }.
    }
    .note = Taja jumla kwa kila kiti.
misstated-no_deals = { $n } si idadi ya migao.
    .note = Andika 0 au zaidi.
misstated-below_nothing = { $n } ni chini ya 0.
    .note = Jumla huanzia 0.
misstated-partners_differ = { $name } na { $other } ni washirika, lakini jumla zao ni tofauti.
    .note = Wape washirika jumla ileile.
misstated-over_before = Kwa namba hizi mechi ilikwisha kabla ya mgao.
    .note = Taja jumla na migao kabla ya mgao wa mwisho.
