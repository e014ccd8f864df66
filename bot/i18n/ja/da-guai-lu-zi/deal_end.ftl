picture-caught = 捕まえた
picture-points = 点
picture-total = 合計
picture-was-caught = 捕まりました
picture-decided =
    { $team ->
        [0] 勝敗なし
       *[other] チーム{ $team }が{ $n }人捕まえた
    }

end-standing =
    { $counted ->
        [points] 合計{ $total }
        [levels] 切り札ランク{ $level }
       *[both] 切り札ランク{ $level }、合計{ $total }
    }
end-gained =
    { $won ->
        [yes] { $names } **勝ち**、{ end-standing }
       *[no] { $names } 1人**{ SIGNED($p) }**、{ end-standing }
    }
end-own =
    { $won ->
        [yes] 自分のチーム：{ end-standing }。
       *[no] 自分の点は{ SIGNED($p) }、{ end-standing }です。
    }

end-decided =
    { $team ->
        [0] チーム{ $out }は全員上がりましたが、最初はチーム{ $first }の{ $name }さんでした。勝者なしです。
       *[other] チーム{ $team }が{ $names }さんを捕まえました。
    }
end-not-led = チーム{ $team }はこのディールのリード側ではなかったので、昇級しません。
end-failed = チーム{ $team }は最後の切り札ランクで勝てませんでした。これで{ $n }回です。
end-next =
    { $tribute ->
        [yes] 最初に上がったのは{ $name }さんで、次はそのチームがリード側です。捕まった人は貢を渡します。
       *[no] 最初に上がった{ $name }さんが次にリードします。
    }
