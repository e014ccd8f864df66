contra-kitty_uneven = 除了底牌，其餘要夠四人平分（SJ‑1.2）。
contra-quarters_packs = 這個升級表是兩副牌用的（SJ‑10.6）。
contra-full_one_pack = 一副牌沒有兩張相同的鬼牌可以亮（SJ‑3.5）。
contra-start_off_ladder = 短級別只有2、5、10、K和A級（SJ‑10.6）。
contra-stop_off_ladder = 短級別沒有一方必須停的級（SJ‑10.6）。
