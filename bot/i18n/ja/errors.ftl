err-no-table = ここにテーブルはありません。
    .note = /テーブル 開く で開けます。
err-several-tables = どのテーブルですか。
    .note = テーブル: に番号を足してください：{ $tables }。
err-no-such-table = ここにテーブル{ NUMBER($table, useGrouping: 0) }はありません。
    .note = このチャンネルにあるテーブル：{ $tables }。
err-table-elsewhere = { table-name }は{ $channel }にあります。
    .note = そこでこのコマンドを使ってください。
err-aside = { table-name }は続けられません。
    .note = 再起動の後、ボットが読めませんでした。ホストかサーバー管理者が終了できます。

err-full = { $n }席すべて埋まっています。
    .note =
        { $seat ->
            [0] 観戦できます。誰かが離れたら参加できます。
           *[other]
                { $stage ->
                    [lobby] { $host }さんが「開始」を押せます。
                    [deal] 「手札」でカードが見られます。
                    [between] ディールは終わりました。「次のディール」を押してください。
                   *[over] マッチは終わりました。「再戦」を押してください。
                }
        }
way-to-a-seat =
    { $way ->
        [free] 「参加」を押すと空席に着けます。
        [now] 「参加」を押すと、コンピューターの{ $name }と交代できます。
        [later] 「参加」を押すと、ディールの終わりに{ $name }の席に着けます。
        [closing] テーブルはこのディールで終わります。/テーブル 開く で新しく開けます。
       *[full] どの席にも人がいます。誰かが離れたら参加できます。
    }
err-stranger = このテーブルでは観戦中です。
    .note =
        { $way ->
            [private] 席に着くには、ホストに招待してもらってください。
           *[full] { way-to-a-seat }
        }
err-went = このテーブルを離れました。
    .note =
        { $settle ->
            [counts] このディールは自分につきます。
            [zero] このディールは自分にはつきません。
           *[none] これまでの点は残ります。
        }{ $way ->
            [back] 「参加」を押すと、自分の手札で続けられます。
            [private] 「参加」を押すと、また席に着けます。
           *[full] { way-to-a-seat }
        }
err-taken = その席には着けません。
    .note = 空席か、コンピューターの席を選んでください。
err-no-computer = ここにコンピューターはいません。
    .note = 「コンピューター追加」で席を埋められます。
err-rated = レーティング戦なので、人だけでプレイします。
    .note = 「参加」を押した人が空席に着きます。コンピューターは レーティング戦: False のテーブルで使えます。
err-rated-hint = レーティング戦なので、ヒントはありません。
    .note = ほかのテーブルでは「ヒント」がおすすめの手を出します。
err-held-another = このディールではもう別の手札を持ちました。
    .note = ディールが終われば、また参加できます。
err-own-seat = このマッチでは席{ $place }を離れました。
    .note = 「参加」を押すと、その席と点に戻れます。
err-next-up = 席は取ってあります。
    .note = このディールが終わったら着けます。
err-counts = このディールは、ここにいない{ $left }さんにつきます。
    .note = 離れてもコンピューターが最後まで進めます。サーバー管理者は終了できます。
err-plays-on = { $name }さんは続けたいそうです。
    .note = 離れることはできます。コンピューターが続け、結果は自分につきます。
err-agreed = テーブルの終了は提案済みです。
    .note = { $waiting }さんの同意を待っています。

err-old = ボタンが古く、何も起きませんでした。
    .note = いちばん新しいメッセージを使ってください。
err-clock = 「{ $text }」は制限時間として読めません。
    .note = 15s から 7d まで（5m、1h、2d など）。なしなら none と書きます。
err-not-away = 離席していません。
    .note = 席は自分のもので、コンピューターは代わっていません。
err-elsewhere = それは別の場所のテーブルのボタンです。
    .note = そのテーブルのチャンネルでボタンを使ってください。
