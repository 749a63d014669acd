import type { StopDraft } from "./counting";

/** What is open over a running game. */
export type Sheet =
  | { kind: "vote" | "join" }
  | { kind: "stop"; draft: StopDraft }
  | { kind: "warns" | "removes"; person: number; by: number };
