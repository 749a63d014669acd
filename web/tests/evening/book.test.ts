import { describe, expect, it } from "vitest";
import "../browser";
import { adoptRecord, beginBook, openBook, type Book } from "../../src/evening/book.svelte";
import type { AnyEntry } from "../../src/evening/entries";
import { RefusedEntry } from "../../src/evening/refusal";
import { startOf } from "../../src/evening/start";
import { MemoryShelf } from "./shelves";

const COMPANY = startOf("classic + target=100", ["Aino", "Bo"]);
const BEGAN = 1_000_000_000;

/** A clock that a test turns. */
class Turned {
  passed = 0;
  wall = (): number => BEGAN + this.passed;
  steady = (): number => this.passed;
}

const out = (winner: number, ...cards: string[]): AnyEntry => ({
  entry: "round",
  winner,
  held: new Map([[1 - winner, cards]]),
});

async function reopened(shelf: MemoryShelf, { id }: Book): Promise<Book> {
  return (await openBook(shelf, id))!;
}

describe("a book", () => {
  it("has every entry on the shelf before it is told of", async () => {
    const shelf = new MemoryShelf();
    const time = new Turned();
    const book = await beginBook(shelf, COMPANY, time);
    const heard: [string, number][] = [];
    book.listen((line, number) => heard.push([line, number]));
    time.passed = 61_500;
    expect(await book.append(out(1, "7", "S"))).toBeNull();
    expect(heard).toEqual([["61.500 B goes out; A holds 7 S", 0]]);
    expect((await reopened(shelf, book)).paper.match.rounds[0]!.totals).toEqual([0, 27]);
    shelf.isFull = true;
    expect(await book.append(out(1, "7"))).toBe("not-kept");
    expect(book.paper.rounds).toHaveLength(1);
    expect(heard).toHaveLength(1);
  });

  it("refuses with the code of the law, and keeps nothing then", async () => {
    const shelf = new MemoryShelf();
    const book = await beginBook(shelf, COMPANY);
    expect(await book.undo()).toBe("nothing-to-undo");
    expect(await book.append(out(2))).toBe("nobody");
    expect(await book.append(out(0, "X"))).toBe("no-such-card");
    expect(await shelf.lines(book.id)).toEqual([]);
    await expect(beginBook(shelf, startOf("classic", ["Aino", "aino"]))).rejects.toThrow(RefusedEntry);
    expect(await shelf.heads()).toHaveLength(1);
  });

  it("writes presses that come at once one after another, and undoes to the beginning", async () => {
    const book = await beginBook(new MemoryShelf(), COMPANY);
    await Promise.all([book.append(out(0, "1")), book.append(out(1, "2")), book.undo(), book.undo()]);
    expect(book.lines).toHaveLength(4);
    expect(book.evening.canUndo).toBe(false);
    expect(await book.redo()).toBeNull();
    expect(book.paper.match.rounds[0]!.totals).toEqual([1, 0]);
  });

  it("is written by one window alone: the other one hears that it is behind", async () => {
    const shelf = new MemoryShelf();
    const here = await beginBook(shelf, COMPANY);
    const there = await reopened(shelf, here);
    expect(await there.append(out(0, "1"))).toBeNull();
    expect(await here.append(out(1, "9"))).toBe("elsewhere");
    expect((await reopened(shelf, here)).lines).toEqual(there.lines);
  });

  it("lays aside what cannot be read, says how much, and goes on behind the last good line", async () => {
    const shelf = new MemoryShelf();
    const book = await beginBook(shelf, COMPANY);
    await book.append(out(0, "1"));
    shelf.scribble(book.id, "99.000 B goes o");
    shelf.scribble(book.id, "99.500 undo");
    const again = await reopened(shelf, book);
    expect([again.torn, again.lines.length]).toEqual([2, 1]);
    expect(await again.append(out(1, "9"))).toBeNull();
    expect((await reopened(shelf, book)).paper.match.rounds).toHaveLength(2);
    expect(await shelf.torn(book.id)).toEqual(["99.000 B goes o", "99.500 undo"]);
  });

  it("comes from a record that was cut in the middle, as far as it goes", async () => {
    const text =
      'yksi score 1\nedition classic\npeople "Aino" "Bo"\n\n1.000 A goes out; B holds 7\n2.000 B go';
    const book = await adoptRecord(new MemoryShelf(), text);
    expect([book.torn, book.paper.rounds.length]).toEqual([1, 1]);
    expect(book.now()).toBeGreaterThanOrEqual(1_000);
    await expect(adoptRecord(new MemoryShelf(), "yksi score 1\nedition cla")).rejects.toThrow();
  });

  it("keeps what is half entered until its entry is written", async () => {
    const shelf = new MemoryShelf();
    const book = await beginBook(shelf, COMPANY);
    await book.keepDraft({ winner: 1 });
    expect(await (await reopened(shelf, book)).draft()).toEqual({ winner: 1 });
    await book.append(out(1));
    expect(await book.draft()).toBeNull();
  });
});
