err-no-table = 這裡沒有牌桌。
    .note = 用 /牌桌 開桌 開一桌。
err-several-tables = 你說的是哪一桌？
    .note = 加上 牌桌: 和桌號：{ $tables }。
err-no-such-table = 這裡沒有{ NUMBER($table, useGrouping: 0) }號桌。
    .note = 這個頻道的桌號：{ $tables }。
err-table-elsewhere = { table-name }在{ $channel }。
    .note = 到那裡用這個指令。
err-aside = { table-name }不能繼續。
    .note = 機器人重開後讀不到這桌。桌主或伺服器管理員可以收桌。

err-full =
    { $n ->
        [1] 唯一的座位有人了。
       *[other] { $n }個座位都有人了。
    }
    .note =
        { $seat ->
            [0] 你可以旁觀。有人離開，你就能入座。
           *[other]
                { $stage ->
                    [lobby] { $host }現在可以按「開始」。
                    [deal] 你的牌在「我的手牌」。
                    [between] 這局結束了。請按「下一局」。
                   *[over] 這一場結束了。請按「再來一場」。
                }
        }
way-to-a-seat =
    { $way ->
        [free] 按「入座」坐空位。
        [now] 按「入座」接替電腦{ $name }。
        [later] 按「入座」，這局結束後接{ $name }的座位。
        [closing] 打完這局就收桌。用 /牌桌 開桌 開新的一桌。
       *[full] 每個座位都有真人。有人離開，你就能入座。
    }
err-stranger = 你只是在旁觀這桌。
    .note =
        { $way ->
            [private] 想坐這裡，請桌主邀請你。
           *[full] { way-to-a-seat }
        }
err-went = 你已經離開這桌。
    .note =
        { $settle ->
            [counts] 這局仍算你的。
            [zero] 這局不算你的。
           *[none] 你目前的分數不變。
        }{ $way ->
            [back] 按「入座」接著打你的手牌。
            [private] 按「入座」再坐下來。
           *[full] { way-to-a-seat }
        }
err-taken = 那個座位不能坐。
    .note = 選空位，或有電腦的座位。
err-no-computer = 這裡沒有電腦。
    .note = 「加電腦」讓電腦坐一個座位。
err-rated = 這桌算等級分，只有真人能打。
    .note = 按「入座」的人坐空位。用 等級分: False 開的桌才有電腦。
err-rated-hint = 這桌算等級分，所以沒有提示。
    .note = 在其他桌，「提示」會建議怎麼出。
err-held-another = 這局你已經拿過一手牌了。
    .note = 這局結束後就能入座。
err-own-seat = 這一場你離開的是{ $place }號座位。
    .note = 按「入座」拿回座位和分數。
err-next-up = 座位幫你留好了。
    .note = 這局結束後你就入座。
err-counts = { $left }不在，但這局仍算{ $left }的。
    .note = 你可以離開，電腦會打完這局。伺服器管理員可以收桌。
err-plays-on = { $name }想繼續打。
    .note = 你可以離開：電腦會接著打，這局算你的。
err-agreed = 你已經提議收桌了。
    .note = 等{ $waiting }同意。

err-old = 那是舊的按鈕，按了沒有作用。
    .note = 用最新的訊息。
err-clock = 「{ $text }」不能當每手的時間。
    .note = 寫 15s 到 7d，例如 5m、1h 或 2d；不計時就寫 none。
err-not-away = 你沒有離開。
    .note = 座位是你的，沒有電腦替你打。
err-elsewhere = 那個按鈕是別處牌桌的。
    .note = 用那桌自己頻道裡的按鈕。
err-card = 「{ $text }」不是牌。
    .note = 牌寫成 3d、10h、Qs 這樣。
err-no-reading =
    { $n ->
        [0] { $cards }不能一起出。
       *[other] { $cards }不能當「{ $text }」出。
    }
    .note =
        { $n ->
            [0] 選別的牌。
           *[other] 可以當{ $readings }出。
        }
err-half-named = 「as」或「當」前面寫牌，後面寫牌型和點數。
    .note =
        { $held ->
            [yes] 單獨寫「as」就是A♠。
           *[no] 單獨寫「as」就是A♠，你沒有這張。
        }
err-suit = 「{ $text }」不是花色。
    .note = 寫成 s、♠或「黑桃」這樣。
err-trump = 「{ $text }」不是花色，也不是點數。
    .note = 寫成 s、♠或10這樣，或 none。
err-whole-number = 「{ $text }」不是數字。
    .note = 寫成0、2這樣。
err-several-meant = 「{ $text }」可能是好幾種。
    .note = 按你要的那一個。
err-nothing-fits =
    { $verb ->
        [play] 你能出的牌裡，沒有符合「{ $text }」的。
       *[other] 你能選的牌裡，沒有符合「{ $text }」的。
    }
    .note = 可以寫{ examples-named }。
