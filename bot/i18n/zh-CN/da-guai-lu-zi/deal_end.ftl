picture-caught = 捉
picture-points = 分
picture-total = 总分
picture-was-caught = 被捉
picture-decided =
    { $team ->
        [0] 不分胜负
       *[other] 第{ $team }队捉{ $n }家
    }
end-standing =
    { $counted ->
        [points] 共{ $total }分
        [levels] { $level }级
       *[both] { $level }级，共{ $total }分
    }
end-gained =
    { $won ->
        [yes] { $names }**赢了**，{ end-standing }
       *[no] { $names }每人**{ SIGNED($p) }**，{ end-standing }
    }
end-own =
    { $won ->
        [yes] 你们队：{ end-standing }。
       *[no] 你得{ SIGNED($p) }，{ end-standing }。
    }
end-decided =
    { $team ->
        [0] 第{ $out }队都出完了，但第一个出完的是第{ $first }队的{ $name }。不分胜负。
       *[other] 第{ $team }队捉了{ $names }。
    }
end-not-led = 这一局不是第{ $team }队领打，所以不升级。
end-failed =
    { $n ->
        [1] 第{ $team }队领打最后一级，没有赢。
       *[other] 第{ $team }队领打最后一级没有赢，到现在{ $n }次。
    }
end-next =
    { $tribute ->
        [yes] { $name }第一个出完，下一局由他们队领打。被捉的人要进贡。
       *[no] { $name }第一个出完，下一局先出。
    }
