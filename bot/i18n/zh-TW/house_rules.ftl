command-rules-use = 為伺服器或這個頻道選一套玩法
command-rules-set = 修改一條規則
command-rules-unset = 取消一項修改；不填選項就全部取消
command-rules-save = 把 /規則 查看 在這裡顯示的規則用你取的名字存起來
command-rules-history = 誰在什麼時候改過規則，以及怎麼改回去
command-rules-compare = 兩套玩法有什麼不同

option-rules-shown = 哪套規則；不填就是你在這裡玩的
option-preset = 一套玩法；清單上用 + 接的是附加規則
option-scope = 用在整個伺服器或這個頻道
option-scope-saved = 伺服器的規則或這個頻道的；不填就是 /規則 查看 顯示的
option-option = 哪個選項；清單上有全部的選項和值
option-option-changed = 哪個選項；不填就是這裡改過的全部
option-value = 新的值；清單上是可以選的
option-name = 你取的名字，最多32個字
option-first-rules = 第一套玩法
option-second-rules = 第二套玩法

choice-scope-server = 整個伺服器
choice-scope-channel = 這個頻道

button-save = 儲存
button-rules-all = 完整規則
button-rules-differences = 所有不同處
button-rules-effect = 會改什麼
button-rules-about = 各玩法簡介
button-cancel = 取消
button-page-before = 上一頁
button-page-after = 下一頁
select-back = 回到……
select-ways = { $asked }，同時設定……

rules-called = { $called }（`{ $name }`）
house-name =
    { $changed ->
        [yes] { preset }（`{ $chain }`），有更動
       *[no] { preset }（`{ $chain }`）
    }
house-name-saved = 「{ $name }」，{ house-name }

rules-choice-name = { preset } · { $chain }
rules-choice-more = ……還有{ $n }個：打出名字裡的字
rules-choice-option = { $title }：{ $word } · { $option }
rules-choice-value-with = { $word }（{ $value }）· 同時改{ $with }
rules-choice-value-said =
    { $now ->
        [yes] { $word }（{ $value }）· 目前
       *[no] { $word }（{ $value }）
    }
rules-choice-state =
    { $saved ->
        [yes] 「{ $name }」
       *[no]
            { $plain ->
                [yes] { preset }
               *[no] { preset }（{ $chain }）
            }
    }
rules-choice-changed =
    { $more ->
        [0] { $state }，改了{ $settings }
       *[other] { $state }，改了{ $settings }，還有{ $more }項
    }
rules-choice-nothing =
    { $scope ->
        [server] 沒有選：用預設
        [name] 不提供
       *[channel] 沒有選：用伺服器的規則
    }
rules-choice-since =
    { $side ->
        [after] { $place }，{ $name }修改之後
       *[before] { $place }，{ $name }修改之前
    }

rules-made-from = 由來：{ $rules }。
rules-of-table = 這是{ $table }的規則，收桌之前都不變。
rules-next-table = 這裡下一桌用：{ $rules }。
rules-from =
    { $from ->
        [channel] 為這個頻道選的。
        [server] 為這個伺服器選的。
        [asked] 這是你問的規則。只打 /規則 查看 就是你在這裡玩的。
       *[default] 這是預設的規則。
    }

rules-presets-heading = { game }：預設玩法，多數是{ $n }人玩
rules-presets-shelf = **{ shelf }：**{ $names }
rules-presets-name = 「{ $name }」
rules-presets-own = **這裡儲存的：**{ $names }
rules-presets-own-more = **這裡儲存的：**{ $names }，還有{ $n }套
rules-presets-additions = 附加規則，接在 + 後面，依改變的內容分類
rules-presets-topic = **{ $topics }**：{ $names }
rules-presets-saved = 這個伺服器儲存的
rules-presets-line = 「{ $name }」：{ house-name }

rules-compare-heading = { game }：{ $a }和{ $b }比較
rules-compare-line = **{ $title }** — { $a }：{ $first } · { $b }：{ $second }
rules-compare-more = 還有{ $n }處不同。
rules-compare-called = { $a }：{ $rules }。

rules-compare-same = 兩套玩法一樣。
rules-compare-values = **{ $title }**：{ $first } · { $second }
rules-compare-said = { $a }：{ $said }

