picture-wins-at-once = Panalo agad si { $name }
alt-end-at-once = Laro { $deal }, panalo agad si { $name }.
deal-lost = Walang nanalo sa laro { $deal }: tinapos ni { $name } sa huling { card-word } na di sinabi.
deal-counted = Bawas na puntos: { $each }.
deal-counted-seat = { $name } { $sum } = { $p }
deal-account = Suma: { $each }.
deal-account-seat = { $name } { $sum } = { SIGNED($p) }
deal-multiplied = { $each }.
deal-multiplier =
    { $why ->
        [opener] × { $times } sa unang tumira na may natirang { $n } o higit pang { cards-word }
        [unplayed] × { $times } sa walang naitirang { card-word }
        [twos] × { $times } sa bawat dos na natira
        [finish] × { $times } sa lahat, dahil dos ang tumapos ng laro
       *[tier] × { $times } sa natirang { $n } o higit pang { cards-word }
    }
picture-multiplier =
    { $why ->
        [opener] × { $times }: simula, { $n }+ { cards-word }
        [unplayed] × { $times }: walang naitira
        [twos] × { $times }: bawat dos na natira
        [finish] × { $times }: dos ang tapos
       *[tier] × { $times }: { $n }+ { cards-word }
    }
