command-rules-use = サーバーかこのチャンネルのルールを選ぶ
command-rules-set = ルールの項目を1つ変える
command-rules-unset = 変更を元に戻す。項目を省くとすべて
command-rules-save = /ルール 表示 がここで見せるルールに名前をつけて保存する
command-rules-history = 誰がいつルールを変えたか。元に戻すこともできます
command-rules-compare = 2つのルールの違い

option-rules-shown = どのルールか。省くとここで使うルール
option-preset = ルールのプリセット。+ の後の一覧に追加ルールがあります
option-scope = サーバー全体か、このチャンネルか
option-scope-saved = サーバーのルールかこのチャンネルのルールか。省くと /ルール 表示 が見せるルール
option-option = どの項目か。一覧に全項目と値があります
option-option-changed = どの項目か。省くと、ここで変えた項目すべて
option-value = 新しい値。一覧に選べる値があります
option-name = 自分でつける名前、32文字まで
option-first-rules = 1つ目のルール
option-second-rules = 2つ目のルール

choice-scope-server = サーバー全体
choice-scope-channel = このチャンネル

button-save = 保存
button-rules-all = ルール全文
button-rules-differences = 違いをすべて
button-rules-effect = 変わるところ
button-rules-about = それぞれの説明
button-cancel = やめる
button-page-before = 前のページ
button-page-after = 次のページ
select-back = 元に戻す先を選ぶ…
select-ways = { $asked }と一緒に変えるもの…

rules-called = { $called }（`{ $name }`）
house-name =
    { $changed ->
        [yes] { preset }（`{ $chain }`）、変更あり
       *[no] { preset }（`{ $chain }`）
    }
house-name-saved = 「{ $name }」、{ house-name }

rules-choice-name = { preset } · { $chain }
rules-choice-more = …ほか{ $n }件：名前の一部を書いてください
rules-choice-option = { $title }：{ $word } · { $option }
rules-choice-value-with = { $word }（{ $value }） · 一緒に変える：{ $with }
rules-choice-value-said =
    { $now ->
        [yes] { $word }（{ $value }） · 今の値
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
        [0] { $state }、変更：{ $settings }
       *[other] { $state }、変更：{ $settings }、ほか{ $more }件
    }
rules-choice-nothing =
    { $scope ->
        [server] 指定なし：標準のルール
        [name] 一覧に出さない
       *[channel] 指定なし：サーバーのルール
    }
rules-choice-since =
    { $side ->
        [after] { $place }、{ $name }さんの変更の後
       *[before] { $place }、{ $name }さんの変更の前
    }

rules-made-from = 元：{ $rules }。
rules-of-table = { $table }のルールです。テーブルがある間は変わりません。
rules-next-table = 次のテーブルのルール：{ $rules }。
rules-from =
    { $from ->
        [channel] このチャンネルで選ばれたルールです。
        [server] このサーバーで選ばれたルールです。
        [asked] 指定されたルールです。/ルール 表示 だけだと、ここで使うルールが出ます。
       *[default] 標準のルールです。
    }

rules-presets-heading = { game }：ルールの一覧（おもに{ $n }人用）
rules-presets-shelf = **{ shelf }：** { $names }
rules-presets-name = 「{ $name }」
rules-presets-own = **ここで保存：** { $names }
rules-presets-own-more = **ここで保存：** { $names }、ほか{ $n }件
rules-presets-additions = 追加ルール（+ の後につける）、変わるものごとに
rules-presets-topic = **{ $topics }**：{ $names }
rules-presets-saved = このサーバーで保存
rules-presets-line = 「{ $name }」：{ house-name }

rules-compare-heading = { game }：{ $a }と{ $b }
rules-compare-line = **{ $title }** — { $a }：{ $first } · { $b }：{ $second }
rules-compare-more = ほかに{ $n }か所違います。
rules-compare-called = { $a }：{ $rules }。

rules-compare-same = 2つは同じ遊び方です。
rules-compare-values = **{ $title }**：{ $first } · { $second }
rules-compare-said = { $a }：{ $said }

rules-preview-heading = まだ保存していません
rules-preview = **{ $title }：** { $new }（前：{ $old }）。
rules-preview-topics = { $n }項目が変わります：{ $topics }。
rules-preview-topics-more = { $n }項目が変わります：{ $topics }、ほか{ $more }件。
rules-preview-many = 変わるところ、{ $n }項目：
rules-preview-typed = `{ $option }`：{ $old } → { $new }
rules-preview-idle = これも変わりますが、ほかのルールのため効きません：{ $values }。
rules-preview-rules = { $old }から{ $new }に変えます。
rules-preview-save =
    { $how ->
        [saved] 「{ $name }」の名前で保存：{ $rules }。
        [new] 「{ $name }」の名前で保存します：{ $rules }。
       *[again] 「{ $name }」の内容を置き換えます：{ $rules }。
    }
