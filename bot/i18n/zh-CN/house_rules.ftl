command-rules-use = 给本服务器或本频道选一种玩法
command-rules-set = 改规则里的一个选项
command-rules-unset = 撤销一项改动；不写选项就全部撤销
command-rules-save = 把 /规则 查看 在这里显示的规则，用自己的名称存下来
command-rules-history = 谁在什么时候改了规则，怎么改回去
command-rules-compare = 两种玩法有什么不同
option-rules-shown = 哪种规则；不填就是你在这里用的
option-preset = 一种玩法；加号后面，列表里有附加规则
option-scope = 整个服务器用，还是本频道用
option-scope-saved = 服务器的规则或本频道的；不填就是 /规则 查看 显示的规则
option-option = 哪个选项；列表里有全部选项和它们的值
option-option-changed = 哪个选项；不填就是这里改过的全部
option-value = 新的值；列表里是可以选的
option-name = 你自己起的名称，最多32个字符
option-first-rules = 第一种玩法
option-second-rules = 第二种玩法
choice-scope-server = 整个服务器
choice-scope-channel = 本频道
button-save = 保存
button-rules-all = 全部规则
button-rules-differences = 全部不同
button-rules-effect = 会改什么
button-rules-about = 各玩法说明
button-cancel = 取消
button-page-before = 上一页
button-page-after = 下一页
select-back = 改回…
select-ways = 把{ $asked }连同这些一起改…
rules-called = { $called }（`{ $name }`）
house-name =
    { $changed ->
        [yes] { preset }（`{ $chain }`），有改动
       *[no] { preset }（`{ $chain }`）
    }
house-name-saved = “{ $name }”，{ house-name }
rules-choice-name = { preset } · { $chain }
rules-choice-more = …还有{ $n }种：打出名称里的一个词
rules-choice-option = { $title }：{ $word } · { $option }
rules-choice-value-with = { $word }（{ $value }） · 连同{ $with }
rules-choice-value-said =
    { $now ->
        [yes] { $word }（{ $value }） · 现在用的
       *[no] { $word }（{ $value }）
    }
rules-choice-state =
    { $saved ->
        [yes] “{ $name }”
       *[no]
            { $plain ->
                [yes] { preset }
               *[no] { preset }（{ $chain }）
            }
    }
rules-choice-changed =
    { $more ->
        [0] { $state }，改动：{ $settings }
       *[other] { $state }，改动：{ $settings }，另有{ $more }项
    }
rules-choice-nothing =
    { $scope ->
        [server] 没有选：默认规则
        [name] 没有提供
       *[channel] 没有选：用服务器的规则
    }
rules-choice-since =
    { $side ->
        [after] { $place }，{ $name }改动之后
       *[before] { $place }，{ $name }改动之前
    }
rules-made-from = 来自：{ $rules }。
rules-of-table = 这是{ $table }的规则，直到散桌。
rules-next-table = 这里的下一张桌用：{ $rules }。
rules-from =
    { $from ->
        [channel] 本频道选的规则。
        [server] 本服务器选的规则。
        [asked] 这是你问的规则。只写 /规则 查看，就是你在这里用的。
       *[default] 这是默认规则。
    }
rules-presets-heading = { game }：各种玩法，多数是{ $n }人玩
rules-presets-shelf = **{ shelf }：**{ $names }
rules-presets-name = “{ $name }”
rules-presets-own = **这里存的：**{ $names }
rules-presets-own-more = **这里存的：**{ $names }，另有{ $n }种
rules-presets-additions = 附加规则，写在加号后面，按改动的内容分
rules-presets-topic = **{ $topics }**：{ $names }
rules-presets-saved = 本服务器存的
rules-presets-line = “{ $name }”：{ house-name }
rules-compare-heading = { game }：{ $a }与{ $b }
rules-compare-line = **{ $title }** — { $a }：{ $first } · { $b }：{ $second }
rules-compare-more = 另有{ $n }处不同。
rules-compare-called = { $a }：{ $rules }。
rules-compare-same = 两种打法一样。
rules-compare-values = **{ $title }**：{ $first } · { $second }
rules-compare-said = { $a }：{ $said }
rules-preview-heading = 还没有保存
rules-preview = **{ $title }：**{ $new }（原来：{ $old }）。
rules-preview-topics = 改动{ $n }个选项：{ $topics }。
rules-preview-topics-more = 改动{ $n }个选项：{ $topics }，另有{ $more }个方面。
rules-preview-many = 改动{ $n }个选项：
rules-preview-typed = `{ $option }`从{ $old }改为{ $new }
rules-preview-idle = 这些也会变，但被别的规则关掉了：{ $values }。
rules-preview-rules = 用{ $new }，不用{ $old }。
rules-preview-save =
    { $how ->
        [saved] 名称“{ $name }”：{ $rules }。
        [new] 会用“{ $name }”这个名称存下来：{ $rules }。
       *[again] “{ $name }”会换成新的内容：{ $rules }。
    }
