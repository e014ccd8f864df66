command-tutorial = Matuto sa isang laro kontra sa mga computer
tutorial-over = **Natapos mo ang isang buong laro.** Alam mo na kung paano.
    .note = { button-next-deal } ang magtutuloy nang walang coach. Magbukas ng lamesa sa /table open; nasa /help ang buod ng laro.
lesson-chosen = Pinili ang larong ito para magturo, hindi basta nabalasa.
