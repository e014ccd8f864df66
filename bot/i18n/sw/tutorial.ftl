command-tutorial = Jifunze mchezo kwa mgao mmoja dhidi ya kompyuta
tutorial-over = **Huo ulikuwa mgao mzima.** Sasa unajua unavyokwenda.
    .note = { button-next-deal } huendelea bila kocha. /table open hufungua meza na wengine, /help ina mchezo kwa ufupi.
lesson-chosen = Mgao huu ulichaguliwa ili kufundisha, haukuachiwa bahati.
