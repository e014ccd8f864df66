rule-decks = ジョーカー2枚入りのカード{ $decks }組を使い、{ $hand }枚ずつ配ります。点は全部で{ $points }点：5は5点、10とKは10点です（SJ‑1.2）。
    .title = カードの組数
    .word = { $decks }
rule-kitty_size = 底牌に{ $kitty }枚残します。親が取り、同じ枚数を伏せます（SJ‑4.1）。
    .title = 底牌の枚数
    .word = { $kitty }枚
rule-direction =
    { $direction ->
        [clockwise] 番は時計回りです（SJ‑1.1）。
       *[anticlockwise] 番は反時計回りです（SJ‑1.1）。
    }
    .title = 番の回り方
    .word =
        { $direction ->
            [clockwise] 時計回り
           *[anticlockwise] 反時計回り
        }
rule-level_gap =
    { $level_gap ->
        [open] 切り札ランクの両隣は続きとみなさず、またぐトラクターはありません（SJ‑2.7）。
       *[closed] 切り札ランクはスートから抜け、両隣が続きます。切り札ランク10なら、9 9 J Jはトラクターです（SJ‑2.7）。
    }
    .title = 切り札ランクをまたぐトラクター
    .word =
        { $level_gap ->
            [open] なし
           *[closed] あり
        }
rule-constant_two =
    { $constant_two ->
        [yes] 2はすべて切り札で、切り札ランクのカードのすぐ下です（SJ‑2.8）。
       *[no] 2が切り札になるのは、切り札のスートか切り札ランク2のときだけです（SJ‑2.8）。
    }
    .title = 切り札としての2
    .off = いつも切り札の2
    .word =
        { $constant_two ->
            [yes] いつも
           *[no] 切り札ランク2のときだけ
        }
rule-min_run =
    { $min_run ->
        [decks] トラクターやブルドーザーの組の数は、カードの組数以上です（SJ‑5.2）。
       *[two] トラクターはペアが2組以上、ブルドーザーはスリーカードが2組以上続いたものです（SJ‑5.2）。
    }
    .title = トラクターの最短
    .word =
        { $min_run ->
            [decks] カードの組数と同じ
           *[two] 2組
        }

rule-close_window = 最後のカードの後、{ $close_window }秒さらせます。さらすたびに数え直します（SJ‑3.2）。
    .title = さらす時間
    .word = { $close_window }秒
rule-suit_breaks_tie =
    { $suit_breaks_tie ->
        [yes] 切り札ランクのカードが2枚以上で同じ枚数なら、スートで決まります：♦ ♣ ♥ ♠、スペードが最強（SJ‑3.3）。
       *[no] 上書きするには、より多くの同じカードか、同じ枚数のジョーカーをさらします（SJ‑3.3）。
    }
    .title = 同じ強さのさらし
    .word =
        { $suit_breaks_tie ->
            [yes] スートで決まる
           *[no] 先のまま
        }
rule-self_overturn =
    { $self_overturn ->
        [yes] 自分がさらしたものも、別のスートで上書きできます（SJ‑3.4）。
       *[no] 自分がさらしたものは、同じカードで補強できますが、上書きはできません（SJ‑3.4）。
    }
    .title = 自分の上書き
    .word =
        { $self_overturn ->
            [yes] 別のスートで可
           *[no] できない
        }
rule-no_trump =
    { $no_trump ->
        [off] ジョーカーはさらせず、切り札のスートが必ずあります（SJ‑3.5）。
        [full] 同じ種類のジョーカーを全部さらすと、ノートランプです（SJ‑3.5）。
       *[jokers] 同じジョーカーを2枚以上さらすと、ノートランプです（SJ‑3.5）。
    }
    .title = ノートランプ
    .off = ノートランプ
    .word =
        { $no_trump ->
            [off] できない
            [full] 同じジョーカー全部で
           *[jokers] 同じジョーカー2枚で
        }
rule-first_dealer =
    { $first_dealer ->
        [first_declarer] 最初のディールでは、最初にさらした人が親です（SJ‑3.6）。
       *[final_declarer] 最初のディールでは、最後にさらした人が親です（SJ‑3.6）。
    }
    .title = 最初の親
    .word =
        { $first_dealer ->
            [first_declarer] 最初にさらした人
           *[final_declarer] 最後にさらした人
        }
