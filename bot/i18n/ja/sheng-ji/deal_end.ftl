picture-taken = 取った点
picture-decided =
    { $side ->
        [dealers] 親側が{ $n }つ昇級
       *[attackers]
            { $n ->
                [0] 子が次の親
               *[other] 子が{ $n }つ昇級
            }
    }

end-outcome = ディール{ $deal }：子が{ $p }点、{ picture-decided }。
end-gained =
    { $moved ->
        [won] { $names }さんは**勝ち**、**{ level-name }**のまま
        [up] { $names }さんは**{ level-name }**に昇級
        [back] { $names }さんは**{ level-name }**に後退
       *[stays] { $names }さんは**{ level-name }**のまま
    }
end-own =
    { $moved ->
        [up] 自分の側は切り札ランク{ level-name }に昇級しました。
        [back] 自分の側は切り札ランク{ level-name }に後退しました。
       *[stays] 自分の側は切り札ランク{ level-name }のままです。
    }

end-tricks = 子がトリックで取った点：{ $p }点。
end-kitty =
    { $attacked ->
        [yes]
            { $p ->
                [0] { $name }さんが最後のトリックを取りましたが、底牌に点はありません。
               *[other] 子の{ $name }さんが最後のトリックを取り、底牌の点が入ります：{ $p } × { $n } = { $sum }。
            }
       *[no] 親側の{ $name }さんが最後のトリックを取り、底牌の点は入りません。
    }
end-penalties = 通らなかったまとめ出し：{ SIGNED($p) }。
end-decided =
    合計{ $p }点です。{ $side ->
        [dealers]
            { $case ->
                [under] { $high }点以下なので、親側が{ end-levels }昇級します。
               *[between] { $low }～{ $high }点なので、親側が{ end-levels }昇級します。
            }
       *[attackers]
            { $n ->
                [0] { $low }～{ $high }点なので、子が次の親になり、昇級はありません。
               *[other]
                    { $case ->
                        [over] { $low }点以上なので、子が次の親になり、{ end-levels }昇級します。
                       *[between] { $low }～{ $high }点なので、子が次の親になり、{ end-levels }昇級します。
                    }
            }
    }
end-levels = { $n }つ
end-must-hold = 切り札ランク{ level-name }からは、そこで親を守らないと昇級できません。
end-must-play = 切り札ランク{ level-name }は飛ばせません。
end-fell = Jが最後のトリックを取ったので、親側は切り札ランク{ level-name }に後退します。

end-kitty-cards = 底牌：{ $cards }。
end-side = { end-gained }
end-next-dealer = 次は{ $name }さんが配ります。
