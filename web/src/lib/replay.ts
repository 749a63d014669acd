// A whole replay, fetched page by page.

import type { Replay } from "./protocol";

const MOST_TRIES = 3; // a round may end while its table is looked at

async function page(id: string, from: number): Promise<Replay | null> {
  const answer = await fetch(`/api/tables/${id}/replay?from=${from}`).catch(() => null);
  return answer?.ok ? ((await answer.json()) as Replay) : null;
}

/** All pages of one replay; null when there is none, undefined when it changed on the way. */
async function allPages(id: string): Promise<Replay | null | undefined> {
  const first = await page(id, 0);
  if (first === null) return null;
  const frames = [...first.frames];
  for (let next = first.next; next !== null;) {
    const more = await page(id, next);
    if (more === null) return null;
    if (more.version !== first.version) return undefined;
    frames.push(...more.frames);
    next = more.next;
  }
  return { ...first, frames, next: null };
}

export async function fetchReplay(id: string): Promise<Replay | null> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const found = await allPages(id);
    if (found !== undefined) return found;
  }
  return null;
}
