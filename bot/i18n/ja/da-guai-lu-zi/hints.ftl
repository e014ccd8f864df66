hint-out = これで手札が全部出ます。
hint-partner = { $name }さんはパートナーなので、場を譲ります。
hint-pass =
    { $can ->
        [yes] カードは後に取っておきます。
       *[no] 勝てる手がありません。
    }
hint-for-partner = パートナーの{ $name }さんは残り{ $n }枚です。
hint-stop = { $name }さんは残り{ $n }枚なので、リードさせないようにします。
hint-sure = 誰も勝てません。
hint-lead =
    { $n ->
        [5] 一度に5枚減ります。
        [1] 弱いカードから先に出します。
       *[other] 弱いカードから先に、まとめて出します。
    }
hint-cheap =
    { $whole ->
        [yes] 何も崩れません。
       *[no] 損が少ない手です。
    }
hint-exchange =
    { $verb ->
        [choose] ほかのカードはこれより強くありません。
       *[give]
            { $n ->
                [1] いちばんいらないカードです。
               *[other] いちばんいらない{ $n }枚です。
            }
    }
