contra-kitty_uneven = Utan talongen måste korten gå jämnt ut på fyra spelare (SJ‑1.2).
contra-quarters_packs = Den här nivåtabellen är för två kortlekar (SJ‑10.6).
contra-full_one_pack = Med en kortlek finns inga två likadana jokrar att visa (SJ‑3.5).
contra-start_off_ladder = Den korta nivåraden har bara nivåerna 2, 5, 10, K och A (SJ‑10.6).
contra-stop_off_ladder = Den korta nivåraden saknar en nivå där en sida måste stanna (SJ‑10.6).
