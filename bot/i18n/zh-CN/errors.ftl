err-no-table = 这里没有牌桌。
    .note = 用 /牌桌 开桌 开一张。
err-several-tables = 你指哪张桌？
    .note = 加上 牌桌: 和桌号：{ $tables }。
err-no-such-table = 这里没有{ NUMBER($table, useGrouping: 0) }号桌。
    .note = 本频道有{ $tables }号桌。
err-table-elsewhere = { table-name }在{ $channel }。
    .note = 请到那里用这条命令。
err-aside = { table-name }打不下去了。
    .note = 重启之后机器人读不出它的记录。桌主或服务器管理员可以散桌。
err-full =
    { $n ->
        [1] 唯一的座位有人了。
       *[other] { $n }个座位都有人了。
    }
    .note =
        { $seat ->
            [0] 你可以旁观。有人离开，你就能入座。
           *[other]
                { $stage ->
                    [lobby] { $host }现在可以按“开始”。
                    [deal] “我的手牌”里有你的牌。
                    [between] 这一局结束了，请按“下一局”。
                   *[over] 这一场结束了，请按“再来一场”。
                }
        }
way-to-a-seat =
    { $way ->
        [free] 按“入座”坐一个空位。
        [now] 按“入座”接替电脑{ $name }。
        [later] 按“入座”，打完这局就坐{ $name }的座位。
        [closing] 打完这局就散桌。用 /牌桌 开桌 可以开新的。
       *[full] 座位上都是真人。有人离开，你就能入座。
    }
err-stranger = 你只是在旁观这张桌。
    .note =
        { $way ->
            [private] 想入座，请桌主邀请你。
           *[full] { way-to-a-seat }
        }
err-went = 你离开了这张桌。
    .note =
        { $settle ->
            [counts] 这一局仍算你的。
            [zero] 这一局不算你的。
           *[none] 你到现在的分不变。
        }{ $way ->
            [back] 按“入座”接着打你的手牌。
            [private] 按“入座”重新坐下。
           *[full] { way-to-a-seat }
        }
err-taken = 那个座位不能坐。
    .note = 请选空位，或者电脑的座位。
err-no-computer = 这里没有电脑。
    .note = “加电脑”会坐满一个座位。
err-rated = 这张桌计等级分，只有真人能打。
    .note = 谁按“入座”，空位就是谁的。用 等级分: False 开的桌才有电脑。
err-rated-hint = 这张桌计等级分，没有提示。
    .note = 别的桌上，“提示”会建议怎么出。
err-held-another = 这一局你已经打过一手牌了。
    .note = 打完这局可以再入座。
err-own-seat = 这一场你离开的是{ $place }号座位。
    .note = 按“入座”坐回去，分还在。
err-next-up = 你的座位留着呢。
    .note = 打完这局你就入座。
err-counts = 这一局仍算{ $left }的，人不在这里。
    .note = 你可以离开，由电脑打完。服务器管理员可以散桌。
err-plays-on = { $name }想接着打。
    .note = 你可以离开：电脑接着打，这一局算你的。
err-agreed = 你已经提议散桌了。
    .note = 在等{ $waiting }同意。
err-old = 那个按钮过时了，没有起作用。
    .note = 请用最新的消息。
err-clock = “{ $text }”不是每手的时间。
    .note = 写15s到7d，例如5m、1h或2d；不计时写none。
err-not-away = 你没有离开。
    .note = 座位是你的，没有电脑在替你打。
err-elsewhere = 那个按钮是别处一张桌的。
    .note = 请在那张桌自己的频道里按。
err-card = “{ $text }”不是一张牌。
    .note = 牌要写成3d、10h、Qs这样。
err-no-reading =
    { $n ->
        [0] { $cards }不能一起出。
       *[other] { $cards }不能当“{ $text }”出。
    }
    .note =
        { $n ->
            [0] 请选别的牌。
           *[other] 可以当：{ $readings }。
        }
err-half-named = “as”或“当”前面写牌，后面写牌型和点数。
    .note =
        { $held ->
            [yes] 单写“as”是A♠。
           *[no] 单写“as”是A♠，而你没有这张。
        }
err-suit = “{ $text }”不是花色。
    .note = 写成s、♠或黑桃这样。
err-trump = “{ $text }”既不是花色，也不是点数。
    .note = 写成s、♠或10这样，没有就写none。
err-whole-number = “{ $text }”不是数字。
    .note = 写成0、2这样的数字。
err-several-meant = “{ $text }”可以有几种意思。
    .note = 按你要的那一种。
err-nothing-fits =
    { $verb ->
        [play] 你可以出的牌里没有“{ $text }”。
       *[other] 你可以选的里没有“{ $text }”。
    }
    .note = 你可以写：{ examples-named }。
