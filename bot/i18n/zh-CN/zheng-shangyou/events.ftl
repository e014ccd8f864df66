event-put-out = { $name }摆出一张牌。
event-handed = { $name }的牌给{ $other }。
event-placed =
    { $n ->
        [1] { $name }第一个出完。
        [2] { $name }第二个出完。
        [3] { $name }第三个出完。
       *[other] { $name }是第{ $n }名。
    }
event-handed-cards =
    { $reader ->
        [giver] 你给{ $other }一张牌：{ $cards }。
       *[receiver] { $name }给你一张牌：{ $cards }。
    }
