contra-level_unscored = 要打到最后一级，赢了就得能升级（DG‑8.2）。
contra-no_target = 要打到多少分，就得定分数（DG‑8.2）。
contra-no_deals = 要打几局，就得定局数（DG‑8.2）。
contra-end_below_start = 最后一级不能比起始级低（DG‑6.4）。
