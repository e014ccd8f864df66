command-lastcard = 最後の1枚を宣言する
command-callout = 宣言されていない最後の1枚を指摘する（指摘ありのテーブル）
option-called = 誰を。残りの少ない人が1人だけなら省けます
option-last_card = 出した後に1枚残ることを宣言する

command-demand = 交換でカードを要求する
command-waive = 何も、またはもう何も要求しない
command-take = 余ったカードを取る
command-decline = 余ったカードを断る。配り直しのときは手札をそのまま使う
command-swap = いちばん弱いカードを余ったカードと交換する
option-demanded = 欲しいカード。ランク、スートの順
option-of = 誰から。1人だけなら省けます

option-callouts = 最後の1枚の宣言忘れは、誰かに指摘されたときだけ数える

option-left = 各席の残り。| で区切る：4 | 8 | - | 11、またはカード
option-winner = 勝った席。上がった席が1つでないとき
option-last = 最後の手
option-opener = 最初にリードした席
option-payer = 全員の分を肩代わりする席
option-not_played = 1枚も出さなかった席（2, 4 など）
option-unbeaten = 誰にも勝たれなかった特別な役、| で区切る：2: 4d 4c 4h 4s 9d | 3: …