rules-preview-drop = 「{ $name }」は一覧に出なくなります。
rules-preview-none =
    { $scope ->
        [server] サーバーは標準のルールに戻ります：{ $rules }。
       *[channel] このチャンネルはサーバーのルールに戻ります：{ $rules }。
    }
rules-preview-lost = 前のルールでは、もう誰も遊べません。
rules-preview-alike = 遊び方は今までと同じです。
rules-said-before = 前：{ $sentence }
rules-said-after = 後：{ $sentence }
rules-scope =
    { $scope ->
        [server] サーバー全体で、次のテーブルから使います。開いているテーブルは今のルールのままです。
       *[channel] { $channel }で、次のテーブルから使います。開いているテーブルは今のルールのままです。
    }
rules-scope-name = サーバー全体で、これから /テーブル 開く と /ルール 使う の一覧に出ます。
rules-saved = **保存しました。**
rules-saved-note = /ルール 履歴 で変更の一覧が見られ、元に戻せます。
rules-cancelled = **やめました。** ルールはそのままです。

rules-history-heading = { game }：ルールの変更
rules-history-empty = ここではまだ誰もルールを変えていません。
rules-history-entry = { $what } · { $place }、{ $name }、{ $at }
rules-place =
    { $scope ->
        [server] サーバー
        [name] 名前「{ $saved }」
       *[channel] { $channel }
    }
rules-place-plain =
    { $scope ->
        [server] サーバー
        [name] 「{ $saved }」
       *[channel] #{ $channel }
    }
rules-history-chosen = 選択：{ $rules }
rules-history-instead = { $old }から{ $new }へ
rules-history-taken = 元に戻した：{ $rules }
rules-history-value = { $title }：{ $new }（前：{ $old }）
rules-history-more = { $values }；ほか{ $more }件

err-admin = サーバーを管理できる人だけが使えます。
    .note = /ルール 表示 でここのルール、/得点帳 表示 で自分の点が見られます。
err-rules-name = ここに「{ $text }」というルールはありません。
    .note = { $n ->
            [0] /ルール プリセット に全部あります。
           *[other] 近いもの：{ $names }。
        }
err-rules-elsewhere =
    { $what ->
        [preset] 「{ $text }」は{ $games }のルールです。
       *[parameter] 「{ $text }」は{ $games }の項目です。
    }
    .note = 今は{ game }について聞いています。ゲーム: で{ $games }を選んでください。
err-rules-no-mixin = + の後に追加ルールがありません。
    .note = 一覧から選ぶか、+ を消してください。
err-rules-mixin = 「{ $text }」という追加ルールはありません。
    .note = { $n ->
            [0] /ルール プリセット に全部あります。
           *[other] 近いもの：{ $names }。
        }
err-rules-option = ルールに「{ $text }」という項目はありません。
    .note = { $n ->
            [0] /ルール 変更 の一覧に全部あります。
           *[other] 近いもの：{ $names }。
        }
err-rules-value = 「{ $text }」はここに合いません。
    .note =
        { $fits ->
            [between] { $title }に選べるのは：{ $low }～{ $high }。
            [optional] { $title }に選べるのは：{ $low }～{ $high }、または null。
           *[listed] { $title }に選べるのは：{ $allowed }。
        }
err-rules-same = ルールはもうそうなっています。
    .note = /ルール 表示 で見られます。
err-rules-unchanged = { $title }はプリセットのままです。
    .note = /ルール 履歴 に変更がすべてあります。
err-rules-nothing = ここでは誰もルールを選んでいないので、戻すものがありません。
    .note = /ルール 履歴 に変更がすべてあります。
err-rules-taken = 「{ $text }」は名前にできません。
    .note = 32文字までで、+ * ( ) を使わず、ほかのルールと違う名前にしてください。
err-rules-many = このサーバーの保存は{ $n }件で、これが上限です。
    .note = どれかと同じ名前で保存すると、置き換わります。
err-rules-moved = その間に誰かがルールを変えました。
    .note = 今保存すると、こう変わります。
err-rules-answered = その質問は答え済みか、古くなりました。
    .note = もう一度コマンドを使ってください。
