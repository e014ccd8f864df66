hand-trumps =
    { $suit ->
        [none] 切り札{ $n }枚：
       *[other] 切り札（{ suit }）{ $n }枚：
    }
hand-suit = { group-name }{ $n }枚：
group-name =
    { $suit ->
        [c] クラブ
        [d] ダイヤ
        [h] ハート
        [s] スペード
       *[T] 切り札
    }
hand-partner = パートナー

prompt =
    { $phase ->
        [draw] 切り札ランク{ level-name }。引く間に、そのランクのカードかジョーカーをさらせます。
        [window] 切り札ランク{ level-name }。さらすか、より強くさらすか、「{ button-done }」を押してください。
        [bidding] さらすか、「{ button-done }」を押してください。
        [naming] 切り札のスートを選んでください。
        [bury] 底牌が手札に入りました。{ $kitty }枚選んで伏せてください。子が最後のトリックを取ると、伏せた点が何倍かになって子に入ります。
        [overturn] 上書きして底牌を取るか、「{ button-done }」を押してください。
       *[choose] このまとめ出しには勝てます。リードになる部分を選んでください。
    }
hand-redeal =
    { $redeal_claims ->
        [points_15] 手札が15点以下なので、配り直しを求められます。
        [trumps_3] 切り札が3枚以下なので、配り直しを求められます。
       *[either] 手札が弱いので、配り直しを求められます。
    }
hand-winning =
    { $p ->
        [0] { $best }さんが**{ $won }**で勝っています。
       *[other] { $best }さんが**{ $won }**で勝っています（{ $p }点）。
    }
alt-waits = { table-turn }。
hand-lead-suit = 1枚、同じカード、続いたペアをリードします。すべて同じスートです。
hand-follow = { $name }さんのリードにフォローします：**{ $cards }**、{ led-play }。
hand-void =
    { $n ->
        [1]
            { $suit ->
                [T] 切り札がないので、どのカードでも出せます。
               *[other] { of-suit }がありません。どのカードでも出せ、切り札なら勝てることもあります。
            }
       *[other]
            { $suit ->
                [T] 切り札がないので、どのカードでも{ $n }枚出せます。
               *[other] { of-suit }がありません。どれでも{ $n }枚出せ、同じ形の切り札なら勝てることもあります。
            }
    }
hand-all-of-suit =
    { $n ->
        [0] { of-suit }を全部出します：{ $cards }。
       *[other] { of-suit }を全部、{ $cards }と、ほかのどれでも{ $n }枚出します。
    }
hand-follow-suit = { of-suit }をどれでも{ $n }枚出します。
hand-owes = { $duty }たとえば{ $cards }です。
hand-kitty = { $cards }を伏せました。

hand-suggested =
    { $explained ->
        [yes] { suggested }。{ $why }
       *[no] { suggested }
    }
suggested =
    { $verb ->
        [bury] おすすめ：**{ $cards }**を伏せる
        [declare] おすすめ：**{ $cards }**をさらす
        [trump] おすすめ：**{ deed-trump }**
        [pass] おすすめ：**{ button-done }**
        [redeal] おすすめ：**{ button-redeal }**
       *[play] おすすめ：**{ $cards }**
    }
coach-do =
    { $explained ->
        [yes] { coach-line }{ $why }
       *[no] { coach-line }
    }
coach-line =
    { $verb ->
        [play] **コーチ：** { $cards }を出しましょう：{ a-play }。
        [bury] **コーチ：** { $cards }を伏せましょう。
        [declare] **コーチ：** **{ button-declare }**を押しましょう。
        [choose] **コーチ：** { $cards }を選びましょう。
        [pass] **コーチ：** **{ button-done }**を押しましょう。
        [redeal] **コーチ：** **{ button-redeal }**を押しましょう。
       *[trump] **コーチ：** { deed-trump }にしましょう。
    }
coach-draw =
    { $case ->
        [none] **コーチ：** 5、10、Kのあるトリックは点になります。切り札をさらした人が親です。子の目標は{ $threshold }点です。手札にまだ{ level-name }がないので、待ちましょう。{ level-name }をさらすと、そのスートが切り札になります。
        [few] **コーチ：** 待ちましょう。{ $cards }をさらせますが、切り札が少なすぎます。
        [own] **コーチ：** 待ちましょう。誰かがより強くさらさなければ、切り札は{ $cards }のとおりです。
       *[other] **コーチ：** 待ちましょう。今さらせるのは{ $cards }より強いものだけです。
    }

hand-burying =
    { $case ->
        [fits] 伏せる：{ $cards }。{ $kitty }枚そろいました。
        [over] 伏せる：{ $cards }。{ $n }枚多いです。伏せるのは{ $kitty }枚です。
       *[missing]
            { $had ->
                [0] 伏せるカードを{ $kitty }枚選んでください。
               *[other] 伏せる：{ $cards }。あと{ $n }枚選んで{ $kitty }枚にしてください。
            }
    }
hand-chosen-fits = 選択中：**{ a-play }** { $cards }
hand-throw-risk =
    { $penalty ->
        [attempt] { throw-beaten }負けると10点の減点もあります。
        [card] { throw-beaten }手札に戻るカード1枚ごとに10点の減点です。
       *[nothing] { throw-beaten }
    }
throw-beaten =
    { $failed_choice ->
        [lowest_unit_of_throw] 誰かがどこかの部分に勝てれば、いちばん弱い部分だけがリードになります。
       *[other] 誰かがどこかの部分に勝てれば、その部分だけがリードになります。
    }
ready-follow =
    { $points ->
        [0]
            { $kind ->
                [cards] 点なし
               *[other] { kind-title }、点なし
            }
       *[other]
            { $kind ->
                [cards] { $points }点
               *[other] { kind-title }、{ $points }点
            }
    }
select-reading = どの役でリードするか…

button-declare =
    { $kind ->
        [overturn] 上書き：{ $cards }
        [reinforce] 補強：{ $cards }
       *[declare] さらす：{ $cards }
    }
button-unit = { $cards }を選ぶ
button-bury = 伏せる
button-kitty = 底牌
err-no-burial = カードを選んでいません。
    .note = 先に伏せるカードを選んで、「{ button-bury }」を押してください。

did-declare = { $cards }をさらしました。
did-pass = さらさないことにしました。
did-redeal = 配り直しを求めました。
did-trump = 切り札を選びました。
did-bury = 底牌を伏せました。
did-choose = { $cards }を選びました。
did-play = 出した手：{ $cards }。

picture-follow = フォロー
picture-asked =
    { $phase ->
        [play] 1つのスートをリード
        [bury] { $kitty }枚伏せる
        [naming] 切り札を選ぶ
        [choose] リードになる部分を選ぶ
       *[other] さらすかどうか
    }
