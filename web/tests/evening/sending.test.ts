import { describe, expect, it } from "vitest";
import "../browser";
import { beginBook, openBook, type Book } from "../../src/evening/book.svelte";
import { hashOf } from "../../src/evening/sharing/hashing";
import { Sender } from "../../src/evening/sharing/sending";
import { Taking } from "../../src/evening/sharing/taking";
import { newTie, type Tie } from "../../src/evening/sharing/ties";
import { Cut, Refused } from "../../src/evening/sharing/wire";
import { startOf } from "../../src/evening/start";
import { randomToken } from "../../src/lib/identity";
import { House, MemoryTies } from "./houses";
import { MemoryShelf } from "./shelves";

const CLOCKS = { wall: () => 1_800_000_000_000, steady: () => 0 };

async function begun(): Promise<{ book: Book; ties: MemoryTies; shelf: MemoryShelf; tie: Tie }> {
  const [shelf, ties] = [new MemoryShelf(), new MemoryTies()];
  const book = await beginBook(shelf, startOf("classic", ["Aino", "Bo", "Cy"]), CLOCKS);
  return { book, ties, shelf, tie: newTie(book.id, "Aino") };
}

/** An evening that is sent, and another device that could write it. */
async function besides(): Promise<{
  house: House;
  book: Book;
  sender: Sender;
  shelf: MemoryShelf;
  taking: Taking;
}> {
  const house = new House();
  const { book, ties, tie } = await begun();
  const sender = new Sender(book, tie, ties, house);
  await all(sender);
  const shelf = new MemoryShelf();
  return {
    house,
    book,
    sender,
    shelf,
    taking: new Taking(tie.evening, new MemoryTies(), shelf, house, CLOCKS),
  };
}

const deal = (book: Book, person: number): Promise<unknown> => book.append({ entry: "deals", person });

async function all(sender: Sender): Promise<string> {
  for (let step = 0; step < 100; step += 1) {
    const sent = await sender.send();
    if (sent !== "more") return sent;
  }
  throw new Error("it never ends");
}

describe("entries that are sent", () => {
  it("arrive in order and once, many at a time", async () => {
    const house = new House();
    const { book, ties, tie } = await begun();
    for (let entry = 0; entry < 120; entry += 1) await deal(book, entry % 3);
    const sender = new Sender(book, tie, ties, house);
    expect(await all(sender)).toBe("all");
    expect(await sender.send()).toBe("all");
    expect(house.evenings.get(tie.evening)?.entries.map(({ text }) => text)).toEqual(book.lines);
    expect(await ties.of(tie.evening)).toMatchObject({ kept: 120, epoch: 1 });
  });

  it("wait for a line, and are told to a server that has forgotten everything", async () => {
    const house = new House();
    const { book, ties, tie } = await begun();
    const sender = new Sender(book, tie, ties, house);
    house.passing = () => {
      throw new Cut();
    };
    await deal(book, 1);
    await expect(sender.send()).rejects.toThrow(Cut);
    house.passing = () => undefined;
    await all(sender);
    house.evenings.get(tie.evening)!.entries.length = 0; // an old backup
    await deal(book, 2);
    expect(await all(sender)).toBe("all");
    house.evenings.clear();
    await deal(book, 0);
    expect(await all(sender)).toBe("all");
    expect(house.evenings.get(tie.evening)?.entries.map(({ text }) => text)).toEqual(book.lines);
  });

  it("are not sent over entries that this device has lost", async () => {
    const house = new House();
    const { book, ties, tie } = await begun();
    const sender = new Sender(book, tie, ties, house);
    await deal(book, 1);
    await all(sender);
    house.evenings.get(tie.evening)!.entries.push({ epoch: 1, text: "9.000 C deals" });
    expect(await all(sender)).toBe("lost");
    expect(sender.tie.lost).toBe("different-entry");
  });

  it("say so when the server takes one for none", async () => {
    const house = new House();
    const { book, ties, tie } = await begun();
    const sender = new Sender(book, tie, ties, house);
    await all(sender);
    house.write = () => Promise.reject(new Refused({ code: "nobody", number: 0 }));
    await expect(sender.send()).rejects.toThrow(Refused);
    expect(sender.tie.lost).toBe("");
  });
});

