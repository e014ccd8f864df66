side = 第{ $team }队
phase-heading =
    { $phase ->
        [tribute] 进贡
       *[return] 还贡
    }
wait-exchange =
    { $phase ->
        [tribute] 等{ $names }进贡
        [return] 等{ $names }还贡
       *[choose] 等{ $names }拿一张牌
    }
trump-rank = 主：所有{ rank-one }，比A大。
levels =
    { $team ->
        [1] 这一局第1队领打，打{ $first }级。第2队在{ $second }级。
       *[2] 这一局第2队领打，打{ $second }级。第1队在{ $first }级。
    }
points = 分：第1队{ $p }，第2队{ $sum }。
alt-few = 牌不多了
picture-few = { $n }张
picture-asked =
    { $phase ->
        [tribute] 进贡一张
        [return] 还贡一张
       *[choose] 拿一张
    }
