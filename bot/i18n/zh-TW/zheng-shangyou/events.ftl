event-put-out = { $name }拿出一張。
event-handed = { $name }的牌給了{ $other }。
event-placed =
    { $n ->
        [1] { $name }最先出完。
        [2] { $name }第二個出完。
        [3] { $name }第三個出完。
       *[other] { $name }是第{ $n }名。
    }

event-handed-cards =
    { $reader ->
        [giver] 你給{ $other }一張：{ $cards }。
       *[receiver] { $name }給你一張：{ $cards }。
    }
