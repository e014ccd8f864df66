judge-beats = **{ $first } sticker över { $second }.**
misstated-no_cards = Du angav inga { cards-word }.
    .note = Skriv dem som 3d, 10h, Qs.
misstated-not_in_pack = { $card } finns inte i kortleken med de här reglerna.
    .note = Utelämna det, eller ange andra regler med regler:.
misstated-card_twice = { $card } finns med två gånger.
    .note = { $deck ->
            [lectio] Ange varje bricka en gång.
           *[std52] Ange varje kort en gång.
        }
misstated-too_many_cards = Du angav { $n } { cards-word }, och leken har { $size }.
    .note = Räkna om vad som är kvar och vad som har lagts.
misstated-last_play = { $cards } är ingen kombination här.
    .note = Lägg till sista_draget: med draget som avslutade given.
misstated-wrong_seats = De här reglerna har { $size } platser, och du angav { $n }.
    .note = Skriv vad varje plats har kvar, med | emellan: 4 | 8 | - | 11.
misstated-no_seat = Det finns ingen plats { $number }.
    .note = Platser räknas från 1.
misstated-seat_twice = { $name } är angiven två gånger.
    .note = Med ordning: anger du varje plats en gång.
misstated-two_winners = Du angav { $name } som vinnare, men ordningen börjar med { $other }.
    .note = Utelämna vinnare: eller ordning:.
misstated-no_winner = Ingen plats har 0 { cards-word }.
    .note = Lägg till vinnare: för att säga vem som vann.
misstated-several_winners = { $names } har 0 { cards-word }.
    .note = Lägg till vinnare: för att säga vem som vann.
misstated-winner_pays = Den som vann kan inte betala för alla.
    .note = Ange en annan plats med betalar_för_alla:.
misstated-winner_holds = { $name } vann, och har alltså inga { cards-word } kvar.
    .note = Ange en annan plats med vinnare:, eller skriv - för det som är kvar.
misstated-needs_opener = De här reglerna frågar vem som spelade ut först.
    .note = Lägg till börjar: med den platsen.
misstated-needs_order = De här reglerna frågar i vilken ordning alla gick ut.
    .note = Lägg till ordning: med platserna, som 2, 1, 4, 3.
misstated-not_special = { $cards } är inget särskilt drag.
    .note = Ange fyrtal eller färgstegar med obesegrat:.
misstated-needs_cards = De här reglerna räknar vilka { cards-word } som är kvar, inte hur många.
    .note = Ange dem med | mellan platserna: 3d 10h | Qs | - | 4c.