rules-preview-drop = 不再提供“{ $name }”。
rules-preview-none =
    { $scope ->
        [server] 服务器回到默认规则：{ $rules }。
       *[channel] 本频道回到服务器的规则：{ $rules }。
    }
rules-preview-lost = 原来的规则再也不能打了。
rules-preview-alike = 打法和原来一样。
rules-said-before = 原来：{ $sentence }
rules-said-after = 以后：{ $sentence }
rules-scope =
    { $scope ->
        [server] 整个服务器，从下一张桌起。已经开的桌规则不变。
       *[channel] { $channel }，从下一张桌起。已经开的桌规则不变。
    }
rules-scope-name = 整个服务器：/牌桌 开桌 和 /规则 选用 从现在起都可以选。
rules-saved = **已保存。**
rules-saved-note = 用 /规则 改动记录 看全部改动，也能改回去。
rules-cancelled = **已取消。**规则照旧。
rules-history-heading = { game }：规则的改动
rules-history-empty = 这里还没有人改过规则。
rules-history-entry = { $what } · { $place }，{ $name }，{ $at }
rules-place =
    { $scope ->
        [server] 服务器
        [name] 名称“{ $saved }”
       *[channel] { $channel }
    }
rules-place-plain =
    { $scope ->
        [server] 服务器
        [name] “{ $saved }”
       *[channel] #{ $channel }
    }
rules-history-chosen = 选了：{ $rules }
rules-history-instead = 用{ $new }，不用{ $old }
rules-history-taken = 撤销了：{ $rules }
rules-history-value = { $title }：{ $new }（原来：{ $old }）
rules-history-more = { $values }；另有{ $more }项
err-admin = 这要能管理服务器的人来做。
    .note = /规则 查看 有这里的规则，/记分簿 查看 有你的分。
err-rules-name = 这里没有“{ $text }”这种玩法。
    .note = { $n ->
            [0] /规则 玩法 列出全部。
           *[other] 最接近的：{ $names }。
        }
err-rules-elsewhere =
    { $what ->
        [preset] “{ $text }”是{ $games }的玩法。
       *[parameter] “{ $text }”是{ $games }的选项。
    }
    .note = 你问的是{ game }。用 牌种: 选{ $games }。
err-rules-no-mixin = 加号后面少了附加规则。
    .note = 请从列表里选，或者去掉加号。
err-rules-mixin = 没有“{ $text }”这个附加规则。
    .note = { $n ->
            [0] /规则 玩法 列出全部。
           *[other] 最接近的：{ $names }。
        }
err-rules-option = 规则里没有“{ $text }”这个选项。
    .note = { $n ->
            [0] /规则 修改 的列表里有全部选项。
           *[other] 最接近的：{ $names }。
        }
err-rules-value = “{ $text }”不能用在这里。
    .note =
        { $fits ->
            [between] { $title }可以是：{ $low }到{ $high }。
            [optional] { $title }可以是：{ $low }到{ $high }，或者null。
           *[listed] { $title }可以是：{ $allowed }。
        }
err-rules-same = 规则已经是这样了。
    .note = 请用 /规则 查看。
err-rules-unchanged = { $title }还是玩法里原来的。
    .note = 用 /规则 改动记录 看全部改动。
err-rules-nothing = 这里没有选过规则，没有可以撤销的。
    .note = 用 /规则 改动记录 看全部改动。
err-rules-taken = “{ $text }”不能当你自己的名称。
    .note = 最多32个字符，不带+ * ( )，也不能和别的玩法同名。
err-rules-many = 本服务器已经存了{ $n }种玩法，放不下了。
    .note = 用其中一个名称保存，就会替换它。
err-rules-moved = 这段时间里有人改了规则。
    .note = 下面是现在会有的变化。
err-rules-answered = 那个问题已经回答过，或者太久了。
    .note = 请再用一次命令。