describe("the pen", () => {
  it("goes to another device by a key, and the old one keeps what it did not send", async () => {
    const house = new House();
    const { book, ties, tie } = await begun();
    const sender = new Sender(book, tie, ties, house);
    await deal(book, 1);
    await all(sender);
    const key = randomToken();
    await sender.makeKey(key, hashOf(key));
    const [shelf, others] = [new MemoryShelf(), new MemoryTies()];
    const there = await new Taking(tie.evening, others, shelf, house, CLOCKS).take(key, "Bo");
    expect(there.lines).toEqual(book.lines);
    await deal(there, 2);
    const other = new Sender(there, (await others.ofBook(there.id))!, others, house);
    expect(await all(other)).toBe("all");
    await deal(book, 0);
    expect(await sender.send()).toBe("lost");
    expect(sender.tie.lost).toBe("pen-moved");
    expect(sender.unsent).toEqual(book.lines.slice(1));
    expect(house.evenings.get(tie.evening)?.entries.map(({ text }) => text)).toEqual(there.lines);
  });

  it("is given behind everything that was written", async () => {
    const { house, book, sender, taking } = await besides();
    await taking.ask("Bo");
    for (let entry = 0; entry < 70; entry += 1) await deal(book, entry % 3);
    const told = await house.watch(sender.tie.evening, 0, 0, sender.tie.token);
    await sender.answer(told.asker!, true);
    expect((await taking.receive()).lines).toEqual(book.lines);
    expect(await sender.send()).toBe("lost");
    expect(sender.unsent).toEqual([]);
  });

  it("comes back to a device that goes on in the same book", async () => {
    const house = new House();
    const { book, ties, shelf, tie } = await begun();
    await ties.keep(tie);
    const sender = new Sender(book, tie, ties, house);
    await deal(book, 1);
    await all(sender);
    const key = randomToken();
    await sender.makeKey(key, hashOf(key));
    const others = new MemoryTies();
    const there = await new Taking(tie.evening, others, new MemoryShelf(), house, CLOCKS).take(key, "Bo");
    expect(await sender.send()).toBe("lost");
    const other = new Sender(there, (await others.ofBook(there.id))!, others, house);
    const back = randomToken();
    await other.makeKey(back, hashOf(back));
    const here = await new Taking(tie.evening, ties, shelf, house, CLOCKS).take(back, "Aino");
    expect(here.id).toBe(book.id);
    expect(await ties.of(tie.evening)).toMatchObject({ epoch: 3, kept: 1, lost: "" });
  });

  it("is received once by a page that hears of it twice, and not by one that only remembers it", async () => {
    const { house, sender, shelf, taking } = await besides();
    await expect(taking.receive()).rejects.toThrow("somebody else");
    expect(await shelf.heads()).toEqual([]);
    const key = randomToken();
    await sender.makeKey(key, hashOf(key));
    await house.hold(sender.tie.evening, { do: "take", token: await taking.token(), key, writer: "Bo" });
    const [one, same] = await Promise.all([taking.receive(), taking.receive()]); // by the press, and by the news
    expect(one.id).toBe(same.id);
    expect(await shelf.heads()).toHaveLength(1);
  });
});

/** Dice that fall the same every time. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

class Killed extends Error {}

/** What outlives every page of one device. */
class Device {
  ties = new MemoryTies();
  shelf = new MemoryShelf();
  written: string[] = []; // the question of every vote that was written here

  constructor(
    readonly name: string,
    readonly evening: string,
    readonly house: House,
  ) {}

  get taking(): Taking {
    return new Taking(this.evening, this.ties, this.shelf, this.house, CLOCKS);
  }

  /** A page that was just opened: all that it knows is on the disk. */
  async opened(): Promise<Sender | null> {
    const tie = await this.ties.of(this.evening);
    const book = tie === null ? null : await openBook(this.shelf, tie.book, CLOCKS);
    return tie === null || book === null ? null : new Sender(book, tie, this.ties, this.house);
  }

