"""The pictures: hands, tables and ends of deals, drawn from plain values (docs/look.md)."""
