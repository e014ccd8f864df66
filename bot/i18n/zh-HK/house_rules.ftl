command-rules-use = 為伺服器或這個頻道揀一套預設玩法
command-rules-set = 更改規則其中一項
command-rules-unset = 取消一項更改；不填選項即全部取消
command-rules-save = 把 /rules show 這裏的規則，用自己的名稱儲存
command-rules-history = 誰在何時改過規則，以及怎樣還原
command-rules-compare = 兩套預設玩法有何不同
option-rules-shown = 哪套規則；不填即你在這裏玩的
option-preset = 一套預設玩法；在+之後，清單有附加規則
option-scope = 整個伺服器還是這個頻道
option-scope-saved = 伺服器的規則還是這個頻道的；不填即 /rules show 顯示的
option-option = 哪一項；清單有全部選項和現值
option-option-changed = 哪一項；不填即這裏所有更改
option-value = 新的值；清單有可用的值
option-name = 自訂名稱，最多32個字元
option-first-rules = 第一套預設玩法
option-second-rules = 第二套預設玩法
choice-scope-server = 整個伺服器
choice-scope-channel = 這個頻道
button-save = 儲存
button-rules-all = 全部規則
button-rules-differences = 全部不同之處
button-rules-effect = 會改甚麼
button-rules-about = 逐套介紹
button-cancel = 取消
button-page-before = 上一頁
button-page-after = 下一頁
select-back = 還原到……
select-ways = { $asked }，同時改……
rules-called = { $called }（`{ $name }`）
house-name =
    { $changed ->
        [yes] { preset }（`{ $chain }`），有更改
       *[no] { preset }（`{ $chain }`）
    }
house-name-saved = 「{ $name }」，{ house-name }
rules-choice-name = { preset } · { $chain }
rules-choice-more = ……還有{ $n }項：輸入名稱中的字
rules-choice-option = { $title }：{ $word } · { $option }
rules-choice-value-with = { $word }（{ $value }） · 同時改{ $with }
rules-choice-value-said =
    { $now ->
        [yes] { $word }（{ $value }） · 現值
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
       *[other] { $state }，改了{ $settings }，另外{ $more }項
    }
rules-choice-nothing =
    { $scope ->
        [server] 沒有揀過：預設規則
        [name] 沒有提供
       *[channel] 沒有揀過：伺服器的規則
    }
rules-choice-since =
    { $side ->
        [after] { $place }，{ $name }更改之後
       *[before] { $place }，{ $name }更改之前
    }
rules-made-from = 由來：{ $rules }。
rules-of-table = 這是{ $table }的規則，到散枱為止。
rules-next-table = 這裏的下一枱用：{ $rules }。
rules-from =
    { $from ->
        [channel] 這個頻道所揀的。
        [server] 這個伺服器所揀的。
        [asked] 這是你要看的規則。只輸入 /rules show，就看到你在這裏玩的。
       *[default] 這是預設規則。
    }
rules-presets-heading = { game }：預設玩法，多數是{ $n }人玩
rules-presets-shelf = **{ shelf }：**{ $names }
rules-presets-name = 「{ $name }」
rules-presets-own = **這裏儲存的：**{ $names }
rules-presets-own-more = **這裏儲存的：**{ $names }，另外{ $n }套
rules-presets-additions = 附加規則，寫在+之後，按內容分類
rules-presets-topic = **{ $topics }**：{ $names }
rules-presets-saved = 儲存在這個伺服器
rules-presets-line = 「{ $name }」：{ house-name }
rules-compare-heading = { game }：{ $a }對{ $b }
rules-compare-line = **{ $title }** — { $a }：{ $first } · { $b }：{ $second }
rules-compare-more = 還有{ $n }項不同。
rules-compare-called = { $a }：{ $rules }。
rules-compare-same = 兩套玩起來一樣。
rules-compare-values = **{ $title }**：{ $first } · { $second }
rules-compare-said = { $a }：{ $said }
rules-preview-heading = 還沒有儲存
rules-preview = **{ $title }：**{ $new }（原本：{ $old }）。
rules-preview-topics = 改{ $n }項：{ $topics }。
rules-preview-topics-more = 改{ $n }項：{ $topics }，另外{ $more }類。
rules-preview-many = 有甚麼改變，共{ $n }項：
rules-preview-typed = `{ $option }`由{ $old }改為{ $new }
rules-preview-idle = 這些也改了，但其他規則令它們不生效：{ $values }。
rules-preview-rules = { $new }，代替{ $old }。
rules-preview-save =
    { $how ->
        [saved] 已用名稱「{ $name }」儲存：{ $rules }。
        [new] 會用名稱「{ $name }」儲存：{ $rules }。
       *[again] 「{ $name }」換上新內容：{ $rules }。
    }
