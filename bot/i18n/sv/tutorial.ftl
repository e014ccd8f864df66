command-tutorial = Lär dig spelet i en giv mot datorer
tutorial-over = **Det var en hel giv.** Nu vet du hur det går till.
    .note = Tryck på { button-next-deal } för att fortsätta utan coach. /bord nytt startar ett bord med andra, /hjälp har spelet i korthet.
lesson-chosen = Den här given är vald för att lära ut, inte av slumpen.
