contra-kitty_uneven = 除去底牌，牌要能平分给四个人（SJ‑1.2）。
contra-quarters_packs = 这种升级表是给两副牌的（SJ‑10.6）。
contra-full_one_pack = 一副牌里没有两张一样的王可亮（SJ‑3.5）。
contra-start_off_ladder = 短的级只有2、5、10、K和A（SJ‑10.6）。
contra-stop_off_ladder = 短的级里没有必须打的那一级（SJ‑10.6）。
