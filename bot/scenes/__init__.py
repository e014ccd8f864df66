"""What is to be seen: plain values that the picture, the message, its alt text and its controls are all made from."""
