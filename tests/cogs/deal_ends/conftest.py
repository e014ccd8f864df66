"""Deals that ended are read from a store, as those of tables' own tests."""

from tests.tables.conftest import clock as clock
from tests.tables.conftest import home as home
from tests.tables.conftest import path as path
from tests.tables.conftest import store as store
