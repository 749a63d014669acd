"""What can be measured from outside, for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)  # memory, processor time, open files
COMMANDS = Counter("yksi_commands", "Commands obeyed or refused", ["kind"], registry=REGISTRY)
REFUSALS = Counter("yksi_refusals", "Commands refused", ["code"], registry=REGISTRY)
CONNECTIONS = Gauge("yksi_connections", "Browsers connected", registry=REGISTRY)
RELAYED = Gauge("yksi_relayed_connections", "Browsers passed to other servers", registry=REGISTRY)
LIMITED = Counter("yksi_limited", "Refused because of a limit", ["limit"], registry=REGISTRY)
CODES = Counter("yksi_codes", "Codes of tables looked for", ["end"], registry=REGISTRY)
ENTRIES = Counter(
    "yksi_entries",
    "Entries of evenings by their end",
    ["end"],
    registry=REGISTRY,
)
WATCHERS = Gauge("yksi_evening_watchers", "Pages that wait for news of evenings", registry=REGISTRY)
STRAIN = Gauge(
    "yksi_strain_seconds", "How late the loop or a table is, smoothed", registry=REGISTRY
)
TABLES = Gauge("yksi_tables", "Tables in memory", registry=REGISTRY)
LATENCY = Histogram(
    "yksi_command_seconds",
    "From a command to everybody's event",
    registry=REGISTRY,
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1),
)
WORKERS = Gauge("yksi_workers", "Worker processes", registry=REGISTRY)
WORKING = Gauge(
    "yksi_tasks_open",
    "Tasks that wait or are being worked on",
    ["kind", "state"],
    registry=REGISTRY,
)
TASKS = Counter("yksi_tasks", "Tasks of workers by their end", ["kind", "end"], registry=REGISTRY)
WORKER_DEATHS = Counter(
    "yksi_worker_deaths", "Workers that ended, or were ended, in a task", registry=REGISTRY
)
LAG = Histogram(
    "yksi_loop_lag_seconds",
    "How much later than it should the loop goes on",
    registry=REGISTRY,
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10),
)
QUEUED = Gauge("yksi_queued", "Things that tables have still to do", registry=REGISTRY)
DEEPEST_QUEUE = Gauge("yksi_queued_most", "The same at the busiest table", registry=REGISTRY)
TABLE_FAILURES = Counter(
    "yksi_table_failures", "Tables that had to open anew", ["why"], registry=REGISTRY
)
COMMIT_SECONDS = Histogram(
    "yksi_commit_seconds",
    "How long the database took to keep a group of writes",
    registry=REGISTRY,
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5),
)
COMMIT_WRITES = Histogram(
    "yksi_commit_writes",
    "Writes that were kept together",
    registry=REGISTRY,
    buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000),
)
