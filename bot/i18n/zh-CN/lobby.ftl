lobby-heading = { game } · { $seats }个座位，已坐{ $taken }个
lobby-terms = { table-name } · { rules-short } · { rules-dealt } · { match-goal } · { clock } · 桌主{ $host }
lobby-differs = 与预设玩法不同：{ $changes }。
lobby-seat =
    { $role ->
        [host] { $seat }. **{ $name }** · 桌主
        [computer]
            { $reserved ->
                [yes] { $seat }. **{ $name }** · 电脑，等{ $guest }来
               *[no]
                    { $level ->
                        [gentle] { $seat }. **{ $name }** · 初级电脑
                        [sharp] { $seat }. **{ $name }** · 高级电脑
                       *[casual] { $seat }. **{ $name }** · 电脑
                    }
            }
       *[player] { $seat }. **{ $name }**
    }
lobby-partners =
    { $change ->
        [yes] 队友：{ $sides }。换座位就能换队友。
       *[no] 队友：{ $sides }。
    }
lobby-side = { $seats }号座位
lobby-seat-free =
    { $reserved ->
        [yes] { $seat }. 给{ $guest }留着
       *[no] { $seat }. 空位
    }
lobby-seal = 洗牌已封存：`{ $commitment }`。按“切牌”可以混进你自己的几个字。
cut-title = 切牌
cut-label = 你的切牌
cut-about = 最多64个字符，会混进洗牌里。所有人一直都看得到。
lobby-auto-pass = 压不住的人由牌桌代为过牌，所以大家都知道谁压不住。
lobby-rated = 计等级分：只有真人，没有提示，每局都会改变等级分（/帮助）。
lobby-cut = { $name }切牌：“{ $cut }”。
joined = { $name }坐上{ $seat }号座位。
seat-taken-over = 你坐上{ $seat }号座位，接着它的分打：{ SIGNED($total) }。准备好了就按“下一局”。
next-up = 打完这局，{ $computer }的座位就归你。
waits-no-more = 你不再等座位了。
select-seat = 选座位
select-level = 按水平加电脑
computer-level =
    { $level ->
        [gentle] 加一个初级电脑
        [sharp] 加一个高级电脑
       *[casual] 加一个普通电脑
    }
    .note =
        { $level ->
            [gentle] 会出错
            [sharp] 会算分
           *[casual] 最常用
        }
seat-option =
    { $free ->
        [yes] { $seat }号座位 · 空
       *[no] { $seat }号座位 · { $name }，电脑
    }
lets-in =
    { $way ->
        [now] 后来的人可以马上接替电脑。
        [next] 从下一局起，后来的人可以马上接替电脑。
       *[later] 后来的人等一局打完再入座。
    }
menu-watching = 你在旁观。
host-now = { $name }现在是桌主。
computer = { $name }（电脑）
table-name = { NUMBER($table, useGrouping: 0) }号桌
leave-does =
    { $way ->
        [waits] 不再等座位。
        [last] 离开就散桌。
        [lobby] 让出你的座位。
        [deal] 手牌交给电脑打。
       *[between] 座位交给电脑。
    }
let-in-does =
    { $now ->
        [yes] 让后来的人等一局打完。
       *[no] 让后来的人中途入座。
    }
close-does = 打完这局就散桌。
new-match-does = 所有人的总分归零。
end-does =
    { $void ->
        [yes] 散桌；这一局作废。
       *[no] 立刻散桌。
    }
button-join = 入座
button-leave = 离开
button-add-computer = 加电脑
button-fill = 电脑补满
button-remove-computer = 请走电脑
button-let-in = 允许中途入座
button-let-in-later = 局后再入座
button-end-agree = 同意散桌
button-play-on = 接着打
button-kick = 换成电脑
button-kick-agree = 换下{ $name }
button-end-ask = 提议散桌
button-start = 开始
button-close = 打完散桌
button-cut = 切牌
button-rules = 规则
button-menu = 菜单
button-my-hand = 我的手牌
button-play = 出牌
button-pass = 过牌
button-sort = 理牌
button-hint = 提示
button-next-deal = 下一局
button-rematch = 再来一场
button-new-match = 重开一场
button-status = 状态
button-end = 散桌
button-stay = 留下
button-last-trick = 上一轮
button-full-result = 完整结果
button-played-cards = 出过的{ cards-word }
button-earlier = 更早
button-later = 更晚
select-cards = 选{ cards-word }
select-ready = 可以出的牌：{ $n }种
select-ready-none = 可以出的牌：没有
select-kind = 选牌型：{ $n }种
select-all-kinds = 所有牌型
select-more-ready = 更多：{ $n }种
select-kind-option = { $n }种出法：{ kind-meant }
select-cards-group =
    { $named ->
        [yes] { $name }：{ $first }到{ $last }
       *[no] 选{ cards-word }：{ $first }到{ $last }
    }
button-card-chosen = ✓ { $card }
