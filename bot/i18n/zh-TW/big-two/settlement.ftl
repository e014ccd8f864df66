picture-wins-at-once = { $name }直接贏
alt-end-at-once = 第{ $deal }局，{ $name }直接贏。

deal-lost = 第{ $deal }局沒有人贏：{ $name }最後一張{ card-word }沒喊就出完了。

deal-counted = 扣分：{ $each }。
deal-counted-seat = { $name } { $sum } = { $p }
deal-account = 算法：{ $each }。
deal-account-seat = { $name } { $sum } = { SIGNED($p) }

deal-multiplied = { $each }。
deal-multiplier =
    { $why ->
        [opener] 先出者剩{ $n }張{ cards-word }以上 × { $times }
        [unplayed] 一張{ card-word }都沒出 × { $times }
        [twos] 每剩一張2 × { $times }
        [finish] 最後用2出完，所有人 × { $times }
       *[tier] 剩{ $n }張{ cards-word }以上 × { $times }
    }
picture-multiplier =
    { $why ->
        [opener] × { $times }：先出者，{ $n }張{ cards-word }+
        [unplayed] × { $times }：都沒出
        [twos] × { $times }：每張2
        [finish] × { $times }：用2出完
       *[tier] × { $times }：{ $n }張{ cards-word }+
    }
