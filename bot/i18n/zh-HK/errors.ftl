err-no-table = 這裏沒有枱。
    .note = 用 /table open 開枱。
err-several-tables = 你指哪一枱？
    .note = 加 table: 和枱號。可用{ $tables }。
err-no-such-table = 這裏沒有{ NUMBER($table, useGrouping: 0) }號枱。
    .note = 這個頻道有{ $tables }號枱。
err-table-elsewhere = { table-name }在{ $channel }。
    .note = 請到那裏用這個指令。
err-aside = { table-name }打不下去。
    .note = 重新啟動後讀不到這枱的資料。枱主或伺服器管理員可以散枱。
err-full = { $n }個座位都坐滿了。
    .note =
        { $seat ->
            [0] 你可以旁觀。有人離枱，你就可以入座。
           *[other]
                { $stage ->
                    [lobby] { $host }現在可以按「開始」。
                    [deal] 「我的手牌」有你的牌。
                    [between] 這局打完了。按「下一局」。
                   *[over] 這場打完了。按「再來一場」。
                }
        }
way-to-a-seat =
    { $way ->
        [free] 按「入座」坐空位。
        [now] 按「入座」接電腦{ $name }的座位。
        [later] 按「入座」，這局打完就坐{ $name }的座位。
        [closing] 這枱打完這局就散。用 /table open 開新枱。
       *[full] 每個座位都有真人。有人離枱，你就可以入座。
    }
err-stranger = 你只是在旁觀這枱。
    .note =
        { $way ->
            [private] 想坐下，請枱主邀請你。
           *[full] { way-to-a-seat }
        }
err-went = 你離開了這枱。
    .note =
        { $settle ->
            [counts] 這局照算你的。
            [zero] 這局不算你的。
           *[none] 你到現在的分保留。
        }{ $way ->
            [back] 按「入座」繼續打你的手牌。
            [private] 按「入座」再坐下。
           *[full] { way-to-a-seat }
        }
err-taken = 那個座位不可以坐。
    .note = 揀空位，或者電腦的座位。
err-no-computer = 這裏沒有電腦。
    .note = 「加電腦」可以坐一個空位。
err-rated = 這是排位枱，只限真人。
    .note = 誰按「入座」就坐空位。開枱時用 rated: False，電腦才可以玩。
err-rated-hint = 這是排位枱，沒有提示。
    .note = 在其他枱，「提示」會建議出甚麼。
err-held-another = 這局你已經打過一手牌。
    .note = 這局打完，你可以再入座。
err-own-seat = 這場你離開的是{ $place }號座位。
    .note = 按「入座」拿回它和它的分。
err-next-up = 已經留位給你。
    .note = 這局打完，你就坐下。
err-counts = { $left }不在，但這局照算他們的。
    .note = 你可以離枱，由電腦打完這局。伺服器管理員可以散枱。
err-plays-on = { $name }想繼續打。
    .note = 你可以離枱：電腦接手，這局照算你的。
err-agreed = 你已提議散枱。
    .note = 等{ $waiting }同意。
err-old = 那個按鈕過時了，沒有作用。
    .note = 請用最新的訊息。
err-clock = 「{ $text }」不是一手的時間。
    .note = 寫15s至7d，例如5m、1h或2d；不限時就寫none。
err-not-away = 你沒有離開。
    .note = 座位是你的，沒有電腦代你打。
err-elsewhere = 那個按鈕屬於別處的枱。
    .note = 請到那枱的頻道按。
err-card = 「{ $text }」不是一張牌。
    .note = 牌要寫成3d、10h、Qs這樣。
err-no-reading =
    { $n ->
        [0] { $cards }不可以一起出。
       *[other] { $cards }不可以當「{ $text }」出。
    }
    .note =
        { $n ->
            [0] 請揀別的牌。
           *[other] 可以當{ $readings }出。
        }
err-half-named = 「as」前面寫牌，後面寫牌型和點數。
    .note =
        { $held ->
            [yes] 單獨寫「as」是A♠。
           *[no] 單獨寫「as」是A♠，你沒有這張。
        }
err-suit = 「{ $text }」不是花色。
    .note = 寫s、♠或葵扇這樣。
err-trump = 「{ $text }」不是花色，也不是點數。
    .note = 寫s、♠或10這樣，或者none。
err-whole-number = 「{ $text }」不是數字。
    .note = 寫0、2這樣的數字。
err-several-meant = 「{ $text }」可以有幾個意思。
    .note = 按你想要的那個。
err-nothing-fits =
    { $verb ->
        [play] 沒有可以出的牌符合「{ $text }」。
       *[other] 沒有可以揀的符合「{ $text }」。
    }
    .note = 你可以寫{ examples-named }。