err-nothing-open =
    { $verb ->
        [play] 你现在可以出的牌里没有“{ $text }”。
       *[other] 你现在可以选的里没有“{ $text }”。
    }
    .note = /手牌 会告诉你轮到谁、你能做什么。
err-only-pass = 你压不住，请过牌。
    .note = 用 /过牌。
err-no-cards = 先选{ cards-word }。
    .note = 点一下牌，或者从列表里挑，再按“出牌”。
try-again = 请过一分钟再试。
err-saving = 没能存下来，所以不算数。
    .note = { try-again }
err-saving-rules = 这些规则没能存下来，仍用原来的。
    .note = { try-again }
err-reading = 刚才没能读出来。
    .note = { try-again }
err-ours = 是我们这边出了问题。
    .note = 事情也许已经成了，先看看再重试。请告诉管理员：`{ $id }`
err-rights = 在{ $channel }，机器人需要：**{ $names }**。
err-rules-other = 这套规则打不了。
    .note = /规则 查看 会告诉你这里用的规则。
err-already-seated = 你已经坐在这里，{ $seat }号座位。
    .note = 想让出座位，请按“离开”。
err-table-full-start = 还缺{ $n }人。
    .note =
        { $rated ->
            [yes] 这张桌计等级分，要等真人按“入座”。
           *[no] 按“电脑补满”，空位都由电脑来坐。
        }
err-not-host = 这张桌的桌主是{ $host }。
    .note = 开局、散桌、谁能入座，都由桌主决定。
err-started =
    { $stage ->
        [deal] 已经开局了。
        [between] 这一局结束了。
       *[over] 这一场结束了。
    }
    .note =
        { $stage ->
            [deal] “我的手牌”里有你的牌。
            [between] 请按“下一局”。
           *[over] 请按“再来一场”。
        }有人入座之前，电脑都留着座位。
err-not-started = 这里还没开局。
    .note = 坐满以后，由{ $host }按“开始”。
err-not-over = 这一局还没打完。
    .note = “我的手牌”里有你的牌。
err-ended = 这张桌散了。
    .note = 用 /牌桌 开桌 开新的一张。
err-no-result = 第{ $deal }局的完整结果看不到了。
    .note = /记分簿 查看 有各人的分。
err-match-over = 这一场结束了。
    .note = “再来一场”在同一桌重新开始。
err-cut-long = 切牌最多{ $limit }个字符，你写了{ $n }个。
    .note = 再按“切牌”，写短一些。
err-closing = 这张桌不再接新人。
    .note = 打完这局就散。用 /牌桌 开桌 可以开新的。
err-too-fast = 一下子太多了，请过{ $n }秒再试。
err-too-many =
    { $of ->
        [host] 你已经是{ $n }张桌的桌主，不能再多了。
       *[guild] 本服务器已有{ $n }张桌，放不下了。
    }
    .note =
        { $of ->
            [host] 其中一张散了，你就能再开。
           *[guild] { $minutes ->
                [0] 可以加入其中一张，或者等一张散了再开。
               *[other] 请过{ $minutes }分钟再试，到时会腾出一张。
            }
        }
err-too-many-table = { table-name }，在{ $channel }
err-too-many-elsewhere = 别的服务器上有{ $n }张
err-several-hands = 你在{ $n }张桌上都有牌。
    .note = 请到{ $channels }用 /手牌。
err-no-hand = 你现在没有手牌。
    .note = 下一局会发新牌。
err-game = 这里没有“{ $text }”这种牌。
    .note = 有这些：{ $names }。
err-other-option = { game }没有 { $option } 这个选项。
    .note =
        { $table ->
            [yes] 请去掉它。
           *[no] 请去掉它，或者用 牌种: 选别的牌。
        }
err-option-missing = { game }在这里需要 { $option }:。
    .note = 请在命令里加上 { $option }:。
err-not-offered = { $option }: 不能这样选。
    .note =
        { $fits ->
            [truth] 用True或False。
            [between] 用{ $low }到{ $high }。
           *[names] 用{ $names }。
        }
err-too-long = { $option }: 太长了。
    .note = 最多{ $high }个字符。
err-too-short = { $option }: 太短了。
    .note = 至少{ $low }个字符。
err-seats = 按这套规则，{ game }有{ $n }个座位。
    .note = 请去掉 座位数:。
err-computers = 这张桌有{ $seats }个座位，你占一个。
    .note =
        { $most ->
            [0] 请去掉 电脑:。
           *[other] 电脑: 可以是0到{ $most }。
        }
err-rated-open = 计等级分的桌，开桌时没有电脑。
    .note = 请去掉 电脑:，或者选 等级分: False。
err-member = “{ $text }”不在本服务器。
    .note = 请从列表里选名字。
