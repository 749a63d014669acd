// Where evenings are kept on this device: IndexedDB, which says when a line is really on the disk (`strict`). What
// localStorage takes lies in memory for some seconds first, and a flat battery or a killed browser would take it
// along. Both work over plain http. Every entry is a row of its own, numbered: a record cannot be cut in the middle of
// a line, and two windows of one browser cannot both write the same line.

import type { Mark } from "./clock";

const NAME = "yksi.evenings";
const VERSION = 1;
const HEADS = "heads";
const LINES = "lines";
const TORN = "torn";
const DRAFTS = "drafts";
const MOST_LINES = Number.MAX_SAFE_INTEGER;

/** What is kept of an evening besides its entries. */
export interface Head {
  id: string;
  head: string; // of its record
  touched: number; // milliseconds of the world's clock, when something was written last
  mark: Mark; // by which the evening's clock goes on when it is opened again
  over: boolean; // whether the company has gone home
}

/** Somebody else, in another window, has written that line. */
export class WrittenElsewhere extends Error {}

type Mode = "readonly" | "readwrite";

function answered<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error("the browser keeps nothing"));
  });
}

function opened(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(HEADS, { keyPath: "id" });
    for (const store of [LINES, TORN, DRAFTS]) request.result.createObjectStore(store);
  };
  return answered(request);
}

const linesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, MOST_LINES]);

/** What a book asks of the place where it is kept. */
export interface Shelf {
  heads(): Promise<Head[]>;
  head(id: string): Promise<Head | undefined>;
  lines(id: string): Promise<string[]>;
  begin(head: Head, lines?: readonly string[]): Promise<void>;
  append(head: Head, number: number, line: string): Promise<void>;
  keepHead(head: Head): Promise<void>;
  layAside(id: string, from: number): Promise<void>;
  torn(id: string): Promise<string[]>;
  draft<Draft>(id: string): Promise<Draft | null>;
  keepDraft(id: string, draft: unknown): Promise<void>;
  forget(id: string): Promise<void>;
}

export class DeviceShelf implements Shelf {
  #database: Promise<IDBDatabase>;

  constructor(factory: IDBFactory = indexedDB) {
    this.#database = opened(factory);
  }

  /** Does something in one go: all of it is on the disk when the promise is kept, or nothing. */
  async #at<Value>(
    mode: Mode,
    what: (store: (name: string) => IDBObjectStore, commit: () => void) => Promise<Value>,
  ): Promise<Value> {
    const database = await this.#database;
    const names = [HEADS, LINES, TORN, DRAFTS];
    const transaction = database.transaction(names, mode, { durability: "strict" });
    const done = new Promise<void>((kept, failed) => {
      transaction.oncomplete = () => kept();
      transaction.onabort = () => failed(transaction.error ?? new Error("nothing was kept"));
    });
    try {
      const commit = (): void => transaction.commit(); // a page that is closed at once takes nothing along
      const [value] = await Promise.all([what((name) => transaction.objectStore(name), commit), done]);
      return value;
    } catch (error) {
      if (error instanceof DOMException && error.name === "ConstraintError") throw new WrittenElsewhere();
      throw error;
    }
  }

  /** All evenings, the latest first. */
  async heads(): Promise<Head[]> {
    const found = await this.#at("readonly", (store) => answered<Head[]>(store(HEADS).getAll()));
    return found.sort((a, b) => b.touched - a.touched);
  }

  head(id: string): Promise<Head | undefined> {
    return this.#at("readonly", (store) => answered<Head | undefined>(store(HEADS).get(id)));
  }

  lines(id: string): Promise<string[]> {
    return this.#at("readonly", (store) => answered<string[]>(store(LINES).getAll(linesOf(id))));
  }

  /** An evening that begins, or comes from a record: its head and the lines that it has already. */
  async begin(head: Head, lines: readonly string[] = []): Promise<void> {
    await this.#at("readwrite", async (store) => {
      await answered(store(HEADS).add(head));
      await Promise.all(lines.map((line, number) => answered(store(LINES).add(line, [head.id, number]))));
    });
  }

  /** The line of that number, and what else is known with it; nobody else has written it. */
  async append(head: Head, number: number, line: string): Promise<void> {
    await this.#at("readwrite", async (store) => {
      await answered(store(LINES).add(line, [head.id, number]));
      await Promise.all([answered(store(HEADS).put(head)), answered(store(DRAFTS).delete(head.id))]);
    });
  }

  async keepHead(head: Head): Promise<void> {
    await this.#at("readwrite", (store, commit) => {
      const kept = answered(store(HEADS).put(head));
      commit();
      return kept;
    });
  }

  /** Lines that cannot be read are laid aside, so that the evening goes on behind the last good one. */
  async layAside(id: string, from: number): Promise<void> {
    await this.#at("readwrite", async (store) => {
      const range = IDBKeyRange.bound([id, from], [id, MOST_LINES]);
      const torn = await answered<string[]>(store(LINES).getAll(range));
      const before = (await answered<string[] | undefined>(store(TORN).get(id))) ?? [];
      await answered(store(TORN).put([...before, ...torn], id));
      await answered(store(LINES).delete(range));
    });
  }

  async torn(id: string): Promise<string[]> {
    return (await this.#at("readonly", (store) => answered<string[] | undefined>(store(TORN).get(id)))) ?? [];
  }

  /** What is only half entered; an entry ends it. */
  async draft<Draft>(id: string): Promise<Draft | null> {
    return (
      (await this.#at("readonly", (store) => answered<Draft | undefined>(store(DRAFTS).get(id)))) ?? null
    );
  }

  async keepDraft(id: string, draft: unknown): Promise<void> {
    await this.#at("readwrite", (store, commit) => {
      const kept = answered(store(DRAFTS).put(draft, id));
      commit();
      return kept;
    });
  }

  async forget(id: string): Promise<void> {
    await this.#at("readwrite", async (store) => {
      await Promise.all([
        answered(store(HEADS).delete(id)),
        answered(store(LINES).delete(linesOf(id))),
        answered(store(TORN).delete(id)),
        answered(store(DRAFTS).delete(id)),
      ]);
    });
  }
}