  async write(): Promise<void> {
    const sender = await this.opened();
    if (sender === null || sender.tie.lost) return;
    const question = `${this.name}${this.written.length}`;
    await (sender.book as Book).append({ entry: "voted", question, yes: 1, no: 0, oldest: "" });
    this.written.push(question);
  }

  async giveTo(other: Device): Promise<void> {
    const sender = await this.opened();
    if (sender === null || sender.tie.lost || sender.tie.epoch === 0) return;
    const key = randomToken();
    await sender.makeKey(key, hashOf(key));
    await other.taking.take(key, "");
  }

  /** Looks whether the pen is here, as a page does that died before it could go on. */
  async look(): Promise<void> {
    const tie = await this.ties.of(this.evening);
    if (tie === null || (tie.book && !tie.lost)) return;
    const told = await this.house.watch(this.evening, 0, 0, tie.token);
    if (told.mine) await this.taking.receive();
  }

  /** All books of this device, as text. */
  async books(): Promise<string[]> {
    const heads = await this.shelf.heads();
    return Promise.all(heads.map(async ({ id }) => (await this.shelf.lines(id)).join("\n")));
  }

  /** The questions of all votes in all books of this device. */
  async all(): Promise<string[]> {
    return (await this.books()).flatMap((text) => text.split("\n")).flatMap(questionsOf);
  }
}

const questionsOf = (line: string): string[] => /vote "(\w+)"/.exec(line)?.slice(1) ?? [];

describe("pages and servers that die a hundred times", () => {
  it.each([1, 2, 3, 4, 5])("lose nothing and write nothing twice (seed %i)", async (seed) => {
    const roll = dice(seed);
    const house = new House();
    const tie = newTie("", "Aino");
    const [aino, bo] = [new Device("a", tie.evening, house), new Device("b", tie.evening, house)];
    const start = startOf("kpgut", ["Aino", "Bo", "Cy"]);
    const book = await beginBook(aino.shelf, start, CLOCKS);
    await book.append({ entry: "begins", people: [0, 1, 2] });
    await aino.ties.keep({ ...tie, book: book.id });
    let kills = 0;
    const risk = (): void => {
      if (roll(4) > 0) return;
      kills += 1;
      throw roll(2) ? new Cut() : new Killed();
    };
    const places = [house, aino.ties, bo.ties, aino.shelf, bo.shelf];
    for (const place of places) place.passing = risk;
    const surviving = (what: Promise<unknown>): Promise<unknown> =>
      what.catch((error: unknown) => {
        if (![Cut, Killed, Refused].some((kind) => error instanceof kind)) throw error;
      });
    for (let step = 0; step < 10_000 && kills < 100; step += 1) {
      const [one, other] = roll(2) ? [aino, bo] : [bo, aino];
      const chance = roll(20);
      if (chance < 8) await one.write();
      else if (chance < 17) await surviving(one.opened().then((sender) => sender?.send()));
      else if (chance < 18) await surviving(one.giveTo(other));
      else await surviving(one.look());
    }
    expect(kills).toBe(100);

    for (const place of places) place.passing = () => undefined;
    for (const device of [aino, bo]) {
      await device.look();
      const sender = await device.opened();
      if (sender !== null) await all(sender);
    }
    const { entries, epoch } = house.evenings.get(tie.evening)!;
    const kept = entries.flatMap(({ text }) => questionsOf(text));
    expect(kept.length).toBeGreaterThan(20);
    expect(epoch).toBeGreaterThan(1);
    expect(new Set(kept).size).toBe(kept.length); // nothing twice
    for (const { name, written } of [aino, bo]) {
      const own = kept.filter((question) => question.startsWith(name));
      expect(own).toEqual(written.filter((question) => kept.includes(question))); // in order
    }
    for (const device of [aino, bo]) {
      const here = await device.all();
      const missing = device.written.filter((each) => !kept.includes(each) && !here.includes(each));
      expect(missing).toEqual([]); // what came too late is with whoever wrote it
      const books = await device.books();
      expect(new Set(books).size).toBe(books.length); // a page that died while it took the pen
      const sender = await device.opened();
      if (sender !== null && !sender.tie.lost)
        expect(sender.book.lines).toEqual(entries.map(({ text }) => text)); // whoever has the pen
    }
  });
});
