event-leads-first = 第一局由{ $name }先出。
event-resists = { $name }的王够多，不用进贡。
event-tribute-paid = { $name }给{ $other }进贡。
event-candidates-put-out = { $name }摆牌给{ $other }选。
event-card-returned = { $name }给{ $other }还贡。
event-ran-out =
    { $n ->
        [1] { $name }第一个出完。
        [2] { $name }第二个出完。
        [3] { $name }第三个出完。
        [4] { $name }第四个出完。
       *[5] { $name }第五个出完。
    }
event-tribute-seen =
    { $reader ->
        [giver] 你给{ $other }进贡：{ $cards }。
       *[receiver] { $name }给你进贡：{ $cards }。
    }
event-candidates-seen =
    { $reader ->
        [giver] 你摆出{ $cards }给{ $other }选。
       *[receiver] { $name }摆出{ $cards }给你选。
    }
event-return-seen =
    { $reader ->
        [giver] 你给{ $other }还贡：{ $cards }。
       *[receiver] { $name }给你还贡：{ $cards }。
    }
