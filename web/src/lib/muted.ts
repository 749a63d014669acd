// Whose words this browser does not show at a table; nobody else learns of it.

const MUTED = "yksi.muted.";

export function mutedAt(table: string): ReadonlySet<number> {
  const kept = localStorage.getItem(MUTED + table) ?? "";
  return new Set(kept.split(" ").filter(Boolean).map(Number));
}

export function keepMuted(table: string, people: ReadonlySet<number>): void {
  if (people.size) localStorage.setItem(MUTED + table, [...people].join(" "));
  else localStorage.removeItem(MUTED + table);
}
