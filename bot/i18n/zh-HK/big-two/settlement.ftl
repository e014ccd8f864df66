picture-wins-at-once = { $name }即贏
alt-end-at-once = 第{ $deal }局，{ $name }即贏。
deal-lost = 第{ $deal }局沒有人贏：{ $name }沒有叫最後一張{ card-word }就出完。
deal-counted = 罰分：{ $each }。
deal-counted-seat = { $name } { $sum } = { $p }
deal-account = 相加：{ $each }。
deal-account-seat = { $name } { $sum } = { SIGNED($p) }
deal-multiplied = { $each }。
deal-multiplier =
    { $why ->
        [opener] 先出的人剩{ $n }張{ cards-word }或以上 × { $times }
        [unplayed] 一張{ card-word }都沒有出過 × { $times }
        [twos] 每剩一張2 × { $times }
        [finish] 用2完局，大家 × { $times }
       *[tier] 剩{ $n }張{ cards-word }或以上 × { $times }
    }
picture-multiplier =
    { $why ->
        [opener] × { $times }：先出者剩{ $n }+張{ cards-word }
        [unplayed] × { $times }：沒有出過牌
        [twos] × { $times }：每剩一張2
        [finish] × { $times }：用2完局
       *[tier] × { $times }：剩{ $n }+張{ cards-word }
    }
