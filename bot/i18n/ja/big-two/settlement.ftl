picture-wins-at-once = { $name }さんの即勝ち
alt-end-at-once = ディール{ $deal }、{ $name }さんの即勝ちです。

deal-lost = ディール{ $deal }は勝者なし：{ $name }さんが最後の{ card-word }を宣言せずに上がりました。

deal-counted = 減点：{ $each }。
deal-counted-seat = { $name } { $sum } = { $p }
deal-account = 計算：{ $each }。
deal-account-seat = { $name } { $sum } = { SIGNED($p) }

deal-multiplied = { $each }。
deal-multiplier =
    { $why ->
        [opener] × { $times }：最初に出した人の{ cards-word }が残り{ $n }枚以上
        [unplayed] × { $times }：{ card-word }を1枚も出さなかった
        [twos] × { $times }：残った2、1枚ごと
        [finish] × { $times }：2だけで上がったので全員
       *[tier] × { $times }：残った{ cards-word }が{ $n }枚以上
    }
picture-multiplier =
    { $why ->
        [opener] × { $times }：最初の人、{ cards-word }{ $n }枚～
        [unplayed] × { $times }：1枚も出さず
        [twos] × { $times }：残った2ごと
        [finish] × { $times }：2で上がり
       *[tier] × { $times }：{ cards-word }{ $n }枚～
    }