rules-preview-heading = 還沒儲存
rules-preview = **{ $title }：**{ $new }（原本：{ $old }）。
rules-preview-topics = 有{ $n }個選項會變：{ $topics }。
rules-preview-topics-more = 有{ $n }個選項會變：{ $topics }，還有另外{ $more }類。
rules-preview-many = 會改變的選項有{ $n }個：
rules-preview-typed = `{ $option }` 從{ $old }改成{ $new }
rules-preview-idle = 這些也會變，但因為別的規則而不起作用：{ $values }。
rules-preview-rules = 用{ $new }代替{ $old }。
rules-preview-save =
    { $how ->
        [saved] 名稱「{ $name }」：{ $rules }。
        [new] 會用名稱「{ $name }」儲存：{ $rules }。
       *[again] 「{ $name }」換成新內容：{ $rules }。
    }
rules-preview-drop = 不再提供「{ $name }」。
rules-preview-none =
    { $scope ->
        [server] 伺服器改回預設：{ $rules }。
       *[channel] 這個頻道改回伺服器的規則：{ $rules }。
    }
rules-preview-lost = 以前的規則已經不能玩了。
rules-preview-alike = 玩法跟以前一樣。
rules-said-before = 原本：{ $sentence }
rules-said-after = 之後：{ $sentence }
rules-scope =
    { $scope ->
        [server] 用在整個伺服器，從下一桌起。已經開的桌規則不變。
       *[channel] 用在{ $channel }，從下一桌起。已經開的桌規則不變。
    }
rules-scope-name = 用在整個伺服器：從現在起 /牌桌 開桌 和 /規則 選用 可以選。
rules-saved = **已儲存。**
rules-saved-note = /規則 修改紀錄 有每次的修改，也能改回去。
rules-cancelled = **已取消。**規則不變。

rules-history-heading = { game }：規則的修改
rules-history-empty = 這裡還沒有人改過規則。
rules-history-entry = { $what } · { $place }，{ $name }，{ $at }
rules-place =
    { $scope ->
        [server] 伺服器
        [name] 名稱「{ $saved }」
       *[channel] { $channel }
    }
rules-place-plain =
    { $scope ->
        [server] 伺服器
        [name] 「{ $saved }」
       *[channel] #{ $channel }
    }
rules-history-chosen = 選了：{ $rules }
rules-history-instead = 用{ $new }代替{ $old }
rules-history-taken = 取消：{ $rules }
rules-history-value = { $title }：{ $new }（原本：{ $old }）
rules-history-more = { $values }；還有{ $more }項

err-admin = 這要可以管理伺服器的人才能做。
    .note = 這裡的規則在 /規則 查看，你的分數在 /記分簿 查看。
err-rules-name = 這裡沒有「{ $text }」這套玩法。
    .note = { $n ->
            [0] /規則 玩法 有全部。
           *[other] 最接近的：{ $names }。
        }
err-rules-elsewhere =
    { $what ->
        [preset] 「{ $text }」是{ $games }的玩法。
       *[parameter] 「{ $text }」是{ $games }的選項。
    }
    .note = 你問的是{ game }。用 遊戲: 選{ $games }。
err-rules-no-mixin = + 後面少了附加規則。
    .note = 從清單選一個，或不要寫 +。
err-rules-mixin = 沒有「{ $text }」這個附加規則。
    .note = { $n ->
            [0] /規則 玩法 有全部。
           *[other] 最接近的：{ $names }。
        }
err-rules-option = 規則裡沒有「{ $text }」這個選項。
    .note = { $n ->
            [0] /規則 修改 的清單有全部。
           *[other] 最接近的：{ $names }。
        }
err-rules-value = 「{ $text }」在這裡不能用。
    .note =
        { $fits ->
            [between] { $title }可以是：{ $low }到{ $high }。
            [optional] { $title }可以是：{ $low }到{ $high }，或 null。
           *[listed] { $title }可以是：{ $allowed }。
        }
err-rules-same = 規則本來就是這樣。
    .note = 用 /規則 查看。
err-rules-unchanged = { $title }跟預設玩法一樣，沒有改過。
    .note = /規則 修改紀錄 有每次的修改。
err-rules-nothing = 這裡沒有人選過規則，所以沒有可以取消的。
    .note = /規則 修改紀錄 有每次的修改。
err-rules-taken = 「{ $text }」不能當你取的名字。
    .note = 最多32個字，不要有 + * ( )，也不要跟別的玩法同名。
err-rules-many = 這個伺服器存了{ $n }套玩法，放不下更多了。
    .note = 用其中一個名字儲存，就會取代它。
err-rules-moved = 這段時間有人改了規則。
    .note = 這是現在會改變的內容。
err-rules-answered = 那個問題已經回答過，或太舊了。
    .note = 再用一次指令。
