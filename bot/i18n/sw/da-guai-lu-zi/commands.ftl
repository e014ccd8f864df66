option-finish = Kama hatua hiyo inamaliza kadi za mkononi
option-second_finish = Kama hatua ya kushinda ilimaliza kadi za mkononi
option-leading = Timu inayoongoza: 0 kwa viti 1, 3, 5, na 1 kwa viti 2, 4, 6
option-fails = Majaribio ambayo kila timu ilishindwa kwenye ngazi ya mwisho, kama 0, 0
