"""Round the table: people, procedures, clocks, matches and series, without any I/O."""

from yksi.table.refusal import Code, Refusal
from yksi.table.room import Effect, Stage
from yksi.table.seen import TableView
from yksi.table.settings import Settings
from yksi.table.table import Reply, Table

__all__ = ["Code", "Effect", "Refusal", "Reply", "Settings", "Stage", "Table", "TableView"]