err-nothing-open =
    { $verb ->
        [play] 你現在能出的牌裡，沒有符合「{ $text }」的。
       *[other] 你現在能選的牌裡，沒有符合「{ $text }」的。
    }
    .note = /手牌 告訴你輪到誰、你能做什麼。
err-only-pass = 你壓不過，只能過。
    .note = 用 /過。
err-no-cards = 先選{ cards-word }。
    .note = 點牌或從清單選，再按「出牌」。

try-again = 請等一分鐘再試。
err-saving = 沒有存成功，所以不算。
    .note = { try-again }
err-saving-rules = 這些規則沒有存成功。維持原來的規則。
    .note = { try-again }
err-reading = 現在讀不到。
    .note = { try-again }
err-ours = 這是我們的問題。
    .note = 說不定已經成功了：先看一下再重試。請告訴管理員：`{ $id }`
err-rights = 機器人在{ $channel }還需要這些權限：**{ $names }**。
err-rules-other = 這些規則不能玩。
    .note = 這裡用的規則在 /規則 查看。

err-already-seated = 你已經坐在這裡的{ $seat }號座位。
    .note = 要空出來就按「離開」。
err-table-full-start = 還少{ $n }個玩家。
    .note =
        { $rated ->
            [yes] 這桌算等級分，要等真人按「入座」。
           *[no] 按「電腦補滿」讓電腦坐滿空位。
        }
err-not-host = 這桌的桌主是{ $host }。
    .note = 開始、收桌、誰能坐，都由桌主決定。
err-started =
    { $stage ->
        [deal] 這局已經開始了。
        [between] 這局結束了。
       *[over] 這一場結束了。
    }
    .note =
        { $stage ->
            [deal] 你的牌在「我的手牌」。
            [between] 請按「下一局」。
           *[over] 請按「再來一場」。
        }有人入座之前，電腦都坐著。
err-not-started = 這裡還沒開始打。
    .note = 坐滿之後由{ $host }按「開始」。
err-not-over = 這局還在打。
    .note = 你的牌在「我的手牌」。
err-ended = 這桌已經收了。
    .note = 用 /牌桌 開桌 開新的一桌。
err-no-result = 第{ $deal }局的完整結果已經看不到了。
    .note = 每個人的分數在 /記分簿 查看。
err-match-over = 這一場結束了。
    .note = 「再來一場」在同一桌再打。
err-cut-long = 切牌最多{ $limit }個字；你寫了{ $n }個。
    .note = 再按「切牌」，寫短一點。
err-closing = 這桌不再收玩家。
    .note = 打完這局就收桌。用 /牌桌 開桌 開新的一桌。

err-too-fast = 一下子太多了。請{ $n }秒後再試。
err-too-many =
    { $of ->
        [host] 你已經開了{ $n }桌。一個人不能再多了。
       *[guild] 這個伺服器有{ $n }桌，放不下更多了。
    }
    .note =
        { $of ->
            [host] 收掉其中一桌，就能再開。
           *[guild] { $minutes ->
                [0] 加入其中一桌，或等有一桌收了再開。
               *[other] 請{ $minutes }分鐘後再試：到時會空出位置。
            }
        }
err-too-many-table = { $channel }的{ table-name }
err-too-many-elsewhere = 別的伺服器還有{ $n }桌
err-several-hands = 你在{ $n }桌都有手牌。
    .note = 在{ $channels }用 /手牌。
err-no-hand = 你現在沒有手牌。
    .note = 下一局會發新的牌。

err-game = 這裡沒有「{ $text }」這個遊戲。
    .note = 有這些：{ $names }。
err-other-option = { game }沒有 { $option } 這個選項。
    .note =
        { $table ->
            [yes] 不要填。
           *[no] 不要填，或用 遊戲: 選別的遊戲。
        }
err-option-missing = { game }在這裡需要 { $option }:。
    .note = 在指令裡加上 { $option }:。
err-not-offered = { $option }: 不能這樣選。
    .note =
        { $fits ->
            [truth] 用 True 或 False。
            [between] 用{ $low }到{ $high }。
           *[names] 用{ $names }。
        }
err-too-long = { $option }: 太長了。
    .note = 最多{ $high }個字。
err-too-short = { $option }: 太短了。
    .note = 至少{ $low }個字。
err-seats = 這套規則的{ game }有{ $n }個座位。
    .note = 不要填 座位數:。
err-computers = 這桌有{ $seats }個座位，你坐一個。
    .note =
        { $most ->
            [0] 不要填 電腦:。
           *[other] 電腦: 可以是0到{ $most }。
        }
err-rated-open = 等級分桌開始時沒有電腦。
    .note = 不要填 電腦:，或選 等級分: False。
err-member = 「{ $text }」不在這個伺服器。
    .note = 從清單選名字。

