import { describe, expect, it } from "vitest";
import "../browser";
import { beginBook } from "../../src/evening/book.svelte";
import { keepSeen } from "../../src/evening/sharing/lastseen";
import { Sender } from "../../src/evening/sharing/sending";
import { newTie } from "../../src/evening/sharing/ties";
import { Watching } from "../../src/evening/sharing/watching.svelte";
import { Cut } from "../../src/evening/sharing/wire";
import { startOf } from "../../src/evening/start";
import { House, MemoryTies } from "./houses";
import { MemoryShelf } from "./shelves";

describe("an evening that was seen before", () => {
  it("is shown without a line, and its pen is nobody's until the server says whose", async () => {
    const house = new House();
    const book = await beginBook(new MemoryShelf(), startOf("classic", ["Aino", "Bo"]));
    const tie = newTie(book.id, "Aino");
    await new Sender(book, tie, new MemoryTies(), house).send();
    const told = await house.watch(tie.evening, 0, 0, tie.token);
    expect(told.mine).toBe(true);
    keepSeen({ name: tie.evening, told, lines: [], heardAt: Date.now() });
    house.passing = () => {
      throw new Cut();
    };
    const watching = new Watching(tie.evening, () => Promise.resolve(tie.token), house);
    watching.end();
    expect(watching.evening?.paper.names).toEqual(["Aino", "Bo"]);
    expect(watching.told?.mine).toBe(false);
  });
});
