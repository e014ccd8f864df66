contra-level_unscored = 最後の切り札ランクまでのマッチには、勝つと昇級するルールが必要です（DG‑8.2）。
contra-no_target = 点を目標にするマッチには、その点数が必要です（DG‑8.2）。
contra-no_deals = ディール数で終わるマッチには、その数が必要です（DG‑8.2）。
contra-end_below_start = 最後の切り札ランクは、最初より下にできません（DG‑6.4）。
