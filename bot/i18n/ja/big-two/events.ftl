event-two-cards = { $name }さん：{ cards-word }が残り2枚です。
event-finished = { $name }さんが{ picture-place }で上がりました。
event-frozen = { $name }さんは番の前に宣言しなかったので、最後の{ card-word }を出せません。番は次へ移り、これからは宣言したものとします。
event-called =
    { $true ->
        [yes] { $caller }さんの指摘：{ $name }さんは{ cards }なのに宣言していません。
       *[no] { $caller }さんの指摘：{ $name }さんは{ cards }で、宣言はいりません。{ $caller }さんはこのディールではもう指摘できません。
    }

event-drew = { $name }さんはパスして{ cards }引きました。山札は残り{ $stock }枚です。
event-drew-cards = { $cards }を引きました。
event-recycled = 流れた場のカード{ cards }が新しい山札になりました。

event-rest-given =
    { $shown ->
        [yes] { $name }さんは{ $anchor }を持っていて、余った{ $cards }を受け取ります。
       *[no] { $name }さんは{ $anchor }を持っていて、余ったカードを伏せたまま受け取ります。
    }
event-rest-given-cards = 余った{ $cards }を受け取りました。
event-rest-taken = { $name }さんは余ったカードを取りました。
event-rest-taken-cards = { $cards }を取りました。
event-rest-declined = { $name }さんは余ったカードを断りました。
event-rest-swapped = { $name }さんは{ $low }を余ったカードと交換しました。
event-rest-swapped-cards = { $cards }を受け取りました。
event-rest-kept = { $name }さんは{ $low }をそのまま持ちます。

event-redealt = { $name }さんが配り直しを求めました。点は誰にもつきません。「次のディール」を押すと新しく配ります。
event-dragon = { $name }さんは全ランク1枚ずつの一条竜で、即勝ちです。
event-four-twos = { $name }さんは2が4枚で、即勝ちです。

event-ranks =
    { $n ->
        [3] 国王{ $king }、平民{ $commoner }、奴隷{ $slave }。
       *[other] 国王{ $king }、諸侯{ $lord }、平民{ $commoner }、奴隷{ $slave }。
    }
event-demanded = { $name }さんが{ $other }さんに{ $card }を要求し、受け取りました。
event-demanded-cards = 要求された{ $card }を{ $name }さんに渡しました。
event-demand-lost = { $name }さんが{ $other }さんに{ $card }を要求しました。その{ card-word }はなく、{ $name }さんは何ももらえません。
event-waived = { $name }さんは{ $other }さんに何も要求しません。
event-waived-rest = { $name }さんはもう要求しません。
event-tribute =
    { $tie ->
        [none] { tribute-given }
       *[turn] { tribute-given }{ tribute-tie }
    }
tribute-given =
    { $place ->
        [0]
            { $n ->
                [1] { $name }さんが{ $other }さんに、いちばん強い{ card-word }を渡します。
               *[other] { $name }さんが{ $other }さんに、いちばん強い{ cards-word }を{ $n }枚渡します。
            }
       *[1]
            { $n ->
                [1] { $name }さん（{ tribute-place }）が{ $other }さん（{ tribute-to }）に、いちばん強い{ card-word }を渡します。
               *[other] { $name }さん（{ tribute-place }）が{ $other }さん（{ tribute-to }）に、いちばん強い{ cards-word }を{ $n }枚渡します。
            }
    }
tribute-place =
    { $place ->
        [2] 2位
        [3] 3位
       *[other] { $place }位
    }
tribute-to =
    { $to ->
        [1] 1位
        [2] 2位
       *[other] 3位
    }
tribute-tie =
    { $tie ->
        [cards] { $above }さんと{ $below }さんは同点で、{ $above }さんのほうが残りの{ cards-word }が少なくすみました。
        [highest] { $above }さんと{ $below }さんは同点で、{ $below }さんに強い{ card-word }が残りました。
       *[turn] { $above }さんと{ $below }さんは同点で、勝者の次は{ $above }さんが先です。
    }
event-tribute-cards =
    { $reader ->
        [giver] いちばん強い{ $cards }を{ $other }さんに渡しました。
       *[receiver] { $name }さんから{ $cards }を受け取りました。
    }
event-returned =
    { $exchange-kind ->
        [class_pool] { $other }さんは、{ $name }さんが出したうちの{ cards }を受け取りました。
       *[other] { $name }さんが{ $other }さんに{ cards }返しました。
    }
event-returned-cards =
    { $exchange-kind ->
        [class_pool]
            { $reader ->
                [giver] { $other }さんは、こちらが出した{ $cards }を受け取りました。
               *[receiver] { $name }さんが出した{ $cards }を受け取りました。
            }
       *[other]
            { $reader ->
                [giver] { $other }さんに{ $cards }を返しました。
               *[receiver] { $name }さんから{ $cards }が返ってきました。
            }
    }
event-put-out = { $name }さんが{ cards }を伏せて出しました。
event-put-out-cards = この順に出しました：{ $cards }。
event-picked =
    { $n ->
        [4] { $name }さん（1位）が、{ $n }組のうち手札{ $number }を選びました。
        [3] { $name }さん（2位）が、{ $n }組のうち手札{ $number }を選びました。
       *[other] { $name }さん（3位）が、{ $n }組のうち手札{ $number }を選びました。
    }
event-kept = { $name }さんが{ cards }よけました。
event-drawn = { $other }さんが{ $name }さんから{ cards }、見ずに引きました。
event-drawn-cards =
    { $reader ->
        [giver] { $other }さんに{ $cards }を引かれました。
       *[receiver] { $name }さんから{ $cards }を引きました。
    }

event-full-payer =
    { $summed ->
        [yes] { full-payer-why }{ $name }さんが全員の分を肩代わりします：{ $terms } = { $p }。
       *[no] { full-payer-why }{ $name }さんが全員の分を肩代わりします：{ $p }。
    }
full-payer-why =
    { $case ->
        [follow] { $name }さんが{ $other }さんの最後の1枚を通しました。{ $better }を出す決まりでした。
        [lead] { $name }さんが{ $other }さんの最後の1枚を通しました。{ $better }か2枚以上の役を出す決まりでした。
       *[combination] { $name }さんが{ $other }さんの最後の1枚を通しました。{ $better }など2枚以上の役を出す決まりでした。
    }
