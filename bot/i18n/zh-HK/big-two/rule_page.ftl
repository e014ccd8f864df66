page-no-instant = 即贏的手牌
page-no-instant-more = 其他即贏的手牌
page-no-redeal = 重新派牌
page-no-redeal-more = 其他重新派牌
page-no-twos = 2的加倍
page-no-twos-more = 2的其他加倍
page-head =
    { $section ->
        [cards] 牌
        [seats] 人數
        [deal] 派牌
        [rest] 餘牌
        [opening] 開局
        [plays] 牌型
        [compare] 同牌型比大細
        [answers] 怎樣大過
        [passing] 過
        [last] 最後一張
        [hands] 即贏和重新派牌
        [end] 完局
        [points] 計分
        [match] 一場
       *[exchange] 換牌
    }
topic =
    { $topic ->
        [suits] 花色
        [seats] 人數和方向
        [dealing] 派牌
        [rest] 餘牌
        [later] 之後各局誰先出
        [low_card] 第一手
        [kinds] 有哪些牌型
        [straights] 蛇
        [flushes] 同花
        [full_house] 夫佬
        [ladder] 五張的大細
        [answers] 甚麼大過五張
        [monsters] 炸彈
        [passing] 過
        [declare] 叫最後一張
        [top] 頂大
        [instant] 即贏的手牌
        [redeal] 重新派牌
        [end] 一局怎樣完
        [points] 計分
        [settle] 誰付給誰
        [exchange] 兩局之間換牌
       *[match] 一場有多長
    }
