// What a card's name says: R5, Y+2, GS, BR, W, W4, WS, WM, WC1.

export const COLORS = ["red", "yellow", "green", "blue"] as const; // in the order of the hand
export type Color = (typeof COLORS)[number];
export type Symbol =
  "number" | "draw_two" | "reverse" | "skip" | "wild" | "wild_four" | "shuffle_hands" | "valley" | "custom";

export interface Face {
  name: string;
  color: Color | null; // null: a wild
  symbol: Symbol;
  number: number | null;
  custom: number | null; // 1 to 3
}

const LETTERS: Record<string, Color> = { R: "red", G: "green", B: "blue", Y: "yellow" };
const WILDS: Record<string, Symbol> = { W: "wild", W4: "wild_four", WS: "shuffle_hands", WM: "valley" };

export function face(name: string): Face {
  if (name.startsWith("W")) {
    const custom = name.startsWith("WC") ? Number(name.slice(2)) : null;
    return {
      name,
      color: null,
      symbol: custom === null ? (WILDS[name] ?? "wild") : "custom",
      number: null,
      custom,
    };
  }
  const color = LETTERS[name[0] ?? ""] ?? "red";
  const rest = name.slice(1);
  const symbol: Symbol =
    rest === "+2" ? "draw_two" : rest === "S" ? "skip" : rest === "R" ? "reverse" : "number";
  return { name, color, symbol, number: symbol === "number" ? Number(rest) : null, custom: null };
}

const RANK: Record<Symbol, number> = {
  number: 0,
  skip: 10,
  reverse: 11,
  draw_two: 12,
  wild: 20,
  wild_four: 21,
  shuffle_hands: 22,
  valley: 23,
  custom: 24,
};

/** By colour, then by number; wilds last. */
export function byColor(a: string, b: string): number {
  const [x, y] = [face(a), face(b)];
  const suit = (f: Face): number => (f.color === null ? 9 : COLORS.indexOf(f.color));
  return (
    suit(x) - suit(y) ||
    RANK[x.symbol] - RANK[y.symbol] ||
    (x.number ?? 0) - (y.number ?? 0) ||
    (x.custom ?? 0) - (y.custom ?? 0)
  );
}

/** By value, so that equal ones lie together (for playing several at once). */
export function byValue(a: string, b: string): number {
  const [x, y] = [face(a), face(b)];
  return RANK[x.symbol] - RANK[y.symbol] || (x.number ?? 0) - (y.number ?? 0) || byColor(a, b);
}

/** What a card counts on the score sheet. */
export function points(card: string): number {
  const { symbol, number } = face(card);
  if (number !== null) return number;
  if (symbol === "skip" || symbol === "reverse" || symbol === "draw_two") return 20;
  return symbol === "shuffle_hands" || symbol === "custom" ? 40 : 50;
}
