// A shelf for tests: what the device's one promises, in memory. It may be told to fail, as a full disk does.

import { WrittenElsewhere, type Head, type Shelf } from "../../src/evening/shelf";

export class MemoryShelf implements Shelf {
  isFull = false;
  /** Called before and after an evening is begun: a page may die there. */
  passing: () => void = () => undefined;
  #heads = new Map<string, Head>();
  #lines = new Map<string, string[]>();
  #torn = new Map<string, string[]>();
  #drafts = new Map<string, unknown>();

  heads(): Promise<Head[]> {
    return Promise.resolve([...this.#heads.values()].sort((a, b) => b.touched - a.touched));
  }
  head(id: string): Promise<Head | undefined> {
    return Promise.resolve(this.#heads.get(id));
  }
  lines(id: string): Promise<string[]> {
    return Promise.resolve([...(this.#lines.get(id) ?? [])]);
  }
  begin(head: Head, lines: readonly string[] = []): Promise<void> {
    return Promise.resolve().then(() => {
      this.passing();
      this.#heads.set(head.id, head);
      this.#lines.set(head.id, [...lines]);
      this.passing();
    });
  }
  append(head: Head, number: number, line: string): Promise<void> {
    const lines = this.#lines.get(head.id) ?? [];
    if (this.isFull) return Promise.reject(new Error("the disk is full"));
    if (lines.length > number) return Promise.reject(new WrittenElsewhere());
    this.#lines.set(head.id, [...lines, line]);
    this.#drafts.delete(head.id);
    return this.keepHead(head);
  }
  keepHead(head: Head): Promise<void> {
    this.#heads.set(head.id, head);
    return Promise.resolve();
  }
  layAside(id: string, from: number): Promise<void> {
    const lines = this.#lines.get(id) ?? [];
    this.#torn.set(id, [...(this.#torn.get(id) ?? []), ...lines.slice(from)]);
    this.#lines.set(id, lines.slice(0, from));
    return Promise.resolve();
  }
  torn(id: string): Promise<string[]> {
    return Promise.resolve(this.#torn.get(id) ?? []);
  }
  draft<Draft>(id: string): Promise<Draft | null> {
    return Promise.resolve((this.#drafts.get(id) as Draft | undefined) ?? null);
  }
  keepDraft(id: string, draft: unknown): Promise<void> {
    this.#drafts.set(id, draft);
    return Promise.resolve();
  }
  forget(id: string): Promise<void> {
    for (const kept of [this.#heads, this.#lines, this.#torn, this.#drafts]) kept.delete(id);
    return Promise.resolve();
  }

  /** What somebody else might have written there. */
  scribble(id: string, line: string): void {
    this.#lines.get(id)!.push(line);
  }
}
