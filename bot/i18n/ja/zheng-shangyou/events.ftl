event-put-out = { $name }さんが1枚出しました。
event-handed = { $name }さんのカードが{ $other }さんに渡りました。
event-placed =
    { $n ->
        [1] { $name }さんが1位で上がりました。
        [2] { $name }さんが2位で上がりました。
        [3] { $name }さんが3位で上がりました。
       *[other] { $name }さんは{ $n }位でした。
    }

event-handed-cards =
    { $reader ->
        [giver] { $other }さんに1枚渡しました：{ $cards }。
       *[receiver] { $name }さんから1枚もらいました：{ $cards }。
    }
