### Slash commands by which a seat acts, and what a judge or a total is asked with.

