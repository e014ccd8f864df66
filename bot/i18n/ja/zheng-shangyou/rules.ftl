rule-zs-players =
    { $even ->
        [yes] { $zs-players }人に{ $hand }枚ずつ配ります（ZS‑2.3）。
       *[no] { $zs-players }人に、1人最大{ $hand }枚配ります（ZS‑2.3）。
    }
    .title = 人数
    .word = { $zs-players }
rule-zs-packs = ジョーカー入りのカード54枚を{ $zs-packs }組使います（ZS‑2.2）。
    .title = カードの組数
    .word = { $zs-packs }
rule-zs-surplus =
    { $zs-surplus ->
        [leave] 全員同じ枚数で、余った{ $surplus }枚は伏せたまま使いません（ZS‑2.3）。
       *[deal] 全部配るので、1枚多い人もいます（ZS‑2.3）。
    }
    .title = 余ったカード
    .word =
        { $zs-surplus ->
            [leave] 使わない
           *[deal] 配る
        }
rule-zs-teams =
    { $sides ->
        [pairs] 2人対2人で、パートナーは向かい側です（ZS‑2.4）。
        [threes] 3人対3人で、1つおきの席がパートナーです（ZS‑2.4）。
       *[none] 個人戦です（ZS‑2.4）。
    }
    .title = チーム
    .word =
        { $sides ->
            [pairs] 2人対2人
            [threes] 3人対3人
           *[none] なし
        }
rule-zs-direction =
    { $zs-direction ->
        [cw] 番は時計回りです（ZS‑0.2）。
       *[ccw] 番は反時計回りです（ZS‑0.2）。
    }
    .title = 番の回り方
    .word =
        { $zs-direction ->
            [cw] 時計回り
           *[ccw] 反時計回り
        }
rule-zs-ranks =
    { $order ->
        [low] 2がいちばん弱く、3～10、J、Q、K、A、ジョーカーの順に上がります（ZS‑2.1）。
       *[high] 3がいちばん弱く、4～10、J、Q、K、A、2、ジョーカーの順に上がります（ZS‑2.1）。
    }
    .title = ランクの順
    .word =
        { $order ->
            [low] 2が最弱、Aが最強
           *[high] 3が最弱、2が最強
        }

rule-zs-wild_jokers =
    { $zs-wild_jokers ->
        [yes] ジョーカーは、セットやストレートのどのカードの代わりにもなります（ZS‑3.3）。
       *[no] ジョーカーはほかのカードの代わりになりません（ZS‑3.3）。
    }
    .title = ワイルドのジョーカー
    .off = ワイルドのジョーカー
    .word =
        { $zs-wild_jokers ->
            [yes] ワイルド
           *[no] ワイルドでない
        }
rule-zs-wild_twos =
    { $zs-wild_twos ->
        [yes] ストレート以外で、{ a-two }は一緒に出すランクの代わりになります（ZS‑3.3）。
       *[no] ほかのカードと出しても、{ a-two }はその代わりになりません（ZS‑3.3）。
    }
    .title = ワイルドの最強ランク
    .off = ワイルドの最強ランク
    .word =
        { $zs-wild_twos ->
            [yes] ワイルド
           *[no] ワイルドでない
        }
rule-zs-reading =
    { $zs-reading ->
        [fixed] 何通りかの役になるカードは、ルールで役が決まります（ZS‑4.2）。
       *[named] 何通りかの役になるカードは、どの役かを言えます（ZS‑4.2）。
    }
    .title = 何通りかの役になるカード
    .word =
        { $zs-reading ->
            [fixed] ルールで決まる
           *[named] 出す人が選ぶ
        }
rule-zs-seq_ranks =
    { $straights ->
        [low] ストレートは2からKまでです（ZS‑3.4）。
        [all] ストレートは2からAまでです（ZS‑3.4）。
       *[high] ストレートは3からAまでです（ZS‑3.4）。
    }
    .title = ストレートのランク
    .word =
        { $straights ->
            [low] 2～K
            [all] 2～A
           *[high] 3～A
        }
rule-zs-seq_min =
    { $runs ->
        [yes] ストレートは続いた{ $zs-seq_min }枚以上です（ZS‑3.4）。
       *[no] ストレートはありません。{ $zs-seq_min }枚続く手札がないからです（ZS‑3.4）。
    }
    .title = ストレートの最短
    .word = { $zs-seq_min }枚
rule-zs-suited_beats =
    { $zs-suited_beats ->
        [yes] 同じスートのストレートは、同じ長さのまざったものに勝ちます（ZS‑3.4）。
       *[no] ストレートにスートは関係ありません（ZS‑3.4）。
    }
    .title = 同じスートのストレート
    .word =
        { $zs-suited_beats ->
            [yes] まざったものに勝つ
           *[no] まざったものと同じ
        }
rule-zs-multi_seq_min =
    { $multiple_runs ->
        [yes] 連続ペア、連続スリーカード、連続フォーカードは、続いたランク{ $zs-multi_seq_min }つ以上です（ZS‑3.5）。
       *[no] 連続ペアはありません。{ $zs-multi_seq_min }つ続く手札がないからです（ZS‑3.5）。
    }
    .title = 連続ペアの最短
    .word = ランク{ $zs-multi_seq_min }つ
