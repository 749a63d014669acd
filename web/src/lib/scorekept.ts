// The evening with paper cards that is being kept on this device, for the first page: enough to lead back to it without
// opening the book.

const KEY = "yksi.score";

export interface ScoreKept {
  id: string;
  round: number; // the next one; 0 where games are played by the clock
  game: number; // the running or the next one
  dealer: string;
}

export function noteScore(kept: ScoreKept): void {
  localStorage.setItem(KEY, JSON.stringify(kept));
}

export function forgetScore(id: string): void {
  if (keptScore()?.id === id) localStorage.removeItem(KEY);
}

export function keptScore(): ScoreKept | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null") as ScoreKept | null;
  } catch {
    return null; // somebody else wrote there
  }
}
