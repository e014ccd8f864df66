help-heading = ここでの遊び方
help-1 = **1.** /tutorial で、コンピューター相手に1ディール練習できます。
help-2 = **2.** /table open でテーブルを開くと、ほかの人が参加できます。人のテーブルでは**{ button-join }**を押します。
help-3 = **3.** **{ button-my-hand }**を押すと、自分だけにカードが見えます。選んで**{ button-play }**か**{ button-pass }**を押します。
help-games = ゲーム：{ $games }。/tutorial、/table open、/help に game: を足すと選べます。
help-game = { game }のあらまし

help-more = もっと知りたいとき
help-rules = ここのルール：/rules show。ほかのルール：/rules presets。明るい絵：/pictures。呼び出しの設定：/notify。
help-seat = もう一度手札：/hand。コンピューターから席を取り戻す：/table back。席と番：/table status。いなくなった人の代わりにコンピューター：/table kick。
help-friends = 友だちだけのテーブル：/table open に private:、次に /table invite。一緒に遊びたくない人：/block。自分の番のテーブル：/tables。
help-again = 終わったディールを一手ずつ：/replay。直前の手の取り消し（全員の同意が必要）：/undo。
help-typed = 文字でも遊べます：{ $commands }。
help-notation = カードは `3d 10h Qs` のように書きます。dは♦、cは♣、hは♥、sは♠です。`88` のようにランクだけでも書けます。
help-points = 自分の点：/ledger show、/stats。全員の点：/leaderboard（2人以上の人のディール）。点は遊びのためだけのものです。同じ顔ぶれのレーティング戦は、1日の中で1、½、⅓…と数えます。
help-fair = シャッフルは最初のカードの前に封印し、ディールの後に公開します。ボットを動かす機械からは手札が見えますが、参加者には見えません。気づかれずにシャッフルを変えることはできません。
