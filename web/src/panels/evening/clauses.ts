// Which clause of the rulebook belongs to a moment of an evening in rounds, edition by edition.

export type Moment = "dealer" | "values" | "points" | "low" | "match" | "out";

const CLAUSES: Readonly<Record<string, Readonly<Record<Moment, string>>>> = {
  classic: {
    dealer: "CLS-04",
    values: "CLS-46",
    points: "CLS-45",
    low: "CLS-50",
    match: "CLS-03",
    out: "CLS-42",
  },
  custom: {
    dealer: "CUS-08",
    values: "CUS-76",
    points: "CUS-75",
    low: "CUS-81",
    match: "CUS-07",
    out: "CUS-72",
  },
  moomin: {
    dealer: "MOO-05",
    values: "MOO-42",
    points: "MOO-41",
    low: "MOO-R27",
    match: "MOO-46",
    out: "MOO-22",
  },
  kpgut: {
    dealer: "KPG-BEG-2",
    values: "KPG-§6.1",
    points: "KPG-SCO-1",
    low: "KPG-SCO-1",
    match: "KPG-SCO-10",
    out: "KPG-END-1",
  },
};

export const clauseFor = (edition: string, moment: Moment): string => CLAUSES[edition]?.[moment] ?? "";