rule-no_declaration =
    誰もさらさなければ、最初のディールは配り直しです。{ $no_declaration ->
        [no_trump] その後のディールでは、切り札のスートがありません（SJ‑3.7）。
        [partner] その後は、親のパートナーが切り札を選びます（SJ‑3.7）。
       *[turn_up] その後は、底牌をめくって切り札を決めます（SJ‑3.7）。
    }
    .title = 誰もさらさないとき
    .word =
        { $no_declaration ->
            [no_trump] 切り札のスートなし
            [partner] 親のパートナーが選ぶ
           *[turn_up] 底牌をめくる
        }
rule-duplicate_mode =
    { $duplicate_mode ->
        [declare] 親は決まっています。親のパートナーから順にさらします（SJ‑3.8）。
        [given] 親と切り札は決まっていて、誰もさらしません（SJ‑3.8）。
       *[off] 切り札ランクのカードを引いた人は、すぐにさらせます（SJ‑3.8）。
    }
    .title = 決まっているもの
    .word =
        { $duplicate_mode ->
            [declare] 親
            [given] 親と切り札
           *[off] なし
        }
rule-overturn_after_kitty =
    { $overturn_after_kitty ->
        [yes] 伏せた後に上書きした人は、底牌を取って伏せ直します（SJ‑3.9）。
       *[no] 伏せた後の上書きはありません（SJ‑3.9）。
    }
    .title = 伏せた後の上書き
    .off = 伏せた後の上書き
    .word =
        { $overturn_after_kitty ->
            [yes] あり
           *[no] なし
        }
rule-redeal_claims =
    { $redeal_claims ->
        [points_15] 手札が15点以下なら、配り直しを求められます（SJ‑3.10）。
        [trumps_3] 切り札が3枚以下なら、配り直しを求められます（SJ‑3.10）。
        [either] 手札が15点以下か、切り札が3枚以下なら、配り直しを求められます（SJ‑3.10）。
       *[off] 配り直しは求められません（SJ‑3.10）。
    }
    .title = 配り直し
    .word =
        { $redeal_claims ->
            [points_15] 15点以下で
            [trumps_3] 切り札3枚以下で
            [either] 点か切り札が少ないとき
           *[off] なし
        }

rule-failed_choice =
    まとめ出しは、どの部分にも誰も勝てなければ通ります。{ $failed_choice ->
        [smallest] 通らなければ、勝てる人のいる最小の部分がリードになります（SJ‑6.2）。
        [lowest_rank] 通らなければ、勝てる人のいる最弱の部分がリードになります（SJ‑6.2）。
        [lowest_unit_of_throw] 通らなければ、いちばん弱い部分がリードになります（SJ‑6.2）。
       *[next_player] 通らなければ、次の人がリードになる部分を選びます（SJ‑6.2）。
    }
    .title = 通らないまとめ出し
    .word =
        { $failed_choice ->
            [smallest] 勝てる人のいる最小の部分
            [lowest_rank] 勝てる人のいる最弱の部分
            [lowest_unit_of_throw] いちばん弱い部分
           *[next_player] 次の人が選ぶ部分
        }
rule-throw_penalty =
    { $penalty ->
        [attempt] 通らないまとめ出しは10点の減点です（SJ‑6.3）。
        [card] 通らないまとめ出しは、戻るカード1枚ごとに10点の減点です（SJ‑6.3）。
       *[nothing] 通らないまとめ出しに減点はありません（SJ‑6.3）。
    }
    .title = 通らないまとめ出しの減点
    .word =
        { $penalty ->
            [attempt] 10点
            [card] 1枚10点
           *[nothing] なし
        }
