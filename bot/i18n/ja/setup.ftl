command-setup = このサーバーのチャンネル、制限時間、ルール、テーブルを開ける人

option-timezone = 週と月の変わり目をどこの0時にするか。都市名を書きます
option-game-setup = どのゲームのルールを選ぶか。省くとサーバーのゲーム

setup-heading = このサーバーの設定
setup-note = 初期設定のままで遊べます。変えたいところだけどうぞ。開いているテーブルは今のままです。
setup-channels = **テーブルを開けるチャンネル**
setup-channels-any = /テーブル 開く が使えるすべてのチャンネル。
setup-channels-some = { $channels }と、そのスレッド。
setup-openers = **テーブルを開ける人**
setup-openers-said =
    { $openers ->
        [managers] サーバーを管理できる人。
       *[everybody] 全員。
    }
setup-clock = **指定がないときの制限時間**
setup-clock-said =
    { $unit ->
        [none] 時間制限なし。ゆっくり考えられます。
       *[s] { clock }。
    }
setup-clock-note = /テーブル 開く の 制限時間: で、テーブルごとに変えるか、なしにできます。
setup-rated = **指定がないときのレーティング**
setup-rated-said =
    { $rated ->
        [yes] コンピューターのいないテーブルはレーティング戦です。
       *[no] レーティング戦にしません。
    }
select-least = レーティング戦に必要なディール数
choice-least =
    { $n ->
        [0] レーティング戦に誰でも座れる
       *[other] ここで同じゲームを{ $n }ディール終えてから
    }
setup-threads = **スレッド**
setup-threads-said =
    { $on ->
        [yes] テーブルごとにスレッドを作り、終わったら保管します。
       *[no] テーブルはチャンネルに直接置きます。
    }
setup-zone = **時間帯**
setup-zone-said = { $zone }。ランキングの週と月は、その0時に変わります。
setup-digest =
    { $on ->
        [yes] **週のまとめ：** { $channel }、毎週月曜9:00（サーバーの時間帯）。
       *[no] **週のまとめ：** なし。
    }
setup-game = **標準のゲーム**
setup-game-said = { game }。ゲームの名前がついたチャンネルでは、そのゲームです。
setup-rules = **指定がないときのルール**
setup-rules-said = { game }：{ $rules }
setup-rules-note = ルールは保存の前に見せます。保存したら「再確認」でここに出ます。
setup-rights = **権限**
setup-rights-fine = { $channel }では、ボットの権限がそろっています。
setup-rights-gone = 選んだチャンネルがないか、ボットから見えません：{ $channel }。
setup-rights-note = チャンネルの設定で許可し、「再確認」を押してください。

select-channels = チャンネルを選ぶ。なければ全部
select-openers = テーブルを開ける人
select-clock = 制限時間を選ぶ
choice-clock =
    { $unit ->
        [none] 時間制限なし
       *[s] { clock }
    }
select-rated = レーティング戦にするか
choice-rated-yes = コンピューターがいなければレーティング戦
choice-rated-no = レーティング戦にしない
select-setup-game = サーバーのゲームを選ぶ
select-setup-rules =
    { $page ->
        [0] ルールを選ぶ
       *[other] ほかのルール
    }
choice-openers-everybody = 全員
choice-openers-managers = サーバーを管理できる人
button-other-clock = 別の制限時間
clock-title = このサーバーの制限時間
clock-label = 1手の制限時間
clock-about = 15s～7d（30s、5m、1h、2d など）。なしなら none
button-threads =
    { $on ->
        [yes] スレッドなし
       *[no] スレッドを作る
    }
button-zone = 時間帯
button-digest =
    { $on ->
        [yes] まとめなし
       *[no] ここにまとめ
    }
zone-title = このサーバーの時間帯
zone-label = 都市か時間帯の名前
zone-about = Tokyo、Asia/Hong_Kong、UTC など
button-check-again = 再確認
button-server-rules = ここのルール

permission =
    { $permission ->
        [view_channel] チャンネルを見る
        [send_messages] メッセージを送信
        [send_messages_in_threads] スレッドでメッセージを送信
        [embed_links] 埋め込みリンク
        [attach_files] ファイルを添付
        [create_public_threads] 公開スレッドの作成
       *[read_message_history] メッセージ履歴を読む
    }

err-channel = このチャンネルではテーブルを開けません。
    .note = 開けるのは：{ $channels }。
err-openers = テーブルを開けるのは、サーバーを管理できる人だけです。
    .note = その人に頼むか、「参加」でテーブルに入ってください。