err-card = 「{ $text }」というカードはありません。
    .note = 3d、10h、Qs のように書きます。
err-no-reading =
    { $n ->
        [0] { $cards }は一緒には出せません。
       *[other] { $cards }は「{ $text }」としては出せません。
    }
    .note =
        { $n ->
            [0] ほかのカードを選んでください。
           *[other] こう出せます：{ $readings }。
        }
err-half-named = 「as」の前にカード、後に役とランクを書きます。
    .note =
        { $held ->
            [yes] 「as」だけだと A♠ です。
           *[no] 「as」だけだと A♠ ですが、手札にありません。
        }
err-suit = 「{ $text }」というスートはありません。
    .note = s、♠、スペードのように書きます。
err-trump = 「{ $text }」はスートでもランクでもありません。
    .note = s、♠、10 のように書くか、none と書きます。
err-whole-number = 「{ $text }」は数ではありません。
    .note = 0、2 のように書きます。
err-several-meant = 「{ $text }」には何通りかの意味があります。
    .note = 当てはまるものを押してください。
err-nothing-fits =
    { $verb ->
        [play] 出せる手に「{ $text }」に合うものがありません。
       *[other] 選べるものに「{ $text }」に合うものがありません。
    }
    .note = 書けるもの：{ examples-named }。
err-nothing-open =
    { $verb ->
        [play] 今出せる手に「{ $text }」に合うものがありません。
       *[other] 今選べるものに「{ $text }」に合うものがありません。
    }
    .note = /手札 で、誰の番か、何ができるかがわかります。
err-only-pass = これに勝てる手がありません。パスしてください。
    .note = /パス を使います。
err-no-cards = 先に{ cards-word }を選んでください。
    .note = 押すか一覧から選んで、「出す」を押します。

try-again = 1分ほどしてからもう一度どうぞ。
err-saving = 保存できなかったので、なかったことになりました。
    .note = { try-again }
err-saving-rules = ルールを保存できませんでした。前のルールのままです。
    .note = { try-again }
err-reading = 今は読み出せませんでした。
    .note = { try-again }
err-ours = こちらの不具合です。
    .note = 実行された可能性もあるので、やり直す前に確かめてください。管理者に伝えてください：`{ $id }`
err-rights = { $channel }でボットに必要な権限：**{ $names }**。
err-rules-other = このルールでは遊べません。
    .note = /ルール 表示 でここのルールがわかります。

err-already-seated = もう席{ $seat }に着いています。
    .note = 空けるには「退席」を押します。
err-table-full-start = あと{ $n }人足りません。
    .note =
        { $rated ->
            [yes] レーティング戦なので、人が「参加」を押すのを待ちます。
           *[no] 「コンピューターで埋める」を押すと、空席がすべて埋まります。
        }
err-not-host = このテーブルのホストは{ $host }さんです。
    .note = 開始と終了、誰が座れるかはホストが決めます。
err-started =
    { $stage ->
        [deal] ディールはもう始まっています。
        [between] ディールは終わりました。
       *[over] マッチは終わりました。
    }
    .note =
        { $stage ->
            [deal] 「手札」でカードが見られます。
            [between] 「次のディール」を押してください。
           *[over] 「再戦」を押してください。
        }誰かが参加するまで、コンピューターは席に残ります。
err-not-started = まだディールは始まっていません。
    .note = 席が全部埋まったら、{ $host }さんが「開始」を押します。
err-not-over = ディールはまだ続いています。
    .note = 「手札」でカードが見られます。
err-ended = このテーブルは終わりました。
    .note = /テーブル 開く で新しく開けます。
err-no-result = ディール{ $deal }の全体はもう見られません。
    .note = /得点帳 表示 に全員の点があります。
err-match-over = マッチは終わりました。
    .note = 「再戦」で同じテーブルをもう一度開けます。
err-cut-long = カットは{ $limit }文字までです。今は{ $n }文字です。
    .note = もう一度「カット」を押し、短くしてください。
