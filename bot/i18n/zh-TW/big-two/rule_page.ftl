page-no-instant = 直接贏的手牌
page-no-instant-more = 其他直接贏的手牌
page-no-redeal = 重新發牌
page-no-redeal-more = 其他重新發牌
page-no-twos = 2的加倍
page-no-twos-more = 其他2的加倍
page-head =
    { $section ->
        [cards] 牌
        [seats] 玩家
        [deal] 發牌
        [rest] 餘牌
        [opening] 第一手
        [plays] 牌型
        [compare] 同牌型比大小
        [answers] 怎麼壓
        [passing] 過
        [last] 最後一張
        [hands] 直接贏或重新發牌的手牌
        [end] 結束
        [points] 分數
        [match] 一場
       *[exchange] 換牌
    }
topic =
    { $topic ->
        [suits] 花色
        [seats] 人數和方向
        [dealing] 發牌
        [rest] 餘牌
        [later] 之後各局誰先出
        [low_card] 第一手
        [kinds] 可以出的牌型
        [straights] 順子
        [flushes] 同花
        [full_house] 葫蘆
        [ladder] 五張牌的大小
        [answers] 五張牌怎麼壓
        [monsters] 怪物
        [passing] 過
        [declare] 喊最後一張
        [top] 顧牌
        [instant] 直接贏的手牌
        [redeal] 重新發牌
        [end] 一局的結束
        [points] 分數
        [settle] 誰付給誰
        [exchange] 局間換牌
       *[match] 一場的長短
    }
