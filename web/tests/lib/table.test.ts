import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import "../browser";
import { FakeSocket, fakeLines } from "../socket";
import { Table, type Happened } from "../../src/lib/table.svelte";

let table: Table;
let told: Happened[];

beforeEach(() => {
  fakeLines();
  vi.setSystemTime(1_000_000);
  table = new Table("table-1", () => "Anna");
  told = [];
  table.onEvents((events) => void told.push(...events));
  FakeSocket.last.welcome(1);
});
afterEach(() => {
  table.leave();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const drew = (seat: number): object => ({ event: "drew", seat, count: 1, why: "turn" });

function state(version: number, parts: object = {}, effects: object[] = []): void {
  FakeSocket.last.say({ type: "state", version, now: 5_000, effects, ...parts });
}

describe("what the server sends", () => {
  it("keeps the parts that it does not send again", () => {
    state(1, { room: { stage: "playing", seats: [0, 1], people: [] }, cards: { turn: 0 } });
    state(2, { cards: { turn: 1 } });
    expect(table.room?.stage).toBe("playing");
    expect(table.cards?.turn).toBe(1);
    expect(table.version).toBe(2);
  });

  it("brings of a part what has changed", () => {
    const seats = [
      { seat: 0, cards: 7, called: false },
      { seat: 1, cards: 2, called: false },
    ];
    state(1, { cards: { turn: 0, color: "red", seats, discards: ["R5"] } });
    const [first] = table.cards!.seats;
    state(2, { cards: { turn: 1 }, seats: { 1: { cards: 1 } }, onto: ["R7", "B7"] });
    expect(table.cards).toMatchObject({ turn: 1, color: "red", discards: ["R5", "R7", "B7"] });
    expect(table.cards!.seats).toEqual([first, { seat: 1, cards: 1, called: false }]);
    const cards = table.cards;
    state(3, { room: { stage: "between", seats: [], people: [] } });
    expect(table.cards).toBe(cards);
    state(4, { cards: null });
    expect(table.cards).toBeNull();
    state(5, { cards: { turn: 0, seats, discards: [] } });
    expect(table.cards).toEqual({ turn: 0, seats, discards: [] });
  });

  it("tells by their names of those who are listed no more", () => {
    const people = [{ number: 0, name: "Anna" }];
    const entered = { event: "entered", person: 1, name: "Bea", bot: null };
    state(1, { room: { stage: "lobby", seats: [], people } }, [
      entered,
      { event: "putout", person: 1, why: "host" },
    ]);
    state(2, { room: { people: [...people, { number: 2, name: "Cia" }] } });
    state(3, { room: { people } }, [{ event: "dismissed", person: 2 }]);
    expect([0, 1, 2, 3].map((person) => table.nameOf(person))).toEqual(["Anna", "Bea", "Cia", ""]);
  });

  it("tells the time of the table, not of this browser", () => {
    state(1);
    expect(table.now()).toBe(5_000);
    vi.advanceTimersByTime(250);
    expect(table.now()).toBe(5_250);
  });

  it("is history when the page has just been opened, and news from then on", () => {
    state(3, {}, [drew(0), drew(1)]);
    expect(told).toEqual([]);
    expect(table.log).toHaveLength(2);
    state(4, {}, [drew(0)]);
    expect(told).toHaveLength(1);
    expect(table.log.map(({ key }) => key)).toEqual([0, 1, 2]);
  });

  it("is remembered up to four hundred events", () => {
    state(
      1,
      {},
      Array.from({ length: 450 }, (_, seat) => drew(seat)),
    );
    expect(table.log).toHaveLength(400);
    expect(table.log.at(-1)!.key).toBe(449);
  });
});

describe("falling behind", () => {
  it("is made up for by the whole table, from which play goes on", () => {
    state(1, { room: { stage: "lobby", seats: [], people: [] }, cards: null, mine: null });
    state(200, {
      room: { stage: "playing", seats: [0, 1], people: [] },
      cards: { turn: 1, phase: "turn" },
      mine: { seat: 1, hands: { 1: ["R5"] } },
    });
    expect(table.version).toBe(200);
    expect(table.isMyTurn).toBe(true);
    expect(table.hand).toEqual(["R5"]);
  });

  it("on a cut line is asked for from where this browser stopped", () => {
    state(17);
    FakeSocket.last.break();
    expect(table.line).toBe("cut");
    vi.advanceTimersByTime(250);
    expect(FakeSocket.last.accept().sent).toMatchObject([{ type: "hello", seen: 17 }]);
  });
});

describe("people who are muted", () => {
  const said = (person: number): object => ({ event: "said", person, text: "hello", to: null });

  it("are not heard here, play on, and are heard again when wanted", () => {
    state(1);
    table.mute(2, true);
    state(2, {}, [said(2), { event: "reacted", person: 2, reaction: "cheer" }, said(3), drew(2)]);
    expect(told).toMatchObject([{ event: "said", person: 3 }, { event: "drew" }]);
    expect(table.log).toHaveLength(2);
    table.mute(2, false);
    state(3, {}, [said(2)]);
    expect(told).toHaveLength(3);
  });

  it("stay muted when the page is opened anew, at this table alone", () => {
    table.mute(2, true);
    table.mute(4, true);
    const again = new Table("table-1", () => null);
    const other = new Table("table-2", () => null);
    expect([...again.muted]).toEqual([2, 4]);
    expect(other.muted.size).toBe(0);
    again.mute(2, false);
    again.mute(4, false);
    expect(localStorage.getItem("yksi.muted.table-1")).toBeNull();
    again.leave();
    other.leave();
  });

  it("can be reported, which is answered like a command", async () => {
    const kept = table.report(2, "rude words");
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "report", id: 1, person: 2, reason: "rude words" });
    FakeSocket.last.say({ type: "done", id: 1, version: 1 });
    expect(await kept).toBe(true);
    const again = table.report(2, "");
    FakeSocket.last.say({ type: "refused", id: 2, refusal: { code: "too-often" } });
    expect(await again).toBe(false);
    expect(table.refusal?.code).toBe("too-often");
  });
});

