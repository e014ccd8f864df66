rule-dg-players = 6人が3人ずつ2チームで遊びます。隣の人は相手です（DG‑0.3）。
    .title = 人数
    .word = { $dg-players }
rule-dg-packs = ジョーカー入りのカード{ $dg-packs }組を使い、{ $hand }枚ずつ配ります（DG‑2.1）。
    .title = カードの組数
    .word = { $dg-packs }
rule-dg-direction =
    { $dg-direction ->
        [cw] 番は時計回りです（DG‑0.2）。
       *[ccw] 番は反時計回りです（DG‑0.2）。
    }
    .title = 番の回り方
    .word =
        { $dg-direction ->
            [cw] 時計回り
           *[ccw] 反時計回り
        }
rule-dg-trump =
    { $dg-trump ->
        [level]
            { $dg-score ->
                [levels] リード側の切り札ランクのカードが切り札です。Aとジョーカーの間に入ります（DG‑2.4）。
               *[caught_points] どのディールも1つのランクが切り札です。Aとジョーカーの間に入ります（DG‑2.4）。
            }
       *[none] 弱い順に2～10、J、Q、K、A、小ジョーカー、大ジョーカー。切り札はありません（DG‑2.2）。
    }
    .title = 切り札
    .off = Aより上の切り札
    .word =
        { $dg-trump ->
            [level] 切り札ランクで決まる
           *[none] なし
        }
rule-dg-level_start =
    { $dg-score ->
        [levels] どちらのチームも切り札ランク{ $dg-level_start }から始めます（DG‑6.4）。
       *[caught_points] 切り札ランクは{ $dg-level_start }です（DG‑9.1）。
    }
    .title = 最初の切り札ランク
    .word = { $dg-level_start }

rule-dg-flush_over_straight =
    { $dg-flush_over_straight ->
        [yes] フラッシュはストレートに勝ちます（DG‑3.2）。
       *[no] ストレートはフラッシュに勝ちます（DG‑3.2）。
    }
    .title = フラッシュとストレート
    .word =
        { $dg-flush_over_straight ->
            [yes] フラッシュが強い
           *[no] ストレートが強い
        }
rule-dg-flush_tie =
    { $dg-flush_tie ->
        [all_ranks] フラッシュの最高のランクが同じなら、次のランクで決まります（DG‑3.6）。
       *[top_only] 最高のランクが同じフラッシュは、同じ強さです（DG‑3.6）。
    }
    .title = 同じフラッシュの比べ方
    .word =
        { $dg-flush_tie ->
            [all_ranks] 次のランクで決まる
           *[top_only] 同じ強さ
        }
rule-dg-small_pair =
    { $dg-small_pair ->
        [beats] 小ジョーカー2枚は、小と大の2枚に勝ちます（DG‑4.3）。
       *[tie] 小ジョーカー2枚は、小と大の2枚と同じ強さです（DG‑4.3）。
    }
    .title = 小ジョーカーのペア
    .off = 小と大の2枚に勝つ小ジョーカー2枚
    .word =
        { $dg-small_pair ->
            [beats] 小と大の2枚に勝つ
           *[tie] 小と大の2枚と同じ
        }

rule-dg-reading =
    { $dg-reading ->
        [named] ジョーカーで作る役は、できる範囲で自分で言えます（DG‑4.7）。
       *[fixed] ジョーカーは、できる中で最強の役を作ります（DG‑4.5）。
    }
    .title = 役の指定
    .off = ジョーカーの役の指定
    .word =
        { $dg-reading ->
            [named] 出す人が言う
           *[fixed] ルールで決まる
        }
rule-dg-wild_rank =
    { $dg-wild_rank ->
        [weakest] 最強の役の中で、ジョーカーは最低のランクを作ります（DG‑4.5）。
       *[strongest] 最強の役の中で、ジョーカーは最高のランクを作ります（DG‑4.5）。
    }
    .title = 役の中のランク
    .word =
        { $dg-wild_rank ->
            [weakest] 最低
           *[strongest] 最高
        }
rule-dg-wild_finish =
    { $dg-wild_finish ->
        [weakest] ジョーカー入りの5枚で上がるときは、できる中で最弱の役とみなします（DG‑4.6）。
       *[normal] ジョーカー入りの最後の手も、ほかの手と同じです（DG‑4.6）。
    }
    .title = ジョーカー入りの最後の手
    .off = ジョーカー入りで弱くなる最後の手
    .word =
        { $dg-wild_finish ->
            [weakest] 最弱の役
           *[normal] ほかと同じ
        }

rule-dg-first_lead =
    { $dg-first_lead ->
        [random] 最初のディールでリードする人はランダムに決まります（DG‑5.3）。
       *[draw] 全員が1枚引き、いちばん強い人が最初のディールでリードします（DG‑5.3）。
    }
    .title = 最初にリードする人
    .word =
        { $dg-first_lead ->
            [random] ランダム
           *[draw] いちばん強いカードを引いた人
        }