rule-bulldozer_ladder =
    { $bulldozer_ladder ->
        [tractor_before_mixed] ブルドーザーのリードには、まずスリーカード2組を出します。次がトラクター、その次がスリーカードとペアです（SJ‑7.6）。
        [tractor_before_pungs] ブルドーザーのリードには、スリーカード2組より先にトラクターを出します（SJ‑7.6）。
       *[pung_first] ブルドーザーのリードには、まずスリーカード、次にペア、その次にトラクターを出します（SJ‑7.6）。
    }
    .title = ブルドーザーへのフォロー
    .word =
        { $bulldozer_ladder ->
            [tractor_before_mixed] スリーカードとペアより先にトラクター
            [tractor_before_pungs] スリーカード2組より先にトラクター
           *[pung_first] まずスリーカード
        }
rule-partial_run_follow =
    { $partial_run_follow ->
        [yes] トラクターのリードには、短いトラクターも出さなければなりません（SJ‑7.5）。
       *[no] トラクターのリードには、同じ長さのトラクター、なければペアを出します（SJ‑7.5）。
    }
    .title = 短いトラクター
    .word =
        { $partial_run_follow ->
            [yes] 出す
           *[no] 出さなくてよい
        }
rule-follow_duty =
    { $follow_duty ->
        [longer_tuples_protected] スートをフォローし、ペアとトラクターも合わせますが、スリーカードは崩しません（SJ‑7.7）。
        [none] スートをフォローします。ペアやトラクターは合わせなくてかまいません（SJ‑7.7）。
       *[full] スートをフォローし、ペア、スリーカード、トラクターもできるだけ合わせます（SJ‑7.7）。
    }
    .title = フォローの義務
    .word =
        { $follow_duty ->
            [longer_tuples_protected] スートと形、スリーカードは崩さない
            [none] スート
           *[full] スートと形
        }
rule-ruff_structure =
    { $ruff_structure ->
        [exact] 切り札で切るには、リードとまったく同じ形が必要です（SJ‑8.2）。
       *[at_least] 切り札で切るには、リードの形以上が必要です。シングル2枚にはペアでもかまいません（SJ‑8.2）。
    }
    .title = 切り札で切る形
    .word =
        { $ruff_structure ->
            [exact] リードと同じ形
           *[at_least] リードの形以上
        }
rule-over_ruff =
    { $over_ruff ->
        [all_units] 後から切り札で切った人は、どの部分も強ければ勝ちです（SJ‑8.4）。
        [highest_card] 後から切り札で切った人は、最強のカードが強ければ勝ちです（SJ‑8.4）。
       *[key_unit] 後から切り札で切った人は、いちばん大きい部分が強ければ勝ちです（SJ‑8.4）。
    }
    .title = 切り札どうしの比べ方
    .word =
        { $over_ruff ->
            [all_units] どの部分も
            [highest_card] 最強のカード
           *[key_unit] いちばん大きい部分
        }
rule-hide_stopper =
    { $hide_stopper ->
        [yes] まとめ出しに誰が勝てるかは、知らせません（SJ‑11.3）。
       *[no] まとめ出しに誰が勝てるかは、全員に見せます（SJ‑11.3）。
    }
    .title = まとめ出しを止めた人
    .word =
        { $hide_stopper ->
            [yes] 隠す
           *[no] 見せる
        }

rule-start_level = どちらの側も切り札ランク{ rule-start_level.word }から始めます（SJ‑1.4）。
    .title = 最初の切り札ランク
    .word =
        { $start_level ->
            [T] 10
           *[2] { $start_level }
        }
rule-kitty_multiplier =
    子が最後のトリックを取ると、底牌の点が入ります。{ $kitty_multiplier ->
        [times_unit] リードの最大の部分の枚数の2倍を掛けます。ペアなら×4です（SJ‑9.2）。
        [power_unit] リードの最大の部分のカード1枚ごとに倍になります。ペアなら×4です（SJ‑9.2）。
        [times_cards] リードの枚数の2倍を掛けます（SJ‑9.2）。
        [side_half] リードの最大の部分のカード1枚ごとに倍、切り札でなければその半分です（SJ‑9.2）。
       *[flat2] 点は2倍になります（SJ‑9.2）。
    }
    .title = 底牌の数え方
    .word =
        { $kitty_multiplier ->
            [times_unit] シングル×2、ペア×4、ペア2組のトラクター×8
            [power_unit] シングル×2、ペア×4、ペア2組のトラクター×16
            [times_cards] 最後のリードの枚数の2倍
            [side_half] カード1枚ごとに倍、切り札でなければ半分
           *[flat2] 2倍
        }
