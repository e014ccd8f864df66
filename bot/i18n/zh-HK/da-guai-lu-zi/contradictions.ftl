contra-level_unscored = 打到最後一級的一場，贏了要升級才行（DG‑8.2）。
contra-no_target = 打到若干分的一場，要定分數（DG‑8.2）。
contra-no_deals = 打若干局的一場，要定局數（DG‑8.2）。
contra-end_below_start = 最後一級不可以低過第一級（DG‑6.4）。
