contra-level_unscored = Mechi hadi ngazi ya mwisho inahitaji ushindi unaopandisha ngazi (DG‑8.2).
contra-no_target = Mechi ya idadi ya pointi inahitaji idadi hiyo (DG‑8.2).
contra-no_deals = Mechi ya migao kadhaa inahitaji idadi yake (DG‑8.2).
contra-end_below_start = Ngazi ya mwisho isiwe chini ya ile ya kwanza (DG‑6.4).
