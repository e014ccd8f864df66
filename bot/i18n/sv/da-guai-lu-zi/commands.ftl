option-finish = Om draget tömmer handen
option-second_finish = Om draget att sticka över tömde sin hand
option-leading = Laget som leder: 0 för plats 1, 3, 5, och 1 för plats 2, 4, 6
option-fails = Försök som varje lag förlorat på sista nivån, till exempel 0, 0