err-closing = このテーブルは参加を締め切りました。
    .note = このディールで終わります。/テーブル 開く で新しく開けます。

err-too-fast = 操作が続きすぎました。{ $n }秒後にもう一度どうぞ。
err-too-many =
    { $of ->
        [host] ホストをしているテーブルが{ $n }卓あり、これが上限です。
       *[guild] このサーバーにはテーブルが{ $n }卓あり、これが上限です。
    }
    .note =
        { $of ->
            [host] どれかが終われば、新しく開けます。
           *[guild] { $minutes ->
                [0] どれかに参加するか、終わってから開いてください。
               *[other] { $minutes }分後にもう一度どうぞ。それまでに1卓空きます。
            }
        }
err-too-many-table = { table-name }、{ $channel }
err-too-many-elsewhere = ほかのサーバーに{ $n }卓
err-several-hands = { $n }卓で手札を持っています。
    .note = { $channels }で /手札 を使ってください。
err-no-hand = 今は手札がありません。
    .note = 次のディールで配られます。

err-game = 「{ $text }」というゲームはここにありません。
    .note = 遊べるゲーム：{ $names }。
err-other-option = { game }に { $option } という項目はありません。
    .note =
        { $table ->
            [yes] 省いてください。
           *[no] 省くか、ゲーム: で別のゲームを選んでください。
        }
err-option-missing = { game }には { $option }: が必要です。
    .note = コマンドに { $option }: を足してください。
err-not-offered = { $option }: ではそれは選べません。
    .note =
        { $fits ->
            [truth] True か False です。
            [between] { $low }～{ $high }です。
           *[names] 選べるもの：{ $names }。
        }
err-too-long = { $option }: には長すぎます。
    .note = { $high }文字までです。
err-too-short = { $option }: には短すぎます。
    .note = { $low }文字以上です。
err-seats = このルールの{ game }は{ $n }席です。
    .note = 席数: は省いてください。
err-computers = このテーブルは{ $seats }席で、そのうち1席は自分です。
    .note =
        { $most ->
            [0] コンピューター: は省いてください。
           *[other] コンピューター: は0～{ $most }です。
        }
err-rated-open = レーティング戦はコンピューターなしで始まります。
    .note = コンピューター: を省くか、レーティング戦: False を選んでください。
err-member = 「{ $text }」さんはこのサーバーにいません。
    .note = 一覧から選んでください。

err-no-wish = 先に欲しい{ card-word }を選んでください。
    .note = 上の2つの一覧から選んで、「要求」を押します。
err-no-gift = 先に{ cards-word }を選んでください。
    .note = 押すか一覧から選んで、下のボタンを押します。
err-no-player = ここでは「{ $text }」を選べません。
    .note = 選べるのは：{ $names }。
err-one-card = { card-word }を1枚だけ要求できます。「{ $text }」は違います。
    .note = Kh のように書きます。

err-names-no-cards = { cards-word }が書かれていません。
    .note = 3d、10h、Qs のように書きます。
err-other-game = このテーブルでは /{ $command } は使えません。
    .note = 「手札」で、できることがわかります。

err-kick-nobody = その名前の人はここに座っていません。
    .note = 一覧から人を選んでください。コンピューターは、最初のディールの前に「コンピューターを外す」で外せます。
err-kick-self = それは自分の席です。
    .note = 離れるには、メニューの「退席」を使います。
err-kick-early = 今は{ $name }さん待ちではありません。
    .note = その人の番か、「次のディール」待ちのときに使えます。ディールとディールの間なら、ホストの{ $host }さんができます。
err-kick-soon = { $name }さんにはまだ時間があります。
    .note = 2分待ってからもう一度どうぞ。ディールとディールの間なら、ホストは待たなくてもできます。
err-stand-in-soon = { $name }さんにはまだ時間があります。
    .note = 時間制限がないときは、2分待ってからできます。
