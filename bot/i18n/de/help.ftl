help-heading = Hier spielen
help-1 = **1.** /tutorial führt dich durch ein Spiel gegen Computer.
help-2 = **2.** /table open eröffnet einen Tisch, an dem andere mitspielen. An einem fremden drückst du **{ button-join }**.
help-3 = **3.** **{ button-my-hand }** zeigt nur dir deine Karten. Wähl welche, dann **{ button-play }** oder **{ button-pass }**.
help-games = Es gibt: { $games }. Mit game: wählst du bei /tutorial, /table open oder /help eines davon.
help-game = { game } in Kürze

help-more = Mehr Hilfe
help-rules = Die Regeln hier: /rules show. Andere Regelsätze: /rules presets. Helle Bilder: /pictures. Wann du gerufen wirst: /notify.
help-seat = Deine Karten noch einmal: /hand. Dein Platz zurück vom Computer: /table back. Wer wo sitzt: /table status. Ein Computer für jemanden, der weg ist: /table kick.
help-friends = Ein Tisch nur für deine Leute: /table open mit private:, dann /table invite. Wen du lieber nicht triffst: /block. Wo du dran bist: /tables.
help-again = Ein beendetes Spiel Schritt für Schritt: /replay. Deinen letzten Zug zurück, wenn alle zustimmen: /undo.
help-typed = Du kannst auch alles tippen: { $commands }.
help-notation = Schreib Karten wie `3d 10h Qs`: d ist ♦, c ♣, h ♥, s ♠. Werte allein gehen auch: `88`.
help-points = Deine Punkte: /ledger show, /stats. Die von allen: /leaderboard, für Spiele ab zwei Menschen. Sie sind nur zum Spaß. Gewertete Spiele derselben Leute zählen an einem Tag 1, ½, ⅓ und so weiter.
help-fair = Jede Mischung wird vor der ersten Karte versiegelt und nach dem Spiel gezeigt. Die Maschine, auf der der Bot läuft, kann die Blätter sehen. Sonst niemand, und keine Mischung lässt sich unbemerkt ändern.
