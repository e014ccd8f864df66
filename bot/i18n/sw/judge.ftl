command-judge = Hatua hii inashinda nyingine, na kama sivyo, kwa nini
command-score = Fanya hesabu ya mgao uliochezwa kwa kadi halisi
option-first = Hatua ya kuamua: cheo, kisha suti, kama 3d 3c
option-second = Hatua ya kushinda; usipotaja, kama unaweza kuongoza ya kwanza
option-order = Mpangilio wa kumaliza, kama 2, 1, 4, 3
option-trump = Suti ya turufu au cheo cha turufu, au none
option-as = Kadi zinasomwa vipi, kama straight 10 au full house K
option-second_as = Hatua ya kushinda inasomwa vipi
option-levels = Ngazi za pande zote mbili, kama 2, 5; usipotaja, ngazi ya kwanza
option-totals = Jumla za viti au timu kabla ya mgao, kama 3, 2
option-deals = Migao mingapi ilihesabiwa awali
judge-is = **{ $cards }** ni { $play }.
judge-leads = **Unaweza kuongoza { $first }.**
judge-heading = Kwa kanuni: { $rules }
judge-note = Hii hutazama kadi hizi tu, si zilizochezwa awali.
judge-asked = Uliuliza kuhusu { game }. Unaweza kuchagua mwingine kwa game:.
score-heading = { game }: hesabu ya mgao kwa { $rules }
score-seat =
    { $counts ->
        [0] { $name }: { cards } mkononi, **{ gained }**
       *[other] { $name }: { cards } mkononi, zinahesabiwa { $counts }, **{ gained }**
    }
score-seat-hand =
    { $counts ->
        [0] { $name }: { $hand } mkononi, **{ gained }**
       *[other] { $name }: { $hand } mkononi, zinahesabiwa { $counts }, **{ gained }**
    }
score-seat-alone = { $name }: **{ gained }**
score-seat-out = { $name }: kadi zimeisha, **{ gained }**
score-payer = { $name } hulipa { $parts }.
score-part = { $p } kwa { $other }
score-open = Jumla ya pointi hizi si 0: hakuna anayemlipa mwingine hapa.
err-left = “{ $text }” si kilichobaki kwenye kiti.
    .note = Andika kadi, namba, au - bila kadi, na | kati ya viti: 4 | 8 | - | 11.
err-left-seats = Kanuni hizi zina viti { $need }, si { $n }.
    .note = Andika kilichobaki kwa kila kiti, na | kati: 4 | 8 | - | 11.
err-unbeaten = “{ $text }” si kiti chenye hatua.
    .note = Andika kiti, kisha kadi: 2: 4d 4c 4h 4s 9d.
err-seat = Hakuna kiti { $text }.
    .note = Viti ni 1 hadi { $n }.
misstated-too_often =
    { $n ->
        [0] { $card } haimo kwenye pakiti za kanuni hizi.
        [one] Pakiti hizi zina { $card } moja tu.
       *[other] Pakiti hizi zina { $card } { $n } tu.
    }
    .note = Usitaje kadi mara nyingi kuliko ilivyo kwenye pakiti hizi.