err-no-wish = 先选你要的{ card-word }。
    .note = 在上面两个列表里各选一项，再按“要牌”。
err-no-gift = 先选{ cards-word }。
    .note = 点一下牌，或者从列表里挑，再按下面的按钮。
err-no-player = 这里不能选“{ $text }”。
    .note = 请从这些里选：{ $names }。
err-one-card = 要一张{ card-word }，“{ $text }”不行。
    .note = 写成Kh这样。
err-names-no-cards = 你没有写{ cards-word }。
    .note = 写成3d、10h、Qs这样。
err-other-game = 这张桌用不上 /{ $command }。
    .note = “我的手牌”会告诉你能做什么。
err-kick-nobody = 这里没有叫这个名字的人。
    .note = 请从列表里选人。换电脑的话，第一局开始前按“请走电脑”。
err-kick-self = 那是你自己的座位。
    .note = 不想坐了，就在“菜单”里按“离开”。
err-kick-early = 牌桌没有在等{ $name }。
    .note = 等轮到这个人，或者“下一局”在等这个人时再提。两局之间桌主{ $host }可以换。
err-kick-soon = { $name }还有时间。
    .note = 等全桌等了两分钟再提。两局之间，桌主不用等。
err-stand-in-soon = { $name }还有时间。
    .note = 不计时的桌，过两分钟就可以。
err-kick-alone = 这件事你一个人决定不了。
    .note = 至少还要另外两个人同意。桌主{ $host }或管理员可以一个人决定。
err-kick-agreed = 你已经同意了。
    .note = 牌桌上在问其他人。
err-board-day = “{ $text }”不是日期。
    .note = 写成2026-01-31这样：年、月、日。
err-board-order = 这段时间结束得比开始早。
    .note = 从: { $start } 比 到: { $end } 晚，请对调。
err-board-both = 时间: 不能和 从:、到: 一起用。
    .note = 去掉 时间:，或者去掉 从: 和 到:。
err-board-rules = 这里没有人打过“{ $text }”。
    .note =
        { $some ->
            [yes] 这里打过：{ $names }。
           *[no] 这里还没有计入的局。
        }
err-no-season = 这里还没有赛季。
    .note = 能管理服务器的人可以用 /记分簿 赛季 开始。
err-undo-no-deal = 现在没有在打牌。
    .note = 一局打完，就全都算数了。
err-undo-tutorial = 教学局里不悔牌。
    .note = 接着打吧，这一局不算数。
err-undo-evening = 复式赛里不悔牌。
    .note = 别的桌打同样的牌。
err-undo-nothing = 这一局你还什么都没做。
    .note = 你可以收回自己刚出的牌。
err-undo-played = { $name }已经接着出了。
    .note = 别人出牌之前，你才能收回。
err-undo-shown = 之后有人看过暗牌了。
    .note = 看过的收不回去，所以你出的牌算数。
err-undo-counts = 这一局还算{ $name }的，人已经离开。
    .note = 没法问，所以出的牌都算数。
err-undo-asked = 你已经提出了。
    .note = 在等{ $agreeing }同意。
err-undo-other = { $name }想悔牌。
    .note = 请先回答。
err-undo-kept = 那手牌算数：不是所有人都同意。
    .note = 接着打。
err-undo-long-ago = 隔得太久了。
    .note = 计时的桌，只有最近几手可以收回。
err-undo-agreed = 你已经同意了。
    .note = 在等{ $agreeing }同意。
err-deal-typed = “{ $text }”不是哪一局。
    .note = 写牌桌和局数，例如7.3。
err-no-deal = 记分簿里没有{ $id }这一局。
    .note = 请从列表里选。/记分簿 查看 有大家的局。
err-correct-reason = 请写原因。
    .note = 加上 原因: 和几个字。看这一局的人都看得到。
err-correct-nothing = 0分等于没改。
    .note = 写加多少分，例如5或-5。
err-correct-member = { $name }在那一局没有分。
    .note =
        { $some ->
            [yes] 那一局记给了{ $names }。
           *[no] 那一局只记给了电脑。
        }
err-export-many = 这段时间有{ $n }条记录，一个文件装{ $most }条。
    .note = 用 从: 和 到: 选少几天。
err-export-nothing = 这段时间没有记录。
    .note = 用 从: 和 到: 换别的日子。
err-season-name = 赛季要有名称。
    .note = 写几个字，例如“春季”。
err-season-runs = 赛季“{ $name }”正在进行。
    .note = 先用 /记分簿 赛季 结束。
err-season-none = 现在没有赛季。
    .note = 用 /记分簿 赛季 开始 开一个。
err-zone = “{ $text }”不是时区。
    .note = 写城市或时区，例如{ $names }。
