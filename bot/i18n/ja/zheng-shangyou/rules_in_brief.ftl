brief-cards =
    { $sides ->
        [none]
            { $even ->
                [yes] **カード：** { $zs-players }人、{ $hand }枚ずつ。{ ranks-in-order }
               *[no] **カード：** { $zs-players }人、1人最大{ $hand }枚。{ ranks-in-order }
            }
       *[other]
            { $even ->
                [yes] **カード：** { $zs-players }人が2チームで、{ $hand }枚ずつ。{ ranks-in-order }
               *[no] **カード：** { $zs-players }人が2チームで、1人最大{ $hand }枚。{ ranks-in-order }
            }
    }
ranks-in-order =
    { $order ->
        [low] 2がいちばん弱く、A、ジョーカーの順に上がります。
       *[high] 3がいちばん弱く、A、2、ジョーカーの順に上がります。
    }
brief-plays =
    { $zs-bombs ->
        [yes] **役：** { kinds-played }爆弾はロケット以外のどの役にも勝ちます。
       *[no] **役：** { kinds-played }
    }
kinds-played =
    { $zs-full_house ->
        [yes]
            { $runs ->
                [yes]
                    { $multiple_runs ->
                        [yes] シングル、同じランク何枚か、フルハウス、ストレート、連続ペア、連続スリーカード。
                       *[no] シングル、同じランク何枚か、フルハウス、ストレート。
                    }
               *[no]
                    { $multiple_runs ->
                        [yes] シングル、同じランク何枚か、フルハウス、連続ペア、連続スリーカード。
                       *[no] シングル、同じランク何枚か、フルハウス。
                    }
            }
       *[no]
            { $runs ->
                [yes]
                    { $multiple_runs ->
                        [yes] シングル、同じランク何枚か、ストレート、連続ペア、連続スリーカード。
                       *[no] シングル、同じランク何枚か、ストレート。
                    }
               *[no]
                    { $multiple_runs ->
                        [yes] シングル、同じランク何枚か、連続ペア、連続スリーカード。
                       *[no] シングル、同じランク何枚か。
                    }
            }
    }
brief-wild =
    { $zs-wild_jokers ->
        [yes]
            { $zs-wild_twos ->
                [yes] **ワイルド：** ジョーカーはどのカードの代わりにも、{ a-two }は一緒に出すランクの代わりになります。
               *[no] **ワイルド：** ジョーカーはどのカードの代わりにもなります。
            }
       *[no]
            { $zs-wild_twos ->
                [yes] **ワイルド：** { a-two }は一緒に出すランクの代わりになります。
               *[no] **ワイルド：** ほかの代わりになるカードはありません。
            }
    }
brief-turns =
    { $zs-pass_lock ->
        [yes] **番：** 同じ枚数、同じ役でより強く出します。パスすると、場が流れるまで出せません。
       *[no] **番：** 同じ枚数、同じ役でより強く出します。パスしても、また出せます。
    }
brief-exchange =
    { $zs-exchange ->
        [last_two] **交換：** 下の2人がいちばん強いカードを1枚ずつ渡します。上の2人は好きなカードを1枚ずつ返します。
        [last_one] **交換：** 最下位がいちばん強いカードを1枚渡します。1位は好きなカードを1枚返します。
       *[none] **交換：** ディールの間に交換はありません。
    }
brief-points = **点：** { places-paid }{ brief-match }
brief-match =
    { $zs-match_end ->
        [points] マッチは{ $zs-target }点までです。
        [deals] マッチは{ $zs-deals }ディールです。
       *[open] マッチはホストが終えるまで続きます。
    }
places-paid =
    { $sides ->
        [none]
            { $paid_places ->
                [0] 順位の点はありません。
                [1] 1位に{ $paid }点。
               *[other] 1位から順に{ $paid }点。
            }
       *[other]
            { $zs-not_last ->
                [0]
                    { $paid_places ->
                        [0] 順位の点はありません。
                        [1] 1位のチームに{ $paid }点。
                       *[other] 1位から順に、そのチームに{ $paid }点。
                    }
               *[other]
                    { $paid_places ->
                        [0] 最下位のいないチームに{ $zs-not_last }点。
                        [1] 1位のチームに{ $paid }点、最下位のいないチームにさらに{ $zs-not_last }点。
                       *[other] 1位から順に、そのチームに{ $paid }点。最下位のいないチームにさらに{ $zs-not_last }点。
                    }
            }
    }

help-aim = カードを早く出し切るゲームです。上の順位に点が入り、全員に順位がつきます。
help-turns = 同じ枚数、同じ役でより強く出すか、パスします。ほかの全員がパスしたらリードできます。
help-plays = シングル、同じランク何枚か、5-6-7のようなストレートを出します。連続ペアもあります。
help-wild = **ジョーカー**と**2**は、たいていのルールでワイルドです。ジョーカーはどのカードの代わりにもなります。
help-sequences = ストレートは3からAまでです。同じスートのストレートは、同じ長さのまざったものに勝ちます。
help-places = 2回目からは、下の順位の人が先にいちばん強いカードを渡します。代わりに1枚返ってきます。
