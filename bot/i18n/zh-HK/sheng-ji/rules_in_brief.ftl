brief-cards = **牌：**{ $decks }副牌連鬼牌，每人{ $hand }張，底牌{ $kitty }張。對家坐對面。
brief-trumps = **主：**鬼牌，然後所有級牌，然後主的花色。摸牌時亮級牌來定主。
brief-plays =
    { $decks ->
        [1] **先出：**一張，或者同花色、沒有人大得過的幾張。
        [2] **先出：**一張、一對，或者拖拉機：相連的對子。或者沒有人大得過的幾手。
       *[other] **先出：**一張、一對、三條，或者相連的。或者沒有人大得過的幾手。
    }
brief-follow =
    { $follow_duty ->
        [none] **跟：**跟花色，同樣張數。
       *[full] **跟：**跟花色，對子跟對子，拖拉機跟拖拉機。
    }沒有那門花色，就用主斃，或者墊牌。
brief-points = **分：**5算5分，10和K算10分。閒家要{ $threshold }分。底牌：{ rule-kitty_multiplier.word }。
brief-levels =
    { $max_level ->
        [NT] **級：**打得好的一方升級，由{ rule-start_level.word }到無主。做莊守住無主就贏。
       *[A] **級：**打得好的一方升級，由{ rule-start_level.word }到A。做莊守住A級就贏。
    }
help-aim = 二對二，對家坐對面。一輪一輪贏分，把自己一方由2級升到A級。
help-trumps = **主牌**大過其他花色：鬼牌、所有級牌，加一門花色。摸牌時亮一張級牌來定主。
help-kitty = 莊家拿底牌，扣底同樣張數，然後先出。
help-follow = 跟先出的花色，對子跟對子。沒有那門花色，出甚麼都可以；主牌可以斃。
help-scoring = 只有5、10、K有分：5、10、10。莊家方要守到閒家不夠80分。
help-levels = 打得好的一方升級。做莊守住A級，就贏這場。
