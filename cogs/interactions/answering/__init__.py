"""First answers: what is worked on and acknowledged when, and what stands until what it says is so no more."""