rule-dg-later_lead =
    { $dg-later_lead ->
        [highest_tribute] 貢の後は、いちばん強いカードを渡した人がリードします。貢がなければ最初に上がった人です（DG‑5.4）。
       *[first_finisher] 前のディールで最初に上がった人がリードします（DG‑5.4）。
    }
    .title = 2回目からリードする人
    .word =
        { $dg-later_lead ->
            [highest_tribute] いちばん強い貢を渡した人
           *[first_finisher] 最初に上がった人
        }

rule-dg-tribute =
    { $dg-tribute ->
        [yes] 次のディールの前に、捕まった人はいちばん強いカードを1枚渡します。1枚返ってきます（DG‑7.1）。
       *[no] 捕まっても何も渡しません（DG‑7.1）。
    }
    .title = 貢
    .off = 捕まった人の貢
    .word =
        { $dg-tribute ->
            [yes] あり
           *[no] なし
        }
rule-dg-tribute_pick =
    { $dg-tribute_pick ->
        [random] 同じ強さのカードが何枚かあれば、ランダムに決まります（DG‑7.3）。
       *[giver] 同じ強さのカードが何枚かあれば、渡す人が選びます（DG‑7.3）。
    }
    .title = 同じ強さの貢
    .word =
        { $dg-tribute_pick ->
            [random] ランダム
           *[giver] 渡す人が選ぶ
        }
rule-dg-pairing =
    { $dg-pairing ->
        [adjacent_first] 渡す相手は、すぐ前の席の勝者です。残りは番の順です（DG‑7.5）。
       *[rank_order] いちばん強い貢が1位に渡り、以下同じ順です（DG‑7.5）。
    }
    .title = 誰が誰に渡すか
    .word =
        { $dg-pairing ->
            [adjacent_first] 隣どうしが先
           *[rank_order] ランクと順位の順
        }
rule-dg-return =
    { $dg-return ->
        [candidates] ジョーカーには2枚か3枚を出し、渡した人が1枚取ります（DG‑7.6）。
       *[recipient] もらった人が好きなカードを返します（DG‑7.6）。
    }
    .title = 返すカード
    .word =
        { $dg-return ->
            [candidates] 渡した人が何枚かから取る
           *[recipient] もらった人が選ぶ
        }
rule-dg-resist =
    { $dg-resist ->
        [0] 貢は誰でも渡します（DG‑7.2）。
       *[other] ジョーカーが{ $dg-resist }枚以上あれば、貢を渡しません（DG‑7.2）。
    }
    .title = 貢を免れるジョーカーの枚数
    .word =
        { $dg-resist ->
            [0] なし
           *[other] { $dg-resist }
        }

rule-dg-score =
    { $dg-score ->
        [levels] 最初に上がった人のチームが先に全員上がれば勝ちです。勝つとリード側だけ昇級します（DG‑6.4）。
       *[caught_points] 最初に上がった人のチームが先に全員上がれば勝ちです。捕まえた相手1人ごとに、1人1点です（DG‑6.3）。
    }
    .title = 点の数え方
    .word =
        { $dg-score ->
            [levels] 切り札ランク
           *[caught_points] 捕まえた1人ごとに1点
        }
rule-dg-level_step =
    { $dg-level_step ->
        [caught] 勝ったリード側は、捕まえた相手1人ごとに1つ昇級します（DG‑6.4）。
       *[one] 勝ったリード側は1つ昇級します（DG‑6.4）。
    }
    .title = 1勝の昇級
    .word =
        { $dg-level_step ->
            [caught] 捕まえた人数
           *[one] 1つ
        }
rule-dg-level_end = 最後の切り札ランクは{ $dg-level_end }です（DG‑6.4）。
    .title = 最後の切り札ランク
    .word = { $dg-level_end }
rule-dg-fail_limit =
    { $dg-fail_limit ->
        [0] 最後の切り札ランクで何回勝てなくてもかまいません（DG‑8.2）。
       *[other] 最後の切り札ランクで{ $dg-fail_limit }回勝てなかったチームは、マッチの負けです（DG‑8.2）。
    }
    .title = 負けになる回数
    .word =
        { $dg-fail_limit ->
            [0] なし
           *[other] { $dg-fail_limit }
        }
rule-dg-match_end =
    { $dg-match_end ->
        [points]
            { $dg-score ->
                [levels] マッチは決まった点までです。1つの昇級が1点です（DG‑8.2）。
               *[caught_points] マッチは決まった点までです（DG‑8.2）。
            }
        [deals] マッチは決まったディール数です（DG‑8.2）。
        [level] 最後の切り札ランクで勝ったリード側が、マッチの勝ちです（DG‑8.2）。
       *[open] マッチはホストが終えるまで続きます（DG‑8.2）。
    }
    .title = マッチの終わり
    .word =
        { $dg-match_end ->
            [points] 決まった点
            [deals] 決まったディール数
            [level] 最後の切り札ランクで勝つ
           *[open] ホストが終えるとき
        }
rule-dg-target = { $dg-target }点でマッチの勝ちです（DG‑8.2）。
    .title = 勝ちになる点
    .word = { $dg-target }
rule-dg-deals = マッチは{ $dg-deals }ディールです（DG‑8.2）。
    .title = マッチのディール数
    .word = { $dg-deals }
