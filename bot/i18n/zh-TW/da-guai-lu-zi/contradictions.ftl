contra-level_unscored = 要打到最後一級，贏了就得升級（DG‑8.2）。
contra-no_target = 要打到幾分，得先定分數（DG‑8.2）。
contra-no_deals = 要打幾局，得先定局數（DG‑8.2）。
contra-end_below_start = 最後一級不能低於第一級（DG‑6.4）。
