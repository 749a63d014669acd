// A server for tests: it keeps evenings as the real one promises to, and both it and the page may die in any message.

import { hashOf } from "../../src/evening/sharing/hashing";
import type { Tie, Ties } from "../../src/evening/sharing/ties";
import { Refused, type PenWish, type Wire } from "../../src/evening/sharing/wire";
import type { BeginEvening, EveningTold, WriteEntries, WrittenTold } from "../../src/lib/protocol";

interface Kept {
  head: string;
  entries: { epoch: number; text: string }[];
  epoch: number;
  pen: string;
  spare: string | null;
  asker: string | null;
}

export class House implements Wire {
  evenings = new Map<string, Kept>();
  /** Called twice for each message: before it is heard, and before its answer is. */
  passing: () => void = () => undefined;

  #answered<Answer>(what: () => Answer): Promise<Answer> {
    return Promise.resolve().then(() => {
      this.passing();
      const answer = what();
      this.passing();
      return answer;
    });
  }

  #need(evening: string): Kept {
    const found = this.evenings.get(evening);
    if (found === undefined) throw new Refused({ code: "no-evening" });
    return found;
  }

  begin(evening: string, { token, head }: BeginEvening): Promise<WrittenTold> {
    return this.#answered(() => {
      const fresh: Kept = { head, entries: [], epoch: 1, pen: token, spare: null, asker: null };
      const found = this.evenings.get(evening) ?? fresh;
      if (found.pen !== token || found.head !== head) throw new Refused({ code: "taken" });
      this.evenings.set(evening, found);
      return { entries: found.entries.length, epoch: found.epoch };
    });
  }

  write(evening: string, { token, epoch, first, lines = [] }: WriteEntries): Promise<WrittenTold> {
    return this.#answered(() => {
      const found = this.#need(evening);
      const entries = found.entries.length;
      const there = found.entries.slice(first);
      if (found.pen !== token || found.epoch !== epoch) {
        const same = lines.findIndex((line, i) => there[i]?.text !== line || there[i]?.epoch !== epoch);
        throw new Refused({ code: "pen-moved", entries, kept: same < 0 ? lines.length : same });
      }
      if (first > entries) throw new Refused({ code: "gap", entries });
      const other = there.findIndex(({ text }, i) => i < lines.length && text !== lines[i]);
      if (other >= 0) throw new Refused({ code: "different-entry", number: first + other });
      found.entries.push(...lines.slice(there.length).map((text) => ({ epoch, text })));
      return { entries: found.entries.length, epoch };
    });
  }

  hold(evening: string, wish: PenWish): Promise<EveningTold> {
    return this.#answered(() => {
      const found = this.#need(evening);
      if (wish.do === "take") {
        if (found.pen !== wish.token && found.spare !== hashOf(wish.key))
          throw new Refused({ code: "wrong-key" });
        if (found.pen !== wish.token) this.#give(found, wish.token);
      } else if (wish.do === "ask") found.asker = wish.token;
      else if (found.pen !== wish.token || found.epoch !== wish.epoch)
        throw new Refused({ code: "pen-moved" });
      else if (wish.do === "spare") found.spare = wish.spare ?? null;
      else if (found.asker === null || found.asker !== wish.asker) throw new Refused({ code: "nobody-asks" });
      else if (wish.yes) this.#give(found, found.asker);
      else found.asker = null;
      return this.#told(found, 0, wish.token);
    });
  }

  #give(found: Kept, token: string): void {
    Object.assign(found, { pen: token, epoch: found.epoch + 1, spare: null, asker: null });
  }

  watch(evening: string, from: number, _: number, token: string): Promise<EveningTold> {
    return this.#answered(() => this.#told(this.#need(evening), from, token));
  }

  #told(found: Kept, first: number, token: string): EveningTold {
    const { head, entries, epoch, pen, spare, asker } = found;
    const lines = entries.slice(first).map(({ text }) => text);
    const mine = pen === token;
    const shown = { head, first, lines, entries: entries.length, epoch, mine, spare: spare !== null };
    const about = { revision: 1, writer: "", now: 0, quiet: 0, draft: "", asks: asker === token };
    return { ...shown, ...about, asker: mine && asker !== null ? { mark: asker, writer: "" } : null };
  }

  stop(evening: string): Promise<unknown> {
    return this.#answered(() => this.evenings.delete(evening));
  }
}

/** Ties that outlive pages; a page may die before or after one is on the disk. */
export class MemoryTies implements Ties {
  passing: () => void = () => undefined;
  #ties = new Map<string, Tie>();

  of(evening: string): Promise<Tie | null> {
    return Promise.resolve(this.#ties.get(evening) ?? null);
  }
  ofBook(book: string): Promise<Tie | null> {
    return Promise.resolve([...this.#ties.values()].find((tie) => tie.book === book) ?? null);
  }
  keep(tie: Tie): Promise<void> {
    return Promise.resolve().then(() => {
      this.passing();
      this.#ties.set(tie.evening, tie);
      this.passing();
    });
  }
  cut(evening: string): Promise<void> {
    this.#ties.delete(evening);
    return Promise.resolve();
  }
}
