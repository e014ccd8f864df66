command-setup = 這個伺服器的頻道、計時、規則，以及誰可以開桌

option-timezone = 星期和月份從哪裡的午夜算起；打城市名
option-game-setup = 選哪個遊戲的規則；不填就是伺服器的遊戲

setup-heading = 設定這個伺服器
setup-note = 預設就很好用，想改再改。已經開的桌不受影響。
setup-channels = **可以開桌的頻道**
setup-channels-any = 所有能用 /牌桌 開桌 的頻道。
setup-channels-some = { $channels }，和其中的討論串。
setup-openers = **誰可以開桌**
setup-openers-said =
    { $openers ->
        [managers] 可以管理伺服器的人。
       *[everybody] 每個人。
    }
setup-clock = **預設的計時**
setup-clock-said =
    { $unit ->
        [none] 不計時：思考多久都可以。
       *[s] { clock }。
    }
setup-clock-note = /牌桌 開桌 加 計時: 可以為那一桌另外選，或不計時。
setup-rated = **預設算不算等級分**
setup-rated-said =
    { $rated ->
        [yes] 沒有電腦的桌算等級分。
       *[no] 每一桌都不算等級分。
    }
select-least = 坐等級分桌之前要打幾局
choice-least =
    { $n ->
        [0] 等級分桌人人可坐
       *[other] 先在這裡打完同一遊戲{ $n }局
    }
setup-threads = **討論串**
setup-threads-said =
    { $on ->
        [yes] 每桌一個討論串，收桌時封存。
       *[no] 牌桌就在頻道裡。
    }
setup-zone = **時區**
setup-zone-said = { $zone }。排行榜的星期和月份從這裡的午夜算起。
setup-digest =
    { $on ->
        [yes] **每週摘要：**在{ $channel }，每星期一9:00（伺服器的時區）。
       *[no] **每週摘要：**不發。
    }
setup-game = **預設的遊戲**
setup-game-said = { game }。頻道用遊戲命名的話，就玩那個遊戲。
setup-rules = **預設的規則**
setup-rules-said = { game }：{ $rules }
setup-rules-note = 玩法儲存前會先給你看。儲存之後，按「重新檢查」就會顯示在這裡。
setup-rights = **權限**
setup-rights-fine = 機器人在{ $channel }的權限都齊了。
setup-rights-gone = 選的頻道不見了，或機器人看不到：{ $channel }。
setup-rights-note = 到頻道設定開放權限，再按「重新檢查」。

select-channels = 選頻道；不選就是所有頻道
select-openers = 誰可以開桌
select-clock = 選計時
choice-clock =
    { $unit ->
        [none] 不計時
       *[s] { clock }
    }
select-rated = 牌桌算不算等級分
choice-rated-yes = 沒有電腦就算等級分
choice-rated-no = 不算等級分
select-setup-game = 選伺服器的遊戲
select-setup-rules =
    { $page ->
        [0] 選玩法
       *[other] 更多玩法
    }
choice-openers-everybody = 每個人
choice-openers-managers = 可以管理伺服器的人
button-other-clock = 別的計時
clock-title = 這個伺服器的計時
clock-label = 每手的時間
clock-about = 15s 到 7d，例如 30s、5m、1h 或 2d；none 就是不計時
button-threads =
    { $on ->
        [yes] 不用討論串
       *[no] 每桌一個討論串
    }
button-zone = 時區
button-digest =
    { $on ->
        [yes] 不發摘要
       *[no] 在這裡發摘要
    }
zone-title = 這個伺服器的時區
zone-label = 城市，或時區的名稱
zone-about = 例如 Taipei、Asia/Hong_Kong 或 UTC
button-check-again = 重新檢查
button-server-rules = 這裡的規則

permission =
    { $permission ->
        [view_channel] 檢視頻道
        [send_messages] 傳送訊息
        [send_messages_in_threads] 在討論串中傳送訊息
        [embed_links] 嵌入連結
        [attach_files] 附加檔案
        [create_public_threads] 建立公開討論串
       *[read_message_history] 讀取訊息歷史
    }

err-channel = 這個頻道不能開桌。
    .note = 可以在{ $channels }開。
err-openers = 只有可以管理伺服器的人能開桌。
    .note = 請他們開，或按「入座」加入別桌。