rules-preview-drop = 「{ $name }」不再提供。
rules-preview-none =
    { $scope ->
        [server] 伺服器回到預設規則：{ $rules }。
       *[channel] 這個頻道回到伺服器的規則：{ $rules }。
    }
rules-preview-lost = 之前的規則已經玩不到。
rules-preview-alike = 玩起來與之前一樣。
rules-said-before = 之前：{ $sentence }
rules-said-after = 之後：{ $sentence }
rules-scope =
    { $scope ->
        [server] 用於整個伺服器，由下一枱起。已開的枱規則不變。
       *[channel] 用於{ $channel }，由下一枱起。已開的枱規則不變。
    }
rules-scope-name = 用於整個伺服器：由現在起，/table open 和 /rules use 會提供它。
rules-saved = **已儲存。**
rules-saved-note = /rules history 有每次更改，也可以還原。
rules-cancelled = **已取消。**規則不變。
rules-history-heading = { game }：規則的更改
rules-history-empty = 這裏還沒有人改過規則。
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
rules-history-chosen = 揀了：{ $rules }
rules-history-instead = { $new }，代替{ $old }
rules-history-taken = 取消了：{ $rules }
rules-history-value = { $title }：{ $new }（原本：{ $old }）
rules-history-more = { $values }；另外{ $more }項
err-admin = 這只限可以管理伺服器的人用。
    .note = /rules show 有這裏的規則，/ledger show 有你的分。
err-rules-name = 這裏沒有預設玩法「{ $text }」。
    .note = { $n ->
            [0] /rules presets 有全部。
           *[other] 最接近：{ $names }。
        }
err-rules-elsewhere =
    { $what ->
        [preset] 「{ $text }」是{ $games }的預設玩法。
       *[parameter] 「{ $text }」是{ $games }的選項。
    }
    .note = 你問的是{ game }。用 game: 揀{ $games }。
err-rules-no-mixin = +之後沒有寫附加規則。
    .note = 在清單揀一個，或者不寫+。
err-rules-mixin = 沒有附加規則「{ $text }」。
    .note = { $n ->
            [0] /rules presets 有全部。
           *[other] 最接近：{ $names }。
        }
err-rules-option = 規則沒有「{ $text }」這一項。
    .note = { $n ->
            [0] /rules set 的清單有全部選項。
           *[other] 最接近：{ $names }。
        }
err-rules-value = 「{ $text }」不可以填在這裏。
    .note =
        { $fits ->
            [between] { $title }可以是：{ $low }至{ $high }。
            [optional] { $title }可以是：{ $low }至{ $high }，或者null。
           *[listed] { $title }可以是：{ $allowed }。
        }
err-rules-same = 規則已經是這樣。
    .note = /rules show 有這裏的規則。
err-rules-unchanged = { $title }仍是預設玩法的值。
    .note = /rules history 有每次更改。
err-rules-nothing = 這裏沒有人揀過規則，沒有東西可以取消。
    .note = /rules history 有每次更改。
err-rules-taken = 「{ $text }」不可以做自訂名稱。
    .note = 最多32個字元，不用+ * ( )，也不可以與其他預設玩法同名。
err-rules-many = 這個伺服器已儲存{ $n }套預設玩法，滿了。
    .note = 用其中一個名稱儲存，就會取代它。
err-rules-moved = 這段時間有人改了規則。
    .note = 以下是現在會有的改變。
err-rules-answered = 那個問題已經回答，或者太舊。
    .note = 請再用一次指令。
