picture-first-out = { $name }さんが1位で上がり
end-team =
    { $won ->
        [yes] { $names } **勝ち**、合計{ $total }
       *[no] { $names } 1人**{ SIGNED($p) }**、合計{ $total }
    }
end-added = 計算：{ $each }。
end-added-seat = { $name } { $sum } = { SIGNED($p) }
end-last-place = { $name }さんが最下位なので、相手のチームにさらに{ $p }点です。
end-next-dealer = 次は{ $name }さんが配ります。