rule-dead_zone =
    { $dead_zone ->
        [yes] { $threshold }点で子が次の親になります。そこから{ $step }点ごとに1つ昇級します（SJ‑10.1）。
       *[no] { $threshold }点で子が次の親になり、1つ昇級します。{ $step }点増えるごとにもう1つです（SJ‑10.1）。
    }
    .title = 子の昇級
    .word =
        { $dead_zone ->
            [yes] { $threshold }点より{ $step }点多いところから
           *[no] { $threshold }点から
        }
rule-level_table =
    { $level_table ->
        [quarters] 親側は、子が0点なら4つ、その後25点ごとに3つ、2つ、1つ昇級します（SJ‑10.6）。
       *[standard] 親側は、子が0点なら3つ、{ $step }点未満なら2つ、ほかは1つ昇級します（SJ‑10.1）。
    }
    .title = 親側の昇級
    .off = 25点ごとの昇級
    .word =
        { $level_table ->
            [quarters] 25点ごとに1つ
           *[standard] 3つ、2つ、1つ
        }
rule-attacker_cap =
    { $attacker_cap ->
        [0] 子は1ディールでいくつでも昇級できます（SJ‑10.1）。
       *[other] 子の昇級は1ディールに{ $attacker_cap }つまでです（SJ‑10.1）。
    }
    .title = 子の昇級の上限
    .word =
        { $attacker_cap ->
            [0] なし
           *[other] { $attacker_cap }
        }
rule-must_play =
    { $must_n ->
        [0] どの切り札ランクも飛ばせます（SJ‑10.3）。
       *[other] 飛ばせない切り札ランク：{ $must }。そこでは親側として守る必要があります（SJ‑10.3）。
    }
    .title = 守る必要のある切り札ランク
    .allowed = 切り札ランクのリスト、空でもよい（例：{ $example }）
    .word =
        { $must_n ->
            [0] なし
           *[other] { $must }
        }
rule-ladder =
    { $ladder ->
        [speed] 切り札ランクは2、5、10、K、Aだけで、勝つごとに1段です（SJ‑10.6）。
       *[all] 切り札ランクは2～10、J、Q、K、Aのすべてです（SJ‑10.6）。
    }
    .title = 使う切り札ランク
    .word =
        { $ladder ->
            [speed] 2、5、10、K、A
           *[all] すべて
        }
rule-max_level =
    { $max_level ->
        [NT] 切り札ランクAの次のノートランプで親を守った側が、マッチの勝ちです（SJ‑10.4）。
       *[A] 切り札ランクAで親を守った側が、マッチの勝ちです（SJ‑10.4）。
    }
    .title = 最後の切り札ランク
    .word =
        { $max_level ->
            [NT] ノートランプ
           *[A] A
        }
rule-jack_hook =
    { $jack_hook ->
        [single] 切り札ランクJで、子がJのシングルで最後のトリックを取ると、親側は2に後退します（SJ‑10.5）。
        [graded] 切り札ランクJで、子が点を集めてJのシングルで最後のトリックを取ると、親側が後退します。切り札のJなら2、ほかは8です（SJ‑10.5）。
       *[off] 最後のトリックのJで切り札ランクは変わりません（SJ‑10.5）。
    }
    .title = 最後のトリックのJ
    .off = Jによる後退
    .word =
        { $jack_hook ->
            [single] 2に後退
            [graded] 2か8に後退
           *[off] 何も変わらない
        }
rule-book_level =
    { $book_level ->
        [0] 昇級しても得点帳の点は動きません（SJ‑11.7）。
       *[other] 1つ昇級するごとに、得点帳でその側は1人{ $book_level }点増え、相手は同じだけ減ります（SJ‑11.7）。
    }
    .title = 昇級の得点帳の点
    .word = { $book_level }
rule-book_match =
    { $book_match ->
        [0] マッチに勝っても得点帳の点は増えません（SJ‑11.7）。
       *[other] マッチに勝つと得点帳で{ $book_match }点増え、相手は同じだけ減ります（SJ‑11.7）。
    }
    .title = マッチの得点帳の点
    .word = { $book_match }