describe("a full house", () => {
  it("is said until the door opens, and knocked at slowly", () => {
    FakeSocket.last.say({ type: "bye", reason: "house-full" });
    FakeSocket.last.break(1013);
    expect(table.isShutOut).toBe(true);
    const open = FakeSocket.all.length;
    vi.advanceTimersByTime(7_900);
    expect(FakeSocket.all).toHaveLength(open);
    vi.advanceTimersByTime(100);
    expect(FakeSocket.all).toHaveLength(open + 1);
    expect(table.isShutOut).toBe(true);
    FakeSocket.last.welcome(1);
    expect(table.isShutOut).toBe(false);
  });
});

describe("more states than anybody can follow", () => {
  const flood = (from: number, count: number): void => {
    for (let version = from; version < from + count; version++)
      state(version, { cards: { turn: version % 10 } }, [drew(version)]);
  };
  const shownIn = (milliseconds: number): number => {
    let shown = 0;
    const deafen = table.onEvents(() => void shown++);
    for (let at = 0; at < milliseconds; at += 10) {
      flood(2 + at, 5);
      vi.advanceTimersByTime(10);
    }
    deafen();
    return shown;
  };

  it("are shown a few times a second, and the newest is not missed", () => {
    state(1);
    expect(shownIn(2_000)).toBeLessThanOrEqual(20);
    flood(900_000, 3);
    vi.advanceTimersByTime(200);
    expect(table.version).toBe(900_002);
    expect(table.cards?.turn).toBe(2);
    expect(table.log.at(-1)?.event).toMatchObject({ seat: 900_002 });
  });

  it("lose no event, and say which are the newest", () => {
    state(1);
    const newest: (readonly Happened[])[] = [];
    table.onEvents((_, last) => void newest.push(last));
    flood(2, 50);
    vi.advanceTimersByTime(200);
    expect(told).toHaveLength(50);
    expect(newest.at(-1)).toMatchObject([{ seat: 51 }]);
  });

  it("do not keep anybody waiting for an answer", () => {
    state(1);
    flood(2, 50);
    expect(table.version).toBeLessThan(51);
    FakeSocket.last.say({ type: "done", id: 1 });
    expect(table.version).toBe(51);
  });
});

describe("commands", () => {
  it("leave their refusal behind until the next one is obeyed", async () => {
    const refused = table.do({ command: "start" });
    const refusal = { code: "not-host" };
    FakeSocket.last.say({ type: "refused", id: 1, refusal });
    expect(await refused).toBe(false);
    expect(table.refusal).toEqual(refusal);
    const obeyed = table.do({ command: "ready" });
    FakeSocket.last.say({ type: "done", id: 2 });
    expect(await obeyed).toBe(true);
    expect(table.refusal).toBeNull();
  });
});

it("a line that was closed for good says why", () => {
  FakeSocket.last.say({ type: "bye", reason: "put-out" });
  FakeSocket.last.break(4003);
  expect(table.goodbye).toBe("put-out");
});
