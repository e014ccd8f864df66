command-notify = 自分の番にいつ呼び出すか、いつ呼び出さないか
option-turns = いつ呼び出すか。省くと今の設定が出ます
option-quiet = 呼び出さない時間帯（22-8など）。なしならoff
option-zone = 住んでいる時間帯（Asia/Tokyoなど）。一覧に全部あります
option-openings = どのゲームのテーブルが開いたら知らせるか。なしならnone
choice-openings-none = なし
choice-turns-now = すぐに
choice-turns-late = 10秒待ってから
choice-turns-never = 呼び出さない

turns-called =
    { $call ->
        [now] **自分の番になったら、すぐに呼び出します。**
        [never] **自分の番でも呼び出しません。**
       *[late] **自分の番で10秒たったら呼び出します。**
    }
    .note = /呼び出し で変えられます。すべてのサーバーで同じです。
quiet-hours = { $begin }から{ $end }までは呼び出しません（{ $zone }）。
openings-told = ここでテーブルが開いたら知らせるゲーム：{ $games }。
table-opened = { $mention } { $host }さんがテーブルを開きました：{ game }、{ $table }。
err-openings-many = ここで{ game }を知らせる人は、もう{ $limit }人です。
    .note = 1つのメッセージにこれ以上は入りません。
quiet-hours-none = どの時間でも呼び出します。静かな時間: で呼び出さない時間を選べます。
err-quiet = 「{ $text }」は何時から何時までとは読めません。
    .note = 22-8 や 22:30-7 のように書くか、off と書きます。
err-quiet-zone = どの時間帯にお住まいですか。
    .note = タイムゾーン: に Asia/Tokyo のように書き足してください。

select-turns = 自分の番にいつ呼び出すか
menu-turns =
    { $call ->
        [now] すぐに呼び出す
        [never] 呼び出さない
       *[late] 10秒たったら呼び出す
    }
