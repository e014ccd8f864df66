side =
    { $side ->
        [dealers] 親側
        [attackers] 子
        [even] 席2、4
       *[odd] 席1、3
    }
phase-heading =
    { $phase ->
        [draw] 引いています
        [window] 最後のさらし
        [bidding] 順にさらす
        [naming] 切り札を選ぶ
        [bury] 底牌
       *[overturn] 最後の上書き
    }

wait-drawing =
    { $phase ->
        [draw]
            { $clock ->
                [running] 全員、{ $hand }枚中{ $n }枚 · 次のカードが来ます
               *[none] 全員、{ $hand }枚中{ $n }枚を引きました。
            }
       *[window]
            { $clock ->
                [running] カードは全部引きました。さらすか上書きは{ rule-close_window.word }以内です。
               *[none] カードは全部引きました。さらすか上書きするなら今です。
            }
    }
wait-turn =
    { $phase ->
        [bidding] { $name }さんがさらすかどうかを決めます。
        [naming] { $name }さんが切り札のスートを選びます。
        [bury] { $name }さんが底牌を見て{ $kitty }枚伏せます。
        [overturn] { $name }さんは上書きして底牌を取れます。
       *[choose] { $name }さんが、{ $other }さんのまとめ出しからリードになる部分を選びます。
    }

trumps =
    { $level ->
        [NT] 切り札：ジョーカーだけ。
       *[other]
            { $suit ->
                [none] 切り札：ジョーカーとすべての{ level-name }、スートなし。
               *[other] 切り札：{ suit }、ジョーカー、すべての{ level-name }。
            }
    }
undeclared = まだ誰もさらしていません。
declared = { $name }さんがさらしました：**{ $cards }**。
score = 親は{ $name }さん（切り札ランク{ $own }）、パートナーは{ $other }さん。子（切り札ランク{ $theirs }）は{ $threshold }点中**{ $p }**点です。

table-leads = { $name }さんが1つのスートをリードします。
led-play =
    { $kind ->
        [throw] { of-suit }のまとめ出し
        [tractor] { of-suit }のトラクター
        [bulldozer] { of-suit }のブルドーザー
        [pair] { of-suit }のペア
        [triple] { of-suit }のスリーカード
        [quad] { of-suit }のフォーカード
       *[single] { of-suit }1枚
    }
table-winning =
    { $alone ->
        [yes]
            { $p ->
                [0] { $name }さんのリード：**{ $cards }**、{ led-play }。
               *[other] { $name }さんのリード：**{ $cards }**、{ led-play }、{ $p }点。
            }
       *[no]
            { $p ->
                [0] { $name }さんのリードは{ led-play }。{ $best }さんが**{ $won }**で勝っています。
               *[other] { $name }さんのリードは{ led-play }。{ $best }さんが**{ $won }**で勝っています（{ $p }点）。
            }
    }
table-throw-failed =
    { $name }さんのまとめ出し：{ $cards }。{ $stopped ->
        [yes]
            { $settled ->
                [yes] { $other }さんが一部に勝てるので、{ $led }だけがリードになりました。
               *[no] { $other }さんが一部に勝てるので、一部だけがリードになります。
            }
       *[no]
            { $settled ->
                [yes] 一部に勝てる人がいるので、{ $led }だけがリードになりました。
               *[no] 一部に勝てる人がいるので、一部だけがリードになります。
            }
    }
table-trick-won =
    { $p ->
        [0] 前のトリックは{ $name }さんが取りました。
       *[other] 前のトリックは{ $name }さんが取りました（{ $p }点）。
    }
table-kitty =
    { $where ->
        [there] 底牌：{ $kitty }枚、伏せてあります。
        [taken] 底牌は{ $name }さんが持っています。
       *[buried] 底牌：{ $kitty }枚、{ $name }さんが伏せました。
    }

button-done = さらさない

picture-kitty = 底牌
picture-dealer = 親
picture-trumps =
    { $suit ->
        [open] 切り札 未定
        [none] スートなし
       *[other] 切り札 { suit }
    }
picture-level =
    { $level ->
        [NT] ノートランプ
       *[other] 切り札ランク { level-name }
    }
picture-attackers = 子 { $p }点
picture-of-threshold = ／{ $threshold }点
picture-side-level =
    { $side ->
        [dealers] 親側 { level-name }
        [attackers] 子 { level-name }
        [even] 席2、4 { level-name }
       *[odd] 席1、3 { level-name }
    }
picture-led =
    { $p ->
        [0] リードは{ kind-title }
       *[other] リードは{ kind-title }、{ $p }点
    }
picture-to-come = { cards }
picture-thrown = まとめ出し
picture-stopped =
    { $stopped ->
        [yes] { $name }さん · { $other }さんが一部に勝てる
       *[no] { $name }さん · 一部に勝てる人がいる
    }
picture-won =
    { $p ->
        [0] { $name }さんが取りました
       *[other] { $name }さんが取りました、{ $p }点
    }
picture-winning = { $name }さんが優勢
picture-wins = 優勢
picture-declared = さらした
picture-declaration = さらしたカード
picture-done = さらさない
picture-to-do =
    { $phase ->
        [bury] 伏せる
        [naming] 切り札を選ぶ
        [choose] { picture-to-choose }
        [bidding] さらすか
        [overturn] さらすか
       *[play] { picture-to-play }
    }
