// The tables that this browser has sat at, so that the first page can lead back to them.

const VISIT = "yksi.visit.";
const MOST = 5;
const WEEK = 7 * 24 * 3600 * 1000; // milliseconds; a table that nobody came to for longer is not offered any more

export interface Visit {
  table: string;
  rules: string;
  people: string[];
  at: number; // milliseconds, by this browser's clock
}

export function noteVisit(visit: Visit): void {
  localStorage.setItem(VISIT + visit.table, JSON.stringify(visit));
}

export function forgetVisit(table: string): void {
  localStorage.removeItem(VISIT + table);
}

function read(key: string): Visit | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") as Visit | null;
  } catch {
    return null; // somebody else wrote there
  }
}

/** The newest first. */
export function visits(): Visit[] {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(VISIT));
  const known = keys.flatMap((key) => read(key) ?? []);
  return known
    .filter((visit) => Date.now() - visit.at < WEEK)
    .sort((a, b) => b.at - a.at)
    .slice(0, MOST);
}