rule-zs-full_house =
    { $zs-full_house ->
        [yes] フルハウスは同じランク3枚と別の同じランク2枚で、3枚で比べます（ZS‑3.6）。
       *[no] フルハウスはありません（ZS‑3.6）。
    }
    .title = フルハウス
    .off = フルハウス
    .word =
        { $zs-full_house ->
            [yes] あり
           *[no] なし
        }
rule-zs-bombs =
    { $zs-bombs ->
        [yes] ワイルドなしの同じランク4枚以上は爆弾で、ほかの役に勝ちます。ジョーカー2枚はロケットです。爆弾にも勝ち、これに勝つものはありません（ZS‑3.7）。
       *[no] 爆弾はありません。フォーカードが勝てるのはフォーカードだけです（ZS‑3.7）。
    }
    .title = 爆弾
    .off = 爆弾
    .word =
        { $zs-bombs ->
            [yes] あり
           *[no] なし
        }

rule-zs-first_lead =
    { $zs-first_lead ->
        [spade3] 最初のディールは、いちばん弱いスペードを持つ人が何でもリードします（ZS‑5.2）。
       *[dealer] 最初のディールは、ランダムに決まったディーラーが何でもリードします（ZS‑5.1）。
    }
    .title = 最初にリードする人
    .word =
        { $zs-first_lead ->
            [spade3] 最弱のスペードの人
           *[dealer] ディーラー
        }
rule-zs-later_lead =
    { $zs-later_lead ->
        [winner] 2回目からは、前の1位が配ってリードします（ZS‑5.1）。
        [as_first] 2回目からは、前の最下位が配り、最弱のスペードの人がリードします（ZS‑5.1）。
       *[third] 2回目からは、前の3位が配ってリードします（ZS‑5.1）。
    }
    .title = 2回目からリードする人
    .word =
        { $zs-later_lead ->
            [winner] 前の1位
            [as_first] 最弱のスペードの人
           *[third] 前の3位
        }
rule-zs-pass_lock =
    { $zs-pass_lock ->
        [yes] パスすると、場が流れるまで出せません（ZS‑5.3）。
       *[no] パスしても、同じ場でまた出せます（ZS‑5.3）。
    }
    .title = パスの後
    .word =
        { $zs-pass_lock ->
            [yes] 場が流れるまで出せない
           *[no] また出せる
        }
rule-zs-exchange =
    { $zs-exchange ->
        [last_two] 2回目からは、下の2人がいちばん強いカードを1枚ずつ渡します。上の2人は好きなカードを1枚ずつ返します（ZS‑6.2）。
        [last_one] 2回目からは、最下位がいちばん強いカードを1枚渡します。1位は好きなカードを1枚返します（ZS‑6.3）。
       *[none] ディールの間に交換はありません（ZS‑6）。
    }
    .title = 交換
    .off = ディールの間の交換
    .word =
        { $zs-exchange ->
            [last_two] 下の2人と上の2人
            [last_one] 最下位と1位
           *[none] なし
        }

rule-zs-points =
    { $sides ->
        [none]
            { $paid_places ->
                [0] 順位の点はありません（ZS‑7.1）。
                [1] 点が入るのは1位だけです：{ $paid }（ZS‑7.1）。
               *[other] 順位の点、1位から：{ $paid }（ZS‑7.1）。
            }
       *[other]
            { $paid_places ->
                [0] 順位の点はありません（ZS‑7.2）。
                [1] 点が入るのは1位のチームだけです：{ $paid }（ZS‑7.2）。
               *[other] チームに入る順位の点、1位から：{ $paid }（ZS‑7.2）。
            }
    }
    .title = 順位の点
    .allowed = 0～100の数を1～8個、大きい順に（例：{ $example }）
    .word = { $points }
rule-zs-not_last =
    { $zs-not_last ->
        [0] 最下位のいないチームにも、追加の点は入りません（ZS‑7.2）。
       *[other] 最下位のいないチームに、さらに{ $zs-not_last }点入ります（ZS‑7.2）。
    }
    .title = 最下位を出さない点
    .word =
        { $zs-not_last ->
            [0] なし
           *[other] { $zs-not_last }点
        }
rule-zs-match_end =
    { $zs-match_end ->
        [deals] マッチは決まったディール数で終わり、合計がいちばん多い人の勝ちです（ZS‑7.3）。
        [open] マッチはホストが終えるまで続きます（ZS‑7.3）。
       *[points] マッチは、1人か1チームだけが十分な点で先頭に立つと終わります（ZS‑7.3）。
    }
    .title = マッチの終わり
    .word =
        { $zs-match_end ->
            [deals] 決まったディール数
            [open] ホストが終えるとき
           *[points] 決まった点
        }
rule-zs-target = { $zs-target }点で勝ちになります（ZS‑7.3）。
    .title = 勝ちになる点
    .word = { $zs-target }
rule-zs-deals = マッチは{ $zs-deals }ディールです（ZS‑7.3）。
    .title = マッチのディール数
    .word = { $zs-deals }
