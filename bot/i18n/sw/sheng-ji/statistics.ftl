stats-counted = Kushambulia: ushindi { $attacks_won } kati ya { $attacks }. Upande wa mgawaji: ushindi { $defences_won } kati ya { $defences }.
