command-setup = 頻道、時限、規則，以及誰可以在這個伺服器開枱
option-timezone = 每週和每月由哪裏的午夜開始；輸入城市
option-game-setup = 選哪種玩法的規則；不填即伺服器的玩法
setup-heading = 設定這個伺服器
setup-note = 照預設就可以。想改甚麼就改。已開的枱照舊。
setup-channels = **可以開枱的頻道**
setup-channels-any = 所有可以用 /table open 的頻道。
setup-channels-some = { $channels }和當中的討論串。
setup-openers = **誰可以開枱**
setup-openers-said =
    { $openers ->
        [managers] 可以管理伺服器的人。
       *[everybody] 所有人。
    }
setup-clock = **沒有另選時的時限**
setup-clock-said =
    { $unit ->
        [none] 不限時：想多久都可以。
       *[s] { clock }。
    }
setup-clock-note = /table open 的 clock: 可以為那枱另選，或者不限時。
setup-rated = **沒有另選時是否排位**
setup-rated-said =
    { $rated ->
        [yes] 沒有電腦的枱都是排位枱。
       *[no] 沒有排位枱。
    }
select-least = 坐排位枱之前要打多少局
choice-least =
    { $n ->
        [0] 排位枱誰都可以坐
       *[other] 在這裏打完{ $n }局之後
    }
setup-threads = **討論串**
setup-threads-said =
    { $on ->
        [yes] 每枱有自己的討論串，散枱時封存。
       *[no] 枱直接開在頻道裏。
    }
setup-zone = **時區**
setup-zone-said = { $zone }。排行榜的每週和每月，由當地午夜開始。
setup-digest =
    { $on ->
        [yes] **每週摘要：**在{ $channel }，逢星期一9:00（伺服器的時區）。
       *[no] **每週摘要：**沒有。
    }
setup-game = **預設玩哪種**
setup-game-said = { game }。頻道以某種玩法命名，就玩那種。
setup-rules = **沒有另選時的規則**
setup-rules-said = { game }：{ $rules }
setup-rules-note = 儲存之前會先給你看。儲存之後，按「再檢查」就在這裏看到。
setup-rights = **權限**
setup-rights-fine = 在{ $channel }，機械人的權限齊全。
setup-rights-gone = 揀了的頻道不見了，或者機械人看不到：{ $channel }。
setup-rights-note = 在頻道設定中允許，再按「再檢查」。
select-channels = 揀頻道；不揀即所有頻道
select-openers = 誰可以開枱
select-clock = 揀時限
choice-clock =
    { $unit ->
        [none] 不限時
       *[s] { clock }
    }
select-rated = 是否排位
choice-rated-yes = 沒有電腦就排位
choice-rated-no = 不排位
select-setup-game = 揀伺服器的玩法
select-setup-rules =
    { $page ->
        [0] 揀一套預設玩法
       *[other] 更多預設玩法
    }
choice-openers-everybody = 所有人
choice-openers-managers = 可以管理伺服器的人
button-other-clock = 其他時限
clock-title = 這個伺服器的時限
clock-label = 一手的時間
clock-about = 15s至7d，例如30s、5m、1h或2d；none即不限時
button-threads =
    { $on ->
        [yes] 不用討論串
       *[no] 每枱一個討論串
    }
button-zone = 時區
button-digest =
    { $on ->
        [yes] 不要摘要
       *[no] 摘要貼在這裏
    }
zone-title = 這個伺服器的時區
zone-label = 城市或時區名稱
zone-about = 例如Hong Kong、Asia/Hong_Kong或UTC
button-check-again = 再檢查
button-server-rules = 現行規則
permission =
    { $permission ->
        [view_channel] 檢視頻道
        [send_messages] 發送訊息
        [send_messages_in_threads] 在討論串中傳送訊息
        [embed_links] 嵌入連結
        [attach_files] 附加檔案
        [create_public_threads] 建立公開討論串
       *[read_message_history] 讀取訊息歷史
    }
err-channel = 這個頻道不可以開枱。
    .note = 可以在{ $channels }開。
err-openers = 這個伺服器只有管理的人可以開枱。
    .note = 問他們，或者在一枱按「入座」。
