kind =
    { $kind ->
        [pair] 对子
        [triple] 三个
        [quad] 四个
        [tractor] 拖拉机
        [bulldozer] 推土机
        [throw] 甩牌
        [cards] 散牌
       *[single] 单张
    }
kind-title =
    { $kind ->
        [pair] 对子
        [triple] 三个
        [quad] 四个
        [tractor] 拖拉机
        [bulldozer] 推土机
        [throw] 甩牌
        [cards] 散牌
       *[single] 单张
    }
kind-meant =
    { $kind ->
        [pair] 两张一样的牌
        [triple] 三张一样的牌
        [quad] 四张一样的牌
        [tractor] 同一花色相连的对子
        [bulldozer] 同一花色相连的三个或更多
        [throw] 同一花色的几手牌一起出
        [cards] 不成牌型的牌
       *[single] 一张牌
    }
a-kind =
    { $kind ->
        [pair] 对子
        [triple] 三个
        [quad] 四个
        [tractor] 拖拉机
        [bulldozer] 推土机
        [throw] 甩牌
        [cards] 散牌
       *[single] 单张
    }
a-play =
    { $kind ->
        [tractor] { $n }张的拖拉机
        [bulldozer] { $n }张的推土机
        [throw] 甩{ $n }张
        [cards] { $n }张牌
       *[single] { a-kind }
    }
units = { $units }
units-of-a-kind =
    { $kind ->
        [pair] { $n }个对子
        [triple] { $n }组三个
        [quad] { $n }组四个
        [tractor] { $n }个{ $cards }张的拖拉机
        [bulldozer] { $n }个{ $cards }张的推土机
       *[single] { $n }个单张
    }
deed-play = { a-play }
deed-declare = 亮主{ $n }张
deed-pass = { picture-done }
deed-redeal = 重发
deed-trump = { suit }做主
deed-bury = 扣底{ $n }张
deed-choose = 指定甩牌里的{ $n }张
kind-typed =
    { $kind ->
        [pair] 对子 一对 对 双
        [triple] 三个 三张 三条
        [quad] 四个 四张
        [tractor] 拖拉机 连对
        [bulldozer] 推土机
        [throw] 甩牌 甩
        [single] 单张 单牌 单
       *[cards] 牌
    }
of-suit =
    { $suit ->
        [T] 主牌
       *[other] { suit }
    }
game = 升级
preset =
    { $preset ->
        [standard] 标准
        [strict] 严格
        [popular] 流行
        [tournament] 比赛
        [rbtying] 按rbtying
       *[other] 自定规则
    }
preset-short = { preset }
preset-about =
    { $preset ->
        [standard] 两副牌，从2打到A。底牌翻倍
        [strict] 同标准，但毙牌要和先出的牌型完全一样
        [popular] 用对子或拖拉机抠底，底牌翻得更多。甩牌失败，先出张数最少的一手
        [tournament] 甩牌失败要罚分，闲家一局最多升三级
        [rbtying] 毙牌的每一手都更大，才算盖毙
       *[other] 本服务器的规则
    }
rules-dealt = { packs }，每人{ $hand }张，底牌{ $kitty }张
match-goal =
    { $max_level ->
        [NT] 直到有一方坐庄守住无主
       *[A] 直到有一方坐庄守住A
    }
