brief-cards = **牌：**{ $decks }副牌，有鬼牌，每人{ $hand }張，底牌{ $kitty }張。對面是對家。
brief-trumps = **主牌：**鬼牌，再來是所有的級牌，再來是主花色。摸牌時亮級牌來定主花色。
brief-plays =
    { $decks ->
        [1] **先出：**一張，或同花色好幾張別人壓不過的。
        [2] **先出：**一張、一對，或拖拉機：相連的對子。或別人壓不過的好幾組。
       *[other] **先出：**一張、一對、三條，或相連的這些。或別人壓不過的好幾組。
    }
brief-follow =
    { $follow_duty ->
        [none] **跟牌：**跟花色，張數一樣。
       *[full] **跟牌：**跟花色，一對跟一對，拖拉機跟拖拉機。
    }沒有那個花色，可以用主牌斃，或墊牌。
brief-points = **分數：**5是5分，10和K是10分。閒家要拿{ $threshold }分。底牌：{ rule-kitty_multiplier.word }。
brief-levels =
    { $max_level ->
        [NT] **級：**打得好的一方升級，從{ rule-start_level.word }到無主。坐莊打過無主就贏。
       *[A] **級：**打得好的一方升級，從{ rule-start_level.word }到A。坐莊打過A就贏。
    }

help-aim = 二對二，對面是對家。每輪拿分，把自己這方從2打到A。
help-trumps = **主牌**比其他花色大：鬼牌、所有級牌和一個花色。摸牌時亮級牌來定花色。
help-kitty = 莊家拿蓋著的底牌，扣底一樣多張，然後先出。
help-follow = 跟先出的花色，一對跟一對。沒有那個花色就隨便出，也可以用主牌斃。
help-scoring = 只有5、10、K算分：5分、10分、10分。莊家方要讓閒家拿不到80分。
help-levels = 打得好的一方升級。坐莊打過A，就贏這一場。
