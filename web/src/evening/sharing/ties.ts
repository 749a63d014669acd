// What ties an evening of this device to the one that friends watch: its name on the server, the secret by which this
// device has the pen, and how far the server has acknowledged. It is on the disk before the server is asked for
// anything, so that a page that was killed asks the same again.

import { randomToken } from "../../lib/identity";
import { EVENING_LENGTH } from "../../lib/protocol";

const NAME = "yksi.ties";
const VERSION = 1;
const TIES = "ties";

export interface Tie {
  evening: string; // its name on the server
  book: string; // its name on this device; empty: this device only watches
  token: string;
  writer: string; // who keeps score here
  epoch: number; // of the pen; 0: the server has not heard of the evening yet
  kept: number; // entries that are on the server's disk
  key: string; // by which another device takes the pen; empty: none was made
  lost: string; // why this device writes there no more, as a refusal's code; empty: it does
}

export interface Ties {
  of(evening: string): Promise<Tie | null>;
  ofBook(book: string): Promise<Tie | null>;
  keep(tie: Tie): Promise<void>;
  cut(evening: string): Promise<void>;
}

/** A name that nobody guesses, and that no command takes for an option. */
function newName(): string {
  const name = randomToken().slice(0, EVENING_LENGTH);
  return name.startsWith("-") ? newName() : name;
}

/** A tie that nothing is known of yet: of an evening to be shared, or of one that is watched here. */
export function newTie(book: string, writer: string, evening = newName()): Tie {
  return { evening, book, writer, token: randomToken(), epoch: 0, kept: 0, key: "", lost: "" };
}

function answered<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error("the browser keeps nothing"));
  });
}

export class DeviceTies implements Ties {
  #database: Promise<IDBDatabase>;

  constructor(factory: IDBFactory = indexedDB) {
    const request = factory.open(NAME, VERSION);
    request.onupgradeneeded = () => request.result.createObjectStore(TIES, { keyPath: "evening" });
    this.#database = answered(request);
  }

  async #reading<Value>(what: (store: IDBObjectStore) => IDBRequest<Value>): Promise<Value> {
    return answered(what((await this.#database).transaction(TIES).objectStore(TIES)));
  }

  async #writing(what: (store: IDBObjectStore) => IDBRequest): Promise<void> {
    const transaction = (await this.#database).transaction(TIES, "readwrite", { durability: "strict" });
    await new Promise<void>((kept, failed) => {
      transaction.oncomplete = () => kept();
      transaction.onabort = () => failed(transaction.error ?? new Error("nothing was kept"));
      what(transaction.objectStore(TIES));
    });
  }

  async of(evening: string): Promise<Tie | null> {
    return (await this.#reading<Tie | undefined>((store) => store.get(evening))) ?? null;
  }

  async ofBook(book: string): Promise<Tie | null> {
    const all = await this.#reading<Tie[]>((store) => store.getAll());
    return all.find((tie) => tie.book === book) ?? null;
  }

  keep(tie: Tie): Promise<void> {
    return this.#writing((store) => store.put(tie));
  }

  cut(evening: string): Promise<void> {
    return this.#writing((store) => store.delete(evening));
  }
}
