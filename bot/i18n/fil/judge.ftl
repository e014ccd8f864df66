command-judge = Natatalo ba ng isang tira ang isa pa, at kung hindi, bakit
command-score = Kuwentahin ang larong ginamitan ng totoong baraha
option-first = Ang tirang titingnan: rank, tapos suit, gaya ng 3d 3c
option-second = Ang tirang tatalunin; kung wala, kung puwedeng unang tira ang una
option-order = Pagkakasunod ng natapos, gaya ng 2, 1, 4, 3
option-trump = Ang suit o rank na trump, o none
option-as = Paano babasahin ang baraha, gaya ng straight 10 o full house K
option-second_as = Paano babasahin ang tirang tatalunin
option-levels = Level ng dalawang panig, gaya ng 2, 5; ang unang level kung wala
option-totals = Kabuuan ng mga upuan o panig bago ang laro, gaya ng 3, 2
option-deals = Ilang laro na ang nabilang bago nito
judge-is = **{ $cards }**: { $play }.
judge-leads = **Puwedeng unang tira ang { $first }.**
judge-heading = Ayon sa rules: { $rules }
judge-note = Mga barahang ito lang ang tiningnan, hindi ang naunang itinira.
judge-asked = { game } ang tinanong mo. Pumili ng iba sa game:.
score-heading = { game }: kuwenta ng isang laro ayon sa { $rules }
score-seat =
    { $counts ->
        [0] { $name }: { cards } ang natira, **{ gained }**
       *[other] { $name }: { cards } ang natira, bilang { $counts }, **{ gained }**
    }
score-seat-hand =
    { $counts ->
        [0] { $name }: natira { $hand }, **{ gained }**
       *[other] { $name }: natira { $hand }, bilang { $counts }, **{ gained }**
    }
score-seat-alone = { $name }: **{ gained }**
score-seat-out = { $name }: ubos na, **{ gained }**
score-payer = Magbibigay si { $name } ng { $parts }.
score-part = { $p } kay { $other }
score-open = Hindi 0 ang suma ng mga puntos na ito: walang nagbibigayan dito.
err-left = Hindi natira ng isang upuan ang “{ $text }”.
    .note = Isulat ang baraha, numero, o - kung wala, may | sa pagitan ng upuan: 4 | 8 | - | 11.
err-left-seats = { $need } upuan ang rules na ito, hindi { $n }.
    .note = Isulat ang natira ng bawat upuan, may | sa pagitan: 4 | 8 | - | 11.
err-unbeaten = Hindi upuan na may tira ang “{ $text }”.
    .note = Isulat ang upuan, tapos ang baraha: 2: 4d 4c 4h 4s 9d.
err-seat = Walang upuan { $text }.
    .note = 1 hanggang { $n } ang mga upuan.
misstated-too_often =
    { $n ->
        [0] Wala ang { $card } sa pakete ng rules na ito.
        [1] Isa lang ang { $card } sa mga paketeng ito.
       *[other] { $n } lang ang { $card } sa mga paketeng ito.
    }
    .note = Huwag lampasan ang dami ng baraha sa mga pakete.
