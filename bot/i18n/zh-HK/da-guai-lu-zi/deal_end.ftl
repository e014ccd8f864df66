picture-caught = 捉到
picture-points = 得分
picture-total = 總分
picture-was-caught = 被捉
picture-decided =
    { $team ->
        [0] 沒有結果
       *[other] 第{ $team }隊捉到{ $n }人
    }
end-standing =
    { $counted ->
        [points] 合計{ $total }分
        [levels] { $level }級
       *[both] { $level }級，合計{ $total }分
    }
end-gained =
    { $won ->
        [yes] { $names }**贏了**，{ end-standing }
       *[no] { $names }每人**{ SIGNED($p) }**，{ end-standing }
    }
end-own =
    { $won ->
        [yes] 你的隊：{ end-standing }。
       *[no] 你得{ SIGNED($p) }，{ end-standing }。
    }
end-decided =
    { $team ->
        [0] 第{ $out }隊全部出完，但最先出完的是第{ $first }隊的{ $name }。沒有人贏。
       *[other] 第{ $team }隊捉到{ $names }。
    }
end-not-led = 這局不是第{ $team }隊做莊，所以級不變。
end-failed =
    { $n ->
        [1] 第{ $team }隊在最後一級做莊，但沒有贏。
       *[other] 第{ $team }隊在最後一級做莊，但沒有贏，到現在{ $n }次。
    }
end-next =
    { $tribute ->
        [yes] { $name }最先出完，下一局由那隊做莊。被捉的人要貢牌。
       *[no] { $name }最先出完，下一局先出。
    }
