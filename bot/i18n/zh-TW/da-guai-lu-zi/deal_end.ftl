picture-caught = 抓到
picture-points = 分數
picture-total = 總分
picture-was-caught = 被抓
picture-decided =
    { $team ->
        [0] 不分勝負
       *[other] 第{ $team }隊抓到{ $n }個
    }

end-standing =
    { $counted ->
        [points] 共{ $total }分
        [levels] { $level }級
       *[both] { $level }級，共{ $total }分
    }
end-gained =
    { $won ->
        [yes] { $names }**贏了**，{ end-standing }
       *[no] { $names }每人**{ SIGNED($p) }**，{ end-standing }
    }
end-own =
    { $won ->
        [yes] 你們這隊：{ end-standing }。
       *[no] 你得{ SIGNED($p) }分，{ end-standing }。
    }

end-decided =
    { $team ->
        [0] 第{ $out }隊全部出完，但最先出完的是第{ $first }隊的{ $name }。沒有人贏。
       *[other] 第{ $team }隊抓到{ $names }。
    }
end-not-led = 這局不是由第{ $team }隊先出，所以級不變。
end-failed =
    { $n ->
        [1] 第{ $team }隊在最後一級先出，沒有贏。
       *[other] 第{ $team }隊在最後一級先出，沒有贏，到現在{ $n }次。
    }
end-next =
    { $tribute ->
        [yes] { $name }最先出完，下一局由這隊先出。被抓的人要進貢。
       *[no] { $name }最先出完，下一局先出。
    }
