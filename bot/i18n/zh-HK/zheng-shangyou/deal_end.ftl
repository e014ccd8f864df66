picture-first-out = { $name }最先出完
end-team =
    { $won ->
        [yes] { $names }**贏了**，合計{ $total }分
       *[no] { $names }每人**{ SIGNED($p) }**，合計{ $total }分
    }
end-added = 相加：{ $each }。
end-added-seat = { $name } { $sum } = { SIGNED($p) }
end-last-place = { $name }最後一名，所以對方多得{ $p }分。
end-next-dealer = 下一局由{ $name }派牌。