err-kick-alone = 1人では決められません。
    .note = ほかに2人以上の同意が必要です。ホストの{ $host }さんか管理者なら、1人で決められます。
err-kick-agreed = もう同意しています。
    .note = ほかの人にはテーブルで聞いています。

err-board-day = 「{ $text }」は日付ではありません。
    .note = 2026-01-31 のように、年、月、日の順に書きます。
err-board-order = 期間の終わりが始まりより前です。
    .note = 開始日: { $start } が 終了日: { $end } より後です。入れ替えてください。
err-board-both = 期間: は 開始日: や 終了日: と一緒に使えません。
    .note = 期間: を省くか、開始日: と 終了日: を省いてください。
err-board-rules = 「{ $text }」ではここで誰も遊んでいません。
    .note =
        { $some ->
            [yes] ここで遊んだルール：{ $names }。
           *[no] 数に入るディールがまだありません。
        }
err-no-season = ここではまだシーズンが始まっていません。
    .note = サーバー管理者が /得点帳 シーズン 開始 で始めます。

err-undo-no-deal = 今はディール中ではありません。
    .note = 終わったディールの手は取り消せません。
err-undo-tutorial = チュートリアルでは取り消せません。
    .note = そのまま続けてください。結果は記録されません。
err-undo-evening = デュプリケート会では取り消せません。
    .note = ほかのテーブルも同じカードで遊びます。
err-undo-nothing = このディールではまだ何もしていません。
    .note = 取り消せるのは自分の直前の手です。
err-undo-played = その後{ $name }さんが出しました。
    .note = ほかの人が出す前だけ取り消せます。
err-undo-shown = その後、隠れていたカードを見た人がいます。
    .note = 見たものは戻せないので、手はそのままです。
err-undo-counts = このディールは、離れた{ $name }さんにもつきます。
    .note = 同意を聞けないので、取り消せません。
err-undo-asked = 取り消しは求めてあります。
    .note = { $agreeing }さんの同意を待っています。
err-undo-other = { $name }さんが取り消しを求めています。
    .note = 先にそれに答えてください。
err-undo-kept = 全員の同意がなかったので、手はそのままです。
    .note = そのまま続けてください。
err-undo-long-ago = それは前すぎて取り消せません。
    .note = 制限時間があるときは、最近の数手だけ取り消せます。
err-undo-agreed = もう同意しています。
    .note = { $agreeing }さんの同意を待っています。

err-deal-typed = 「{ $text }」というディールはありません。
    .note = テーブルとディールの番号を 7.3 のように書きます。
err-no-deal = 得点帳にディール{ $id }はありません。
    .note = 一覧から選んでください。/得点帳 表示 に全員の分があります。
err-correct-reason = 理由を書いてください。
    .note = 理由: に短く書きます。ディールを見る人は誰でも読めます。
err-correct-nothing = 0点では何も変わりません。
    .note = 足す点を 5 や -5 のように書きます。
err-correct-member = そのディールに{ $name }さんの点はありません。
    .note =
        { $some ->
            [yes] 点がついた人：{ $names }。
           *[no] コンピューターにだけつきました。
        }
err-export-many = その期間には{ $n }件あります。ファイルには{ $most }件まで入ります。
    .note = 開始日: と 終了日: で日数を減らしてください。
err-export-nothing = その期間には記録がありません。
    .note = 開始日: と 終了日: で別の日を選んでください。
err-season-name = シーズンには名前が必要です。
    .note = 「春」のように短く書きます。
err-season-runs = シーズン「{ $name }」が続いています。
    .note = 先に /得点帳 シーズン 終了 で終えてください。
err-season-none = 今はシーズン中ではありません。
    .note = /得点帳 シーズン 開始 で始めます。
err-zone = 「{ $text }」という時間帯はありません。
    .note = { $names } のように、都市か時間帯の名前を書きます。
