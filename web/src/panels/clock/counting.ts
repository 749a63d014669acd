// Counting the cards of those still in: what is entered so far.

export interface StopDraft {
  why: string;
  hands: Readonly<Record<number, string[]>>;
}