err-nothing-open =
    { $verb ->
        [play] 現在沒有可以出的牌符合「{ $text }」。
       *[other] 現在沒有可以揀的符合「{ $text }」。
    }
    .note = /hand 會告訴你輪到誰、你可以做甚麼。
err-only-pass = 你沒有牌大得過，過吧。
    .note = 用 /pass。
err-no-cards = 先揀{ cards-word }。
    .note = 按牌或在清單揀，再按「出牌」。
try-again = 請過一分鐘再試。
err-saving = 未能儲存，所以沒有生效。
    .note = { try-again }
err-saving-rules = 這套規則未能儲存，照用舊的。
    .note = { try-again }
err-reading = 暫時讀不到。
    .note = { try-again }
err-ours = 這是我們的問題。
    .note = 剛才那一步可能已經生效，再試之前先看看。請告訴管理員：`{ $id }`
err-rights = 在{ $channel }，機械人需要：**{ $names }**。
err-rules-other = 這套規則玩不到。
    .note = /rules show 有這裏用的規則。
err-already-seated = 你已經坐在這裏，{ $seat }號座位。
    .note = 想讓位，按「離枱」。
err-table-full-start = 還差{ $n }個人。
    .note =
        { $rated ->
            [yes] 這是排位枱，要等真人按「入座」。
           *[no] 按「電腦坐滿」就可以坐滿所有空位。
        }
err-not-host = { $host }是這枱的枱主。
    .note = 由枱主開始和散枱，也由枱主決定誰可以坐下。
err-started =
    { $stage ->
        [deal] 已經開局。
        [between] 這局打完了。
       *[over] 這場打完了。
    }
    .note =
        { $stage ->
            [deal] 「我的手牌」有你的牌。
            [between] 按「下一局」。
           *[over] 按「再來一場」。
        }有人入座之前，電腦照坐。
err-not-started = 這裏還沒有開局。
    .note = 坐滿之後，{ $host }會按「開始」。
err-not-over = 這局還在打。
    .note = 「我的手牌」有你的牌。
err-ended = 這枱散了。
    .note = 用 /table open 開新枱。
err-no-result = 第{ $deal }局的詳細結果看不到了。
    .note = /ledger show 有各人的分。
err-match-over = 這場打完了。
    .note = 「再來一場」會用同一枱重開。
err-cut-long = 切牌字句最多{ $limit }個字元；你的有{ $n }個。
    .note = 再按「切牌」，寫短一點。
err-closing = 這枱不再加人。
    .note = 這局打完就散枱。用 /table open 開新枱。
err-too-fast = 太多太快了。{ $n }秒後再試。
err-too-many =
    { $of ->
        [host] 你開了{ $n }枱，一個人不可以再多。
       *[guild] 這個伺服器有{ $n }枱，沒有位再開。
    }
    .note =
        { $of ->
            [host] 其中一枱散了，你就可以再開。
           *[guild] { $minutes ->
                [0] 加入其中一枱，或者等一枱散了再開。
               *[other] { $minutes }分鐘後再試：到時會有一枱騰位。
            }
        }
err-too-many-table = { $channel }的{ table-name }
err-too-many-elsewhere = 其他伺服器有{ $n }枱
err-several-hands = 你在{ $n }枱都有手牌。
    .note = 到{ $channels }用 /hand。
err-no-hand = 你現在沒有手牌。
    .note = 下一局會派給你。
err-game = 這裏沒有「{ $text }」這種玩法。
    .note = 有：{ $names }。
err-other-option = { game }沒有 { $option } 這個選項。
    .note =
        { $table ->
            [yes] 不要填它。
           *[no] 不要填它，或者用 game: 揀另一種玩法。
        }
err-option-missing = { game }在這裏要填 { $option }:。
    .note = 在指令加上 { $option }:。
err-not-offered = { $option }: 不可以這樣揀。
    .note =
        { $fits ->
            [truth] 用True或False。
            [between] 用{ $low }至{ $high }。
           *[names] 用{ $names }。
        }
err-too-long = { $option }: 太長了。
    .note = 最多{ $high }個字元。
err-too-short = { $option }: 太短了。
    .note = 最少{ $low }個字元。
err-seats = 這套規則的{ game }有{ $n }個座位。
    .note = 不用填 seats:。
err-computers = 這枱有{ $seats }個座位，你坐一個。
    .note =
        { $most ->
            [0] 不用填 computers:。
           *[other] 可以填 computers: 0至{ $most }。
        }
err-rated-open = 排位枱開枱時沒有電腦。
    .note = 不填 computers:，或者揀 rated: False。
err-member = 「{ $text }」不在這個伺服器。
    .note = 在清單揀一個名字。
err-no-wish = 先揀你要的{ card-word }。
    .note = 在上面兩個清單各揀一項，再按「要牌」。
