side = チーム{ $team }
phase-heading =
    { $phase ->
        [tribute] 貢
       *[return] 返すカード
    }

wait-exchange =
    { $phase ->
        [tribute] { $names }さんが貢を渡します
        [return] { $names }さんが1枚返します
       *[choose] { $names }さんが1枚取ります
    }
trump-rank = 切り札：すべての{ rank-one }、Aより上。
levels =
    { $team ->
        [1] このディールはチーム1がリード側、切り札ランク{ $first }です。チーム2は{ $second }です。
       *[2] このディールはチーム2がリード側、切り札ランク{ $second }です。チーム1は{ $first }です。
    }
points = 点：チーム1は{ $p }、チーム2は{ $sum }。

alt-few = 残りわずか
picture-few = 残り{ $n }枚

picture-asked =
    { $phase ->
        [tribute] 貢を渡す
        [return] 1枚返す
       *[choose] 1枚取る
    }
