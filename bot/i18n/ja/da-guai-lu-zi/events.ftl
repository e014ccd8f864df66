event-leads-first = { $name }さんが最初のディールでリードします。
event-resists = { $name }さんはジョーカーが十分あり、貢を渡しません。
event-tribute-paid = { $name }さんが{ $other }さんに貢を渡しました。
event-candidates-put-out = { $name }さんが{ $other }さんに選んでもらうカードを出しました。
event-card-returned = { $name }さんが{ $other }さんに1枚返しました。
event-ran-out =
    { $n ->
        [1] { $name }さんが1位で上がりました。
        [2] { $name }さんが2位で上がりました。
        [3] { $name }さんが3位で上がりました。
        [4] { $name }さんが4位で上がりました。
       *[5] { $name }さんが5位で上がりました。
    }

event-tribute-seen =
    { $reader ->
        [giver] { $other }さんへの貢：{ $cards }。
       *[receiver] { $name }さんからの貢：{ $cards }。
    }
event-candidates-seen =
    { $reader ->
        [giver] { $other }さんに{ $cards }を出しました。
       *[receiver] { $name }さんが{ $cards }を出しました。
    }
event-return-seen =
    { $reader ->
        [giver] { $other }さんに1枚返しました：{ $cards }。
       *[receiver] { $name }さんから1枚返ってきました：{ $cards }。
    }