err-no-wish = 先選你要的{ card-word }。
    .note = 在上面兩個清單各選一個，再按「要牌」。
err-no-gift = 先選{ cards-word }。
    .note = 點牌或從清單選，再按下面的按鈕。
err-no-player = 這裡不能選「{ $text }」。
    .note = 選其中一個：{ $names }。
err-one-card = 一次要一張{ card-word }，不是「{ $text }」。
    .note = 寫成 Kh 這樣。

err-names-no-cards = 你沒有寫任何{ cards-word }。
    .note = 寫成 3d、10h、Qs 這樣。
err-other-game = /{ $command } 在這桌沒有作用。
    .note = 「我的手牌」告訴你能做什麼。

err-kick-nobody = 這裡沒有叫這個名字的人。
    .note = 從清單選人。電腦的話，第一局開始前按「移除電腦」。
err-kick-self = 那是你自己的座位。
    .note = 要讓出來，就用選單裡的「離開」。
err-kick-early = 這桌現在沒有在等{ $name }。
    .note = 輪到這個人，或等這個人按「下一局」時再提。兩局之間桌主{ $host }可以決定。
err-kick-soon = { $name }還有時間。
    .note = 這桌等滿兩分鐘再提。兩局之間桌主不用等。
err-stand-in-soon = { $name }還有時間。
    .note = 不計時的桌，等滿兩分鐘才能這樣做。
err-kick-alone = 這件事你一個人不能決定。
    .note = 至少要另外兩個人同意。桌主{ $host }或管理員可以自己決定。
err-kick-agreed = 你已經提過了。
    .note = 牌桌上正在問其他人。

err-board-day = 「{ $text }」不是日期。
    .note = 寫成2026-01-31這樣：年、月、日。
err-board-order = 結束的日子比開始還早。
    .note = 從: { $start } 比 到: { $end } 晚。請對調。
err-board-both = 期間: 不能跟 從: 和 到: 一起用。
    .note = 不要填 期間:，或不要填 從: 和 到:。
err-board-rules = 這裡沒有人玩過「{ $text }」。
    .note =
        { $some ->
            [yes] 這裡玩過：{ $names }。
           *[no] 這裡還沒有算分的局。
        }
err-no-season = 這裡還沒開始賽季。
    .note = 可以管理伺服器的人能用 /記分簿 賽季 開始。

err-undo-no-deal = 現在沒有在打。
    .note = 一局打完，出過的牌就不能收回。
err-undo-tutorial = 教學局出的牌不能收回。
    .note = 繼續打吧：這局不計分。
err-undo-evening = 複式賽出的牌不能收回。
    .note = 別桌打的是同樣的牌。
err-undo-nothing = 這局你還沒做過什麼。
    .note = 你可以收回自己的上一手。
err-undo-played = 之後{ $name }已經出牌了。
    .note = 別人還沒動作之前，你才能收回。
err-undo-shown = 之後有人看過蓋著的牌。
    .note = 看過就是看過了，不能收回。
err-undo-counts = { $name }離開了，但這局仍算{ $name }的。
    .note = 問不到本人，所以出的牌不能收回。
err-undo-asked = 你已經提過了。
    .note = 等{ $agreeing }同意。
err-undo-other = { $name }想收回剛才的動作。
    .note = 先回答這個。
err-undo-kept = 有人不同意，那一手不能收回。
    .note = 繼續打吧。
err-undo-long-ago = 那已經太久了。
    .note = 計時的桌只能收回最近幾手。
err-undo-agreed = 你已經同意了。
    .note = 等{ $agreeing }同意。

err-deal-typed = 「{ $text }」不是一局。
    .note = 寫桌號和局號，例如7.3。
err-no-deal = 記分簿裡沒有{ $id }這一局。
    .note = 從清單選。/記分簿 查看 有大家的。
err-correct-reason = 請說明原因。
    .note = 加上 原因: 寫幾個字。看這一局的人都讀得到。
err-correct-nothing = 0分什麼都沒改。
    .note = 寫要加幾分，例如5或 -5。
err-correct-member = { $name }在這一局沒有分數。
    .note =
        { $some ->
            [yes] 這局記的是{ $names }。
           *[no] 這局記的只有電腦。
        }
err-export-many = 這段時間有{ $n }筆紀錄；一個檔案只放{ $most }筆。
    .note = 用 從: 和 到: 少選幾天。
err-export-nothing = 這段時間沒有紀錄。
    .note = 用 從: 和 到: 選別的日子。
err-season-name = 賽季要有名字。
    .note = 寫一兩個詞，例如「春季」。
err-season-runs = 賽季「{ $name }」還在進行。
    .note = 先用 /記分簿 賽季 結束。
err-season-none = 現在沒有賽季。
    .note = 用 /記分簿 賽季 開始 開一個。
err-zone = 「{ $text }」不是時區。
    .note = 寫城市或時區，例如{ $names }。
