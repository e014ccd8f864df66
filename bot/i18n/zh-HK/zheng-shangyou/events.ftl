event-put-out = { $name }放出一張牌。
event-handed = { $name }的牌給了{ $other }。
event-placed =
    { $n ->
        [1] { $name }第1個出完。
        [2] { $name }第2個出完。
        [3] { $name }第3個出完。
       *[other] { $name }得第{ $n }名。
    }
event-handed-cards =
    { $reader ->
        [giver] 你給了{ $other }一張牌：{ $cards }。
       *[receiver] { $name }給了你一張牌：{ $cards }。
    }
