command-table-invite = 非公開のテーブルに人を招待する
command-table-reserve = 自分のテーブルの席を誰かのために取っておく
command-table-unreserve = 取っておいた席を、また誰でも座れるようにする
command-block = 自分がホストのテーブルに入れない人を決める。名前を省くと一覧
command-unblock = その人がまた自分のテーブルに座れるようにする
option-private = 招待した人だけが座れる
option-thread = このテーブルのスレッド。終わったら保管。省くとサーバーの設定
option-guest = 対象の人
option-guest-role = このロールの全員
option-blocked = 入れない人。省くと一覧が出ます
option-unblocked = また座れるようにする人

thread-name = { game } · { $host }
table-in-thread = { $host }さんがテーブルを開きました：{ game }、{ $table }。場所は{ $thread }です。
lobby-private =
    { $n ->
        [0] 非公開：/テーブル 招待 で招待された人だけが座れます。
       *[other] 非公開。招待：{ $names }。
    }
seat-option-kept = { $name }さんの席

invited = { $names }はここに座れるようになりました。
reserved = 席{ $seat }を{ $name }さんのために取ってあります。来るまではコンピューターが使うことがあります。
unreserved = その席にまた誰でも座れます。
blocked = **自分がホストのテーブルに、{ $name }さんはもう座れません。**
    .note = 本人には知らせません。今いるテーブルには残ります。/テーブル 交代 で外せます。
unblocked = **自分がホストのテーブルに、{ $name }さんはまた座れます。**
    .note = /ブロック で、入れない人の一覧が見られます。
blocked-list =
    { $n ->
        [0] **テーブルに入れない人はいません。**
       *[other] **テーブルに入れない人：** { $names }
    }
    .note = これは自分だけに見えます。/ブロック と /ブロック解除 で変えられます。

lobby-least = ここで{ $n }ディール以上終えた人が座れます。

err-few-deals =
    { $deals ->
        [0] ここで終えた{ game }のディールはまだありません。
       *[other] ここで終えた{ game }のディールは{ $deals }です。
    }
    .note = ここのレーティング戦には{ $n }ディール必要です。ほかのテーブルには座れます。
err-private = このテーブルは非公開です。
    .note = ホストに招待してもらうか、/テーブル 開く で自分のテーブルを開いてください。
err-kept = その席は取ってあります。
    .note = 空くのを待つか、/テーブル 開く で自分のテーブルを開いてください。
err-kept-out = このテーブルには座れません。
    .note = 別のテーブルに参加するか、/テーブル 開く で自分のテーブルを開いてください。
err-open-to-all = このテーブルには誰でも座れます。
    .note = /テーブル 席を取る を使うか、非公開のテーブルを開いてください。
err-invited-self = もうここに座っています。
    .note = ほかの人を選んでください。
err-invited-already = もう招待してあります。
    .note = その人は「参加」を押せます。
err-invited-many = 招待はもう{ $limit }件です。
    .note = ロールを招待すると、もっと多くの人が入れます。
err-invite-whom = 誰を招待しますか。
    .note = メンバー: か ロール: のどちらか1つを足してください。
err-invite-everybody = そのロールは全員です。
    .note = 非公開: なしでテーブルを開けば、誰でも参加できます。
err-guest-bot = それはボットです。
    .note = コンピューターは「コンピューター追加」で席に着きます。
err-sits-here = { $name }さんはもうここに座っています。
    .note = ほかの人を選んでください。
err-kept-already = { $name }さんの席はもう取ってあります。
    .note = 「参加」を押せば座れます。
err-none-to-keep = 取っておける席がありません。
    .note = 空席はすべて取ってあります。/テーブル 席を空ける で1つ空きます。
err-not-kept = その人の席は取ってありません。
    .note = /テーブル 席を取る で取れます。
err-block-self = それは自分です。
    .note = ほかの人を選んでください。
err-blocked-many = 入れない人はもう{ $limit }人です。
    .note = /ブロック解除 でまた入れるようにできます。
err-guest-blocked = { $name }さんを「テーブルに入れない人」にしてあります。
    .note = /ブロック解除 でまた入れるようにできます。
err-not-blocked = その人は「テーブルに入れない人」ではありません。
    .note = /ブロック で、入れない人の一覧が見られます。
