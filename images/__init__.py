"""The pictures: hands, tables and deal ends, drawn from plain values (docs/look.md)."""
