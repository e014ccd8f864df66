contra-kitty_uneven = 扣掉底牌，其餘的牌要能平均發給四個人（SJ‑1.2）。
contra-quarters_packs = 這張升級表是給兩副牌的（SJ‑10.6）。
contra-full_one_pack = 一副牌沒有兩張一樣的鬼牌可以亮（SJ‑3.5）。
contra-start_off_ladder = 短的升級只有2、5、10、K和A（SJ‑10.6）。
contra-stop_off_ladder = 短的升級跳過了必須停的級（SJ‑10.6）。
