"""What can be measured from outside, for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()
COMMANDS = Counter("yksi_commands", "Commands obeyed or refused", ["kind"], registry=REGISTRY)
REFUSALS = Counter("yksi_refusals", "Commands refused", ["code"], registry=REGISTRY)
CONNECTIONS = Gauge("yksi_connections", "Browsers connected", registry=REGISTRY)
RELAYED = Gauge("yksi_relayed_connections", "Browsers passed to other servers", registry=REGISTRY)
LIMITED = Counter("yksi_limited", "Refused because of a limit", ["limit"], registry=REGISTRY)
LAG = Gauge("yksi_loop_lag_seconds", "How late the loop is, smoothed", registry=REGISTRY)
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
