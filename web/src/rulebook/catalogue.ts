// What people ask about and the clauses that answer, read from rulings/topics; what the clauses say, from locales/clauses.

export interface Topic {
  name: string;
  group: string;
  field: string | null; // the rule that decides it
  wordings: string[][]; // clauses that say the same stand together
}

/** The words of one wording; cards stand in square brackets. */
export interface Words {
  title: string;
  text: string;
}

const lines = (source: string): string[] =>
  source.split("\n").filter((line) => line.trim() && !line.startsWith("#"));

const columns = (line: string): string[] => line.split("|").map((part) => part.trim());

export function readTopics(source: string): Topic[] {
  const topics: Topic[] = [];
  let group = "";
  for (const line of lines(source)) {
    if (line.startsWith("group ")) {
      group = line.slice("group ".length).trim();
      continue;
    }
    const [name = "", field = "-", listed = ""] = columns(line);
    const wordings = listed
      .split(" ")
      .filter(Boolean)
      .map((same) => same.split("="));
    topics.push({ name, group, field: field === "-" ? null : field, wordings });
  }
  return topics;
}

/** What each wording says, by its first clause. */
export function readWords(source: string): Map<string, Words> {
  return new Map(
    lines(source).map((line) => {
      const [clause = "", title = "", text = ""] = columns(line);
      return [clause, { title, text }];
    }),
  );
}

const PREFIXES: Record<string, string> = { classic: "CLS", custom: "CUS", moomin: "MOO", kpgut: "KPG" };
const SHARED = "GEN";
const ELSEWHERE: Record<string, string[]> = { moomin: ["GEN-R03", "GEN-R29"] }; // shared, but said otherwise there

/** What holds in an edition: its own clauses, and those that the printed editions share. */
export function isOf(edition: string, clause: string): boolean {
  if (ELSEWHERE[edition]?.includes(clause)) return false;
  const family = clause.slice(0, SHARED.length);
  return family === PREFIXES[edition] || (family === SHARED && edition !== "kpgut");
}

/** A wording as an edition lists it: its own clause first. */
export interface Entry {
  key: string; // the first clause of the wording
  clauses: string[]; // of the edition
  topic: Topic;
}

function entryOf(edition: string, topic: Topic, wording: readonly string[]): Entry | null {
  const clauses = wording.filter((clause) => isOf(edition, clause));
  clauses.sort((a, b) => Number(a.startsWith(SHARED)) - Number(b.startsWith(SHARED)));
  return clauses.length ? { key: wording[0]!, clauses, topic } : null;
}

/** The entries of a topic in an edition, the main one first. */
export function entriesOf(edition: string, topic: Topic): Entry[] {
  return topic.wordings.flatMap((wording) => entryOf(edition, topic, wording) ?? []);
}

/** Everything that an edition says, each thing once, in the order of the topics. */
export function allEntries(edition: string, topics: readonly Topic[]): Entry[] {
  const found = new Map<string, Entry>();
  for (const entry of topics.flatMap((topic) => entriesOf(edition, topic)))
    if (!found.has(entry.key)) found.set(entry.key, entry);
  return [...found.values()];
}
