"""Round the table: people, procedures, clocks, matches and series, without any I/O."""

from yksi.messages.refusal import Code, Refusal
from yksi.messages.settings import Settings
from yksi.messages.stage import Stage
from yksi.messages.views import TableView
from yksi.table.room import Effect
from yksi.table.table import Reply, Table

__all__ = ["Code", "Effect", "Refusal", "Reply", "Settings", "Stage", "Table", "TableView"]
