phase-heading =
    { $phase ->
        [leftover] 余った{ cards-word }
        [exchange] 交換
        [redeal] 配り直しの確認
        [play] プレイ
       *[over] ディール終了
    }
rank =
    { $rank ->
        [king] 国王
        [lord] 諸侯
        [commoner] 平民
       *[slave] 奴隷
    }

prompt-take =
    { $shown ->
        [yes] 余り：{ $cards }。全部取るか、断ってください。
       *[no] 余ったカードを、見ずに全部取るか、断ってください。
    }
prompt-swap = { $card }を余ったカードと見ずに交換するか、断ってください。
prompt-redeal =
    { $clock ->
        [running] このまま使うか、配り直しを求めます。{ $time }に受付終了。{ $redeals }
       *[none] このまま使うか、配り直しを求めます。{ $redeals }
    }
prompt-redeal-own =
    { $clock ->
        [running] 使うなら「このまま」を押してください。{ $time }に受付終了。
       *[none] 使うなら「このまま」を押してください。
    }
hand-worth =
    { $may ->
        [yes]
            { $why ->
                [points_below] 手札は{ $worth }点で、配り直せる弱さです（{ $limit }点以下なら可）。
                [ten_high] 10より上の{ card-word }がないので、配り直しを求められます。
                [two_courts] A、2がなく、J Q Kも少ないので、配り直しを求められます。
               *[four_twos] 2が4枚あるので、配り直しを求められます。
            }
       *[no]
            { $why ->
                [points_below] 手札は{ $worth }点で、配り直せません（{ $limit }点以下なら可）。
               *[none] この手札では配り直しを求められません。
            }
    }
prompt-demand = { $name }さんに{ card-word }を要求するか、「要求しない」を押してください。
prompt-demand-pool = { $names }さんに{ card-word }を1枚ずつ要求できます。やめるなら「要求しない」を押してください。
prompt-return = { $name }さんに、いらない{ card-word }を{ $n }枚渡してください。
prompt-put-out =
    { $n ->
        [1] { $names }さんのために、いらない{ card-word }を1枚出してください。
       *[other] いらない{ cards-word }を{ $n }枚出してください。選ぶ順：{ $names }。
    }
prompt-choose = 伏せた{ cards-word }{ $n }枚から1枚選んでください。
prompt-choose-hand = 伏せた手札{ $n }組から1組選んでください。
prompt-keep = { cards }よけてください。残りから{ $name }さんが{ $m }枚引きます。
prompt-protected = { $low }と2は動かせません。
prompt-chosen = 選択中：{ $cards }、{ $need }枚中{ $n }枚
prompt-wanted =
    { $known ->
        [yes] 選択中：{ $name }さんの{ $card }
       *[no] 選択中：{ $card }
    }

wait-take =
    { $shown ->
        [yes] { $name }さんは{ $cards }を取れます。
       *[no] { $name }さんは余ったカードを取れます。
    }
wait-swap = { $name }さんは{ $low }を交換できます。
wait-redeal = { $missing }さんが「このまま」を押すのを待っています。
wait-demand = { $name }さんは{ $other }さんに{ card-word }を要求できます。
wait-demand-pool = { $name }さんは{ cards-word }を要求できます。
wait-return = { $name }さんが{ $other }さんに{ card-word }を{ $n }枚返します。
wait-put-out = { $name }さんが{ cards-word }を出します。
wait-choose = { $name }さんが伏せた{ card-word }を選びます。
wait-choose-hand = { $name }さんが伏せた手札を選びます。
wait-keep = { $name }さんが{ cards-word }をよけます。

button-take = 取る
button-decline = 断る
button-swap = 交換
button-waive = 要求しない
button-demand = 要求
button-choose = 選ぶ
button-put-out = 出す
button-set-aside = よける
closed-place =
    { $hands ->
        [yes] 手札{ $number }
       *[no] カード{ $number }
    }

select-demand = 要求するカードを選ぶ
select-demand-from = 誰から
select-rank = ランクを選ぶ
select-rank-first = 先にランクを選ぶ

picture-asked =
    { $kind ->
        [return] { $n }枚渡す
        [put-out] { $n }枚出す
        [keep] { $n }枚よける
        [demand] 1枚要求
        [demand-pool] 1枚要求
        [take] 余り
        [swap] 交換か断る
       *[choose] 1つ選ぶ
    }

did-give =
    { $exchange-kind ->
        [class_pool] { $cards }を出しました。
       *[other] { $cards }を渡しました。
    }
did-keep =
    { $n ->
        [0] この手札をそのまま使います。
       *[other] { $cards }をよけました。
    }
did-demand = { $name }さんに{ $card }を要求しました。
did-waive = 要求しませんでした。
did-choose = { $place }番を選びました。
did-take = 余ったカードを取りました。
did-decline = 余ったカードを断りました。
did-swap = { $low }を交換しました。
did-redeal = 配り直しを求めたので、このディールは無効です。「次のディール」を押すと新しく配ります。
