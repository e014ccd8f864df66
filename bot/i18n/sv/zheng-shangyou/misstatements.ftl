judge-beats = **Du kan lägga { $first } på { $second }.**
score-next =
    { $over ->
        [yes] Matchen är slut.
       *[no] Plats { $number } ger nästa gång.
    }
misstated-no_cards = Du angav inga kort.
    .note = Skriv dem som 7s 7h.
misstated-no_reading = ”{ $text }” är ingen sort med valör.
    .note = Skriv sorten, sedan valören, som set 8.
misstated-no_second = Det finns inget drag att sticka över.
    .note = Ange det med över:, eller utelämna över_som:.
misstated-no_order = Ordningen ni gick ut i saknas.
    .note = Lägg till ordning: i kommandot, alla platser efter placering.
misstated-no_seat = Det finns ingen plats { $number }.
    .note = Ange platser som finns med de här reglerna.
misstated-seat_twice = { $name } är angiven två gånger.
    .note = Ange varje plats en gång, efter placering.
misstated-short_order =
    { $had ->
        [one] En av { $n } platser är angiven.
       *[other] { $had } av { $n } platser är angivna.
    }
    .note = Ange alla platser efter placering. Du kan utelämna den sista.
misstated-wrong_totals =
    { $had ->
        [one] En summa är angiven, och det finns { $n } platser.
       *[other] { $had } summor är angivna, och det finns { $n } platser.
    }
    .note = Ange en summa för varje plats.
misstated-no_deals = { $n } är inget antal givar.
    .note = Skriv 0 eller mer.
misstated-below_nothing = { $n } är under 0.
    .note = Summor börjar på 0.
misstated-partners_differ = { $name } och { $other } är partner, men deras summor skiljer sig.
    .note = Ge partner samma summa.
misstated-over_before = Med de här talen var matchen slut före given.
    .note = Ange summor och givar före sista given.
