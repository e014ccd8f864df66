"""Parts of the interface of the store, each about one concern."""
