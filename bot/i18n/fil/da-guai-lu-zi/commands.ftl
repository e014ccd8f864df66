option-finish = Kung inuubos ng tira ang hawak
option-second_finish = Kung inubos ng tatalunin ang hawak nito
option-leading = Panig na unang titira: 0 para sa upuan 1, 3, 5, at 1 para sa upuan 2, 4, 6
option-fails = Ilang beses natalo ang bawat panig sa huling level, gaya ng 0, 0
