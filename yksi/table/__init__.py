"""Round the table: people, procedures, clocks, matches and series, without any I/O."""

from yksi.messages.refusal import TableCode, TableRefusal
from yksi.messages.settings import Settings
from yksi.messages.stage import Stage
from yksi.messages.views import TableView
from yksi.table.room import Effect
from yksi.table.table import Reply, Table

__all__ = [
    "Effect",
    "Reply",
    "Settings",
    "Stage",
    "Table",
    "TableCode",
    "TableRefusal",
    "TableView",
]
