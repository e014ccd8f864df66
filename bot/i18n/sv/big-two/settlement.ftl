picture-wins-at-once = { $name } vinner direkt
alt-end-at-once = Giv { $deal }, { $name } vinner direkt.
deal-lost =
    { $deck ->
        [lectio] Ingen vinner giv { $deal }: { $name } gick ut med en förtigen sista bricka.
       *[std52] Ingen vinner giv { $deal }: { $name } gick ut med ett förtiget sista kort.
    }
deal-counted = Minuspoäng: { $each }.
deal-counted-seat = { $name } { $sum } = { $p }
deal-account = Ihopräknat: { $each }.
deal-account-seat = { $name } { $sum } = { SIGNED($p) }
deal-multiplied = { $each }.
deal-multiplier =
    { $why ->
        [opener] × { $times } för den som öppnade, med { $n } eller fler { cards-word } kvar
        [unplayed] × { $times } för att aldrig ha lagt { a-card-word }
        [twos] × { $times } för varje 2 kvar
        [finish] × { $times } för alla, då given slutade med 2:or
       *[tier] × { $times } för { $n } eller fler { cards-word } kvar
    }
picture-multiplier =
    { $why ->
        [opener] × { $times }: öppnade, { $n }+ { cards-word }
        [unplayed] × { $times }: inget lagt
        [twos] × { $times }: varje 2 kvar
        [finish] × { $times }: slut med 2:or
       *[tier] × { $times }: { $n }+ { cards-word }
    }
