side = 第{ $team }隊
phase-heading =
    { $phase ->
        [tribute] 進貢
       *[return] 還牌
    }

wait-exchange =
    { $phase ->
        [tribute] 等{ $names }進貢
        [return] 等{ $names }還牌
       *[choose] 等{ $names }挑一張
    }
trump-rank = 主：每張{ rank-one }，比A大。
levels =
    { $team ->
        [1] 這局由第1隊先出，打{ $first }。第2隊打{ $second }。
       *[2] 這局由第2隊先出，打{ $second }。第1隊打{ $first }。
    }
points = 分數：第1隊{ $p }，第2隊{ $sum }。

alt-few = 牌快沒了
picture-few = 剩{ $n }張

picture-asked =
    { $phase ->
        [tribute] 進貢一張
        [return] 還一張
       *[choose] 挑一張
    }
