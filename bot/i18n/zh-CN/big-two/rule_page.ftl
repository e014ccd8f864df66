page-no-instant = 立刻赢的手牌
page-no-instant-more = 其他立刻赢的手牌
page-no-redeal = 重发
page-no-redeal-more = 其他重发
page-no-twos = 2加倍
page-no-twos-more = 其他2加倍
page-head =
    { $section ->
        [cards] 牌
        [seats] 人数
        [deal] 发牌
        [rest] 多出的牌
        [opening] 开始
        [plays] 牌型
        [compare] 同一种牌型比大小
        [answers] 怎么压
        [passing] 过牌
        [last] 最后一张
        [hands] 立刻赢或可以重发的手牌
        [end] 结束
        [points] 计分
        [match] 一场
       *[exchange] 换牌
    }
topic =
    { $topic ->
        [suits] 花色
        [seats] 人数和方向
        [dealing] 发牌
        [rest] 多出的牌
        [later] 之后各局谁先出
        [low_card] 第一手牌
        [kinds] 有哪些牌型
        [straights] 顺子
        [flushes] 同花
        [full_house] 俘虏
        [ladder] 五张牌的大小
        [answers] 什么压五张
        [monsters] 炸弹
        [passing] 过牌
        [declare] 报单
        [top] 顶大
        [instant] 立刻赢的手牌
        [redeal] 重发
        [end] 一局的结束
        [points] 计分
        [settle] 谁付给谁
        [exchange] 两局之间换牌
       *[match] 一场打多长
    }
