event-leads-first = 第一局由{ $name }先出。
event-resists = { $name }的鬼牌夠多，不用貢牌。
event-tribute-paid = { $name }貢牌給{ $other }。
event-candidates-put-out = { $name }放牌給{ $other }揀。
event-card-returned = { $name }還一張牌給{ $other }。
event-ran-out = { $name }第{ $n }個出完。
event-tribute-seen =
    { $reader ->
        [giver] 你貢牌給{ $other }：{ $cards }。
       *[receiver] { $name }貢牌給你：{ $cards }。
    }
event-candidates-seen =
    { $reader ->
        [giver] 你放出{ $cards }給{ $other }揀。
       *[receiver] { $name }放出{ $cards }給你揀。
    }
event-return-seen =
    { $reader ->
        [giver] 你還牌給{ $other }：{ $cards }。
       *[receiver] { $name }還牌給你：{ $cards }。
    }
