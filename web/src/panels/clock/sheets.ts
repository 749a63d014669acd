import type { StopDraft } from "./counting";

/** What is open over a running game. */
export type Sheet =
  | { kind: "vote" | "join" }
  | { kind: "stop"; draft: StopDraft }
  | { kind: "out-earlier"; person: number }
  | { kind: "warns" | "removes"; person: number; by: number };
