picture-first-out = { $name }第一个出完
end-team =
    { $won ->
        [yes] { $names }**赢了**，共{ $total }分
       *[no] { $names }每人**{ SIGNED($p) }**，共{ $total }分
    }
end-added = 加起来：{ $each }。
end-added-seat = { $name } { $sum } = { SIGNED($p) }
end-last-place = { $name }是末名，所以对方多得{ $p }分。
end-next-dealer = 下一局由{ $name }发牌。
