"""A hand: its cards, each as high as its state has it, and where cards in groups lie."""
