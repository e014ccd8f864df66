"""What can be chosen in Da Guai Lu Zi (docs/da-guai-lu-zi.md, section 1)."""
