lobby-heading = { game } · 座位{ $taken }/{ $seats }
lobby-terms = { table-name } · { rules-short } · { rules-dealt } · { match-goal } · { clock } · 桌主{ $host }
lobby-differs = 跟預設玩法不同：{ $changes }。
lobby-seat =
    { $role ->
        [host] { $seat }. **{ $name }** · 桌主
        [computer]
            { $reserved ->
                [yes] { $seat }. **{ $name }** · 電腦，等{ $guest }來
               *[no]
                    { $level ->
                        [gentle] { $seat }. **{ $name }** · 入門電腦
                        [sharp] { $seat }. **{ $name }** · 高手電腦
                       *[casual] { $seat }. **{ $name }** · 電腦
                    }
            }
       *[player] { $seat }. **{ $name }**
    }
lobby-partners =
    { $change ->
        [yes] 同一隊：{ $sides }。想換隊友就選別的座位。
       *[no] 同一隊：{ $sides }。
    }
lobby-side = { $seats }號座位
lobby-seat-free =
    { $reserved ->
        [yes] { $seat }. 留給{ $guest }
       *[no] { $seat }. 空位
    }
lobby-seal = 牌洗好後已封存：`{ $commitment }`。按「{ button-cut }」可以加進你自己的幾個字。
cut-title = 切牌
cut-label = 你的切牌
cut-about = 最多64個字，會混進洗牌。大家都看得到，永久保留。
lobby-auto-pass = 壓不過的人由牌桌自動過，所以大家都會知道誰壓不過。
lobby-rated = 算等級分：只有真人、沒有提示，每一局都會改變等級分（/說明）。
lobby-cut = { $name }切牌：「{ $cut }」。

joined = { $name }坐{ $seat }號座位。
seat-taken-over = 你坐{ $seat }號座位，接著它的分數打：{ SIGNED($total) }。準備好就按「{ button-next-deal }」。
next-up = 這局結束後，你接{ $computer }的座位。
waits-no-more = 你不再等座位了。
select-seat = 選座位
select-level = 選程度加電腦
computer-level =
    { $level ->
        [gentle] 加一個入門電腦
        [sharp] 加一個高手電腦
       *[casual] 加一個普通電腦
    }
    .note =
        { $level ->
            [gentle] 會失誤
            [sharp] 每分必爭
           *[casual] 一般程度
        }
seat-option =
    { $free ->
        [yes] { $seat }號座位 · 空位
       *[no] { $seat }號座位 · { $name }，電腦
    }
lets-in =
    { $way ->
        [now] 晚到的人可以馬上接替電腦。
        [next] 從下一局起，晚到的人可以馬上接替電腦。
       *[later] 晚到的人要等一局結束才入座。
    }
menu-watching = 你在旁觀。
host-now = 現在桌主是{ $name }。
computer = { $name }（電腦）
table-name = { NUMBER($table, useGrouping: 0) }號桌

leave-does =
    { $way ->
        [waits] 不再等座位。
        [last] 收桌。
        [lobby] 空出你的座位。
        [deal] 把你的手牌交給電腦。
       *[between] 把你的座位交給電腦。
    }
let-in-does =
    { $now ->
        [yes] 晚到的人要等這局結束。
       *[no] 晚到的人局中就可以入座。
    }
close-does = 打完這局就收桌。
new-match-does = 所有總分歸零。
end-does =
    { $void ->
        [yes] 收桌；這局不算。
       *[no] 馬上收桌。
    }

button-join = 入座
button-leave = 離開
button-add-computer = 加電腦
button-fill = 電腦補滿
button-remove-computer = 移除電腦
button-let-in = 開放加入
button-let-in-later = 局後加入
button-end-agree = 同意收桌
button-play-on = 繼續打
button-kick = 交給電腦
button-kick-agree = 換掉{ $name }
button-end-ask = 提議收桌
button-start = 開始
button-close = 打完收桌
button-cut = 切牌
button-rules = 規則
button-menu = 選單
button-my-hand = 我的手牌
button-play = 出牌
button-pass = 過
button-sort = 理牌
button-hint = 提示
button-next-deal = 下一局
button-rematch = 再來一場
button-new-match = 新的一場
button-status = 狀況
button-end = 收桌
button-stay = 留下
button-last-trick = 上一輪
button-full-result = 完整結果
button-played-cards = 出過的{ cards-word }
button-earlier = 較早
button-later = 較晚

select-cards = 選{ cards-word }
select-ready = 可以出的牌：{ $n }種
select-ready-none = 可以出的牌：沒有
select-kind = 選牌型：{ $n }種
select-all-kinds = 所有牌型
select-more-ready = 更多：{ $n }
select-kind-option = { $n }種出法：{ kind-meant }
select-cards-group =
    { $named ->
        [yes] { $name }：{ $first }到{ $last }
       *[no] 選{ cards-word }：{ $first }到{ $last }
    }
button-card-chosen = ✓ { $card }
