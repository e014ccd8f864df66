page-no-instant = 即勝ちの手札
page-no-instant-more = ほかの即勝ちの手札
page-no-redeal = 配り直し
page-no-redeal-more = ほかの配り直し
page-no-twos = 2による倍
page-no-twos-more = ほかの2による倍
page-head =
    { $section ->
        [cards] カード
        [seats] 人数
        [deal] 配り方
        [rest] 余ったカード
        [opening] 最初の手
        [plays] 役
        [compare] 同じ役の比べ方
        [answers] 勝ち方
        [passing] パス
        [last] 最後の1枚
        [hands] 即勝ちや配り直しの手札
        [end] 終わり
        [points] 点
        [match] マッチ
       *[exchange] 交換
    }
topic =
    { $topic ->
        [suits] スート
        [seats] 人数と回り方
        [dealing] 配り方
        [rest] 余ったカード
        [later] 2回目から最初に出す人
        [low_card] 最初の手
        [kinds] 使う役
        [straights] ストレート
        [flushes] フラッシュ
        [full_house] フルハウス
        [ladder] 5枚の役の強さ
        [answers] 5枚への勝ち方
        [monsters] 怪物
        [passing] パス
        [declare] 最後の1枚の宣言
        [top] 最後の1枚の前の出し方
        [instant] 即勝ちの手札
        [redeal] 配り直し
        [end] ディールの終わり
        [points] 点
        [settle] 精算
        [exchange] ディールの間の交換
       *[match] マッチの長さ
    }
