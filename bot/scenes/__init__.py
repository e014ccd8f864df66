"""What there is to see, as plain values. Picture, message, alt text and controls are all made from them."""
