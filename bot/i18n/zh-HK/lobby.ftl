lobby-heading = { game } · { $seats }個座位，已坐{ $taken }個
lobby-terms = { table-name } · { rules-short } · { rules-dealt } · { match-goal } · { clock } · 枱主{ $host }
lobby-differs = 與預設玩法不同：{ $changes }。
lobby-seat =
    { $role ->
        [host] { $seat }. **{ $name }** · 枱主
        [computer]
            { $reserved ->
                [yes] { $seat }. **{ $name }** · 電腦，等{ $guest }來
               *[no]
                    { $level ->
                        [gentle] { $seat }. **{ $name }** · 初級電腦
                        [sharp] { $seat }. **{ $name }** · 高手電腦
                       *[casual] { $seat }. **{ $name }** · 電腦
                    }
            }
       *[player] { $seat }. **{ $name }**
    }
lobby-partners =
    { $change ->
        [yes] 同一邊：{ $sides }。揀座位就可以換對家。
       *[no] 同一邊：{ $sides }。
    }
lobby-side = { $seats }號座位
lobby-seat-free =
    { $reserved ->
        [yes] { $seat }. 留給{ $guest }
       *[no] { $seat }. 空位
    }
lobby-seal = 牌已洗好，封存碼`{ $commitment }`。按「切牌」，可以自己加幾個字。
cut-title = 切牌
cut-label = 你的切牌字句
cut-about = 最多64個字元，會混入洗牌。大家都看得到，不會刪除。
lobby-auto-pass = 大不過的人會自動過，所以大家會知道誰大不過。
lobby-rated = 排位枱：只限真人，沒有提示，每局都影響排位分（/help）。
lobby-cut = { $name }切牌，寫了「{ $cut }」。
joined = { $name }坐{ $seat }號座位。
seat-taken-over = 你坐{ $seat }號座位，接着它的分：{ SIGNED($total) }。準備好就按「下一局」。
next-up = 這局打完，{ $computer }的座位就是你的。
waits-no-more = 你不再等位。
select-seat = 揀座位
select-level = 加電腦，揀程度
computer-level =
    { $level ->
        [gentle] 加初級電腦
        [sharp] 加高手電腦
       *[casual] 加普通電腦
    }
    .note =
        { $level ->
            [gentle] 會出錯
            [sharp] 為分而打
           *[casual] 最常用
        }
seat-option =
    { $free ->
        [yes] { $seat }號座位 · 空位
       *[no] { $seat }號座位 · { $name }，電腦
    }
lets-in =
    { $way ->
        [now] 遲來的人可以即時接電腦的座位。
        [next] 由下一局起，遲來的人可以即時接電腦的座位。
       *[later] 遲來的人要等一局打完才坐下。
    }
menu-watching = 你在旁觀。
host-now = 現在枱主是{ $name }。
computer = { $name }（電腦）
table-name = { NUMBER($table, useGrouping: 0) }號枱
leave-does =
    { $way ->
        [waits] 不再等位。
        [last] 這枱就散。
        [lobby] 讓出座位。
        [deal] 手牌交給電腦。
       *[between] 座位交給電腦。
    }
let-in-does =
    { $now ->
        [yes] 遲來的人要等一局打完。
       *[no] 打到一半也可以加入。
    }
close-does = 這局就是最後一局。
new-match-does = 全部總分歸零。
end-does =
    { $void ->
        [yes] 即時散枱；這局作廢。
       *[no] 即時散枱。
    }
button-join = 入座
button-leave = 離枱
button-add-computer = 加電腦
button-fill = 電腦坐滿
button-remove-computer = 減電腦
button-let-in = 隨時加入
button-let-in-later = 打完才加入
button-end-agree = 同意散枱
button-play-on = 繼續打
button-kick = 交給電腦
button-kick-agree = 換走{ $name }
button-end-ask = 提議散枱
button-start = 開始
button-close = 打完散枱
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
button-new-match = 重開一場
button-status = 狀況
button-end = 散枱
button-stay = 留下
button-last-trick = 上一輪
button-full-result = 詳細結果
button-played-cards = 出過的{ cards-word }
button-earlier = 較早
button-later = 較新
select-cards = 揀{ cards-word }
select-ready = 可以出的牌：{ $n }種
select-ready-none = 可以出的牌：沒有
select-kind = 揀牌型：{ $n }種
select-all-kinds = 所有牌型
select-more-ready = 還有：{ $n }
select-kind-option = { $n }種出法：{ kind-meant }
select-cards-group =
    { $named ->
        [yes] { $name }：{ $first }至{ $last }
       *[no] 揀{ cards-word }：{ $first }至{ $last }
    }
button-card-chosen = ✓ { $card }
