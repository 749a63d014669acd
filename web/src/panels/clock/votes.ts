// What people vote on at a table with paper cards, and what the rulebook says follows from it (KPG-§11).

/** `watcher`: somebody who watches gave advice. */
export const SUBJECTS = ["advice", "cheating", "other", "watcher", "gave-up", "stop"] as const;
export type Subject = (typeof SUBJECTS)[number];

/** Whether a vote is about one of the players. */
export const isAboutSomebody = (subject: Subject): boolean =>
  subject === "advice" || subject === "cheating" || subject === "gave-up";

const BALLOT = "KPG-§11.1";

/** The paragraphs behind a subject, the closest first. */
export const CLAUSES: Readonly<Record<Subject, readonly string[]>> = {
  advice: ["KPG-§3.1.1", BALLOT],
  cheating: ["KPG-§10.1", BALLOT],
  other: [BALLOT],
  watcher: ["KPG-§3.2.1", BALLOT, "KPG-§13.1"],
  "gave-up": ["KPG-§8.1", "KPG-§9.1", BALLOT],
  stop: ["KPG-§6.1", BALLOT],
};
