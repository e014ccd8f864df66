side = チーム{ $team }
phase-heading =
    { $phase ->
        [give-up] 交換：カードを渡す
        [choose-above] 交換：1位が選ぶ
        [give-back] 交換：カードを返す
       *[choose-below] 交換：下から2番目が選ぶ
    }

wait-exchange =
    { $phase ->
        [give-up] { $names }さんがいちばん強いカードを1枚渡します。
        [give-back] { $names }さんが返すカードを選びます。
       *[other] { $names }さんが2枚から1枚を選びます。
    }
table-reading = 場のカード：{ $name }さんの**{ $cards }**、{ a-reading }
table-left-over = { $n }枚は伏せたまま使いません。

picture-left-over = 使わない
picture-dealer = ディーラー
picture-giving = { $names }さんがカードを渡します
picture-to-give = 渡す
picture-barred = この場は不可

picture-asked =
    { $phase ->
        [give-up] いちばん強い1枚を渡す
        [give-back] 1枚返す
       *[other] 1枚選ぶ
    }
