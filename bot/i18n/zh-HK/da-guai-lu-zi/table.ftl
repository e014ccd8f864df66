side = 第{ $team }隊
phase-heading =
    { $phase ->
        [tribute] 貢牌
       *[return] 還牌
    }
wait-exchange =
    { $phase ->
        [tribute] { $names }要貢牌
        [return] { $names }要還牌
       *[choose] { $names }要揀一張
    }
trump-rank = 主牌：所有{ rank-one }，大過A。
levels =
    { $team ->
        [1] 這局第1隊做莊，打{ $first }級。第2隊在{ $second }級。
       *[2] 這局第2隊做莊，打{ $second }級。第1隊在{ $first }級。
    }
points = 分：第1隊{ $p }，第2隊{ $sum }。
alt-few = 剩很少牌
picture-few = 剩{ $n }張
picture-asked =
    { $phase ->
        [tribute] 要貢牌
        [return] 要還牌
       *[choose] 揀一張
    }
