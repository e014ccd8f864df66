brief-cards = **牌：**{ $decks }副带大小王的牌，每人{ $hand }张，底牌{ $kitty }张。对家坐对面。
brief-trumps = **主：**大小王，再是所有级牌，再是主花色。摸牌时亮级牌来定。
brief-plays =
    { $decks ->
        [1] **先出：**一张，或者甩同花色、没人压得住的几张。
        [2] **先出：**一张、一对，或者拖拉机，就是连对。也可以甩没人压得住的几手。
       *[other] **先出：**一张、对子、三个，或者相连的。也可以甩没人压得住的几手。
    }
brief-follow =
    { $follow_duty ->
        [none] **跟牌：**同一花色，同样张数。
       *[full] **跟牌：**同一花色，对子跟对子，拖拉机跟拖拉机。
    }没有这门，就用主牌毙，或者垫牌。
brief-points = **分：**5算5分，10和K算10分。闲家要{ $threshold }分。底牌：{ rule-kitty_multiplier.word }。
brief-levels =
    { $max_level ->
        [NT] **级：**打得好的一方升级，从{ rule-start_level.word }升到无主。坐庄守住无主就赢。
       *[A] **级：**打得好的一方升级，从{ rule-start_level.word }升到A。坐庄守住A就赢。
    }
help-aim = 二对二，对家坐对面。一轮一轮赢分，从2一直升到A。
help-trumps = **主牌**比别的花色大：大小王、所有级牌，加一门花色。摸牌时亮级牌来定。
help-kitty = 庄家拿底牌，扣下同样多张，然后先出。
help-follow = 先出什么花色就跟什么，对子跟对子。没有这门就随便出，主牌可以毙。
help-scoring = 只有5、10、K算分：5、10、10。庄家方要让闲家拿不到80分。
help-levels = 打得好的一方升级。坐庄守住A，就赢下本场。
