contra-level_unscored = En match till sista nivån behöver vinster som höjer nivån (DG‑8.2).
contra-no_target = En match till ett antal poäng behöver det antalet (DG‑8.2).
contra-no_deals = En match på några givar behöver deras antal (DG‑8.2).
contra-end_below_start = Sista nivån får inte ligga under den första (DG‑6.4).
