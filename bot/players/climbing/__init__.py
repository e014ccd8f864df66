"""What computers know alike in climbing games."""