err-no-gift = 先揀{ cards-word }。
    .note = 按牌或在清單揀，再按下面的按鈕。
err-no-player = 這裏不可以揀「{ $text }」。
    .note = 揀其中一個：{ $names }。
err-one-card = 只可以要一張{ card-word }，不可以寫「{ $text }」。
    .note = 寫成Kh這樣。
err-names-no-cards = 你沒有寫出{ cards-word }。
    .note = 寫成3d、10h、Qs這樣。
err-other-game = /{ $command } 在這枱沒有作用。
    .note = 「我的手牌」有你可以做的事。
err-kick-nobody = 這裏沒有這個名字的人。
    .note = 在清單揀一個人。想換走電腦，第一局之前按「減電腦」。
err-kick-self = 那是你自己的座位。
    .note = 想讓位，用選單裏的「離枱」。
err-kick-early = 現在不是在等{ $name }。
    .note = 輪到對方，或者等對方按「下一局」時再提出。兩局之間枱主{ $host }可以決定。
err-kick-soon = { $name }還有時間。
    .note = 等夠兩分鐘再提出。兩局之間枱主不用等。
err-stand-in-soon = { $name }還有時間。
    .note = 不限時的枱，等兩分鐘後可以這樣做。
err-kick-alone = 這件事你一個人決定不了。
    .note = 最少要另外兩人也想。枱主{ $host }或管理員可以一個人決定。
err-kick-agreed = 你已經提出了。
    .note = 正在枱上問其他人。
err-board-day = 「{ $text }」不是日期。
    .note = 寫成2026-01-31這樣：年、月、日。
err-board-order = 這段時間未開始就完了。
    .note = from: { $start } 比 to: { $end } 遲。請對調。
err-board-both = window: 不可以與 from: 和 to: 一起用。
    .note = 不填 window:，或者不填 from: 和 to:。
err-board-rules = 這裏沒有人玩過「{ $text }」。
    .note =
        { $some ->
            [yes] 這裏玩過：{ $names }。
           *[no] 這裏還沒有計分的牌局。
        }
err-no-season = 這裏還沒有開始賽季。
    .note = 可以管理伺服器的人，用 /ledger season start 開始。
err-undo-no-deal = 現在沒有牌局。
    .note = 一局打完，所有牌都作實。
err-undo-tutorial = 教學局出了的牌都作實。
    .note = 繼續打吧，這局不計分。
err-undo-evening = 複式賽出了的牌都作實。
    .note = 其他枱在打同樣的牌。
err-undo-nothing = 這局你還沒有做過甚麼。
    .note = 你可以收回自己上一手。
err-undo-played = 之後{ $name }已經出手。
    .note = 別人出手之前，你才可以收回。
err-undo-shown = 之後有人看過暗牌。
    .note = 看過就收不回，你那一手作實。
err-undo-counts = 這局照算{ $name }的，但{ $name }離開了。
    .note = 問不到人，所以出了的牌都作實。
err-undo-asked = 你已經提出了。
    .note = 等{ $agreeing }同意。
err-undo-other = { $name }想收回一手。
    .note = 先回應那個。
err-undo-kept = 那一手作實：有人不同意。
    .note = 繼續打吧。
err-undo-long-ago = 那太久以前了。
    .note = 有時限的枱，只可以收回最近幾手。
err-undo-agreed = 你已經同意了。
    .note = 等{ $agreeing }同意。
err-deal-typed = 「{ $text }」不是一局。
    .note = 寫枱號和局號，例如7.3。
err-no-deal = 記分簿沒有{ $id }這局。
    .note = 在清單揀。/ledger show 有各人的牌局。
err-correct-reason = 請寫原因。
    .note = 加 reason: 和幾個字。查看這局的人都看得到。
err-correct-nothing = 0分改變不了甚麼。
    .note = 寫要加多少，例如5或-5。
err-correct-member = { $name }在那局沒有分。
    .note =
        { $some ->
            [yes] 那局記了給{ $names }。
           *[no] 那局只記了給電腦。
        }
err-export-many = 那段時間有{ $n }項記錄；一個檔案最多{ $most }項。
    .note = 用 from: 和 to: 揀少些日子。
err-export-nothing = 那段時間沒有記錄。
    .note = 用 from: 和 to: 揀別的日子。
err-season-name = 賽季要有名稱。
    .note = 寫一兩個詞，例如「春季」。
err-season-runs = 賽季「{ $name }」還在進行。
    .note = 先用 /ledger season end 結束它。
err-season-none = 現在沒有賽季。
    .note = 用 /ledger season start 開始。
err-zone = 「{ $text }」不是時區。
    .note = 寫城市或時區，例如{ $names }。
