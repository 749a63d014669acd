import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import "../browser";
import { FakeSocket, fakeLines } from "../socket";
import { Connection, type FromServer, type LineState } from "../../src/lib/connection";
import { PROTOCOL } from "../../src/lib/protocol";

let states: [LineState, string | null][];
let messages: FromServer[];
let seen: number;

function connect(): Connection {
  const listener = {
    message: (message: FromServer) => void messages.push(message),
    line: (state: LineState, reason: string | null) => void states.push([state, reason]),
  };
  return new Connection(
    "table-1",
    listener,
    () => seen,
    () => "Anna",
  );
}

beforeEach(() => {
  fakeLines();
  states = [];
  messages = [];
  seen = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const READY = { command: "ready" } as const;
const pings = (socket: FakeSocket): number => socket.sent.filter(({ type }) => type === "ping").length;

describe("a line that opens", () => {
  it("says hello with its secret, its name and what it has seen", () => {
    seen = 7;
    connect();
    const { url, sent } = FakeSocket.last.accept();
    expect(url).toBe("ws://yksi.test/ws/table-1");
    expect(sent).toMatchObject([{ type: "hello", protocol: PROTOCOL, name: "Anna", seen: 7 }]);
    expect(sent[0]!["token"]).toMatch(/^[\w-]{43}$/);
  });

  it("is open only when the table has let it in", () => {
    connect();
    FakeSocket.last.accept();
    expect(states).toEqual([["opening", null]]);
    FakeSocket.last.say({ type: "welcome", person: 2 });
    expect(states.at(-1)).toEqual(["open", null]);
    expect(messages).toEqual([{ type: "welcome", person: 2 }]);
  });

  it("is tried anew at once when another server has the table", () => {
    connect();
    FakeSocket.last.welcome();
    FakeSocket.last.say({ type: "bye", reason: "moved" });
    FakeSocket.last.break(1012);
    vi.advanceTimersByTime(0);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.break(); // and is not there either: no hurry any more
    vi.advanceTimersByTime(300);
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(400);
    expect(FakeSocket.all).toHaveLength(3);
  });

  it("is tried anew when nobody answers for twenty seconds", () => {
    connect();
    vi.advanceTimersByTime(20_000);
    expect(states.at(-1)).toEqual(["cut", null]);
    vi.advanceTimersByTime(250);
    expect(FakeSocket.all).toHaveLength(2);
  });
});

describe("commands", () => {
  it("get the answer that carries their number, in whatever order answers come", async () => {
    const line = connect();
    FakeSocket.last.welcome();
    const first = line.do(READY);
    const second = line.do(READY);
    const refusal = { code: "not-host" };
    FakeSocket.last.say({ type: "refused", id: 2, refusal });
    FakeSocket.last.say({ type: "done", id: 1 });
    expect(await first).toBeNull();
    expect(await second).toEqual(refusal);
  });

  it("are refused at once without a line", async () => {
    const line = connect();
    expect(await line.do(READY)).toEqual({ code: "no-line" });
  });

  it("are answered when the line is cut, not left waiting", async () => {
    const line = connect();
    FakeSocket.last.welcome();
    const asked = line.do(READY);
    FakeSocket.last.break();
    expect(await asked).toEqual({ code: "no-line" });
  });

  it("that wait for two seconds tell that the line is slow, until the answer comes", () => {
    const line = connect();
    FakeSocket.last.welcome();
    void line.do(READY);
    vi.advanceTimersByTime(1_999);
    expect(states.at(-1)![0]).toBe("open");
    vi.advanceTimersByTime(1);
    expect(states.at(-1)![0]).toBe("slow");
    FakeSocket.last.say({ type: "done", id: 1 });
    expect(states.at(-1)![0]).toBe("open");
  });
});

describe("a line that is cut", () => {
  it("comes back by itself, ever slower, and says what it has seen meanwhile", () => {
    connect();
    FakeSocket.last.welcome();
    const waits = [];
    for (let tries = 0; tries < 8; tries++) {
      const open = FakeSocket.all.length;
      FakeSocket.last.break();
      expect(states.at(-1)).toEqual(["cut", null]);
      let waited = 0;
      while (FakeSocket.all.length === open && waited < 20_000) {
        vi.advanceTimersByTime(50);
        waited += 50;
      }
      waits.push(waited);
    }
    expect(waits).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000]);
    seen = 12;
    expect(FakeSocket.last.accept().sent).toMatchObject([{ type: "hello", seen: 12 }]);
  });

  it("is tried quickly again once it has lasted for a ping", () => {
    connect();
    FakeSocket.last.break();
    vi.advanceTimersByTime(250);
    FakeSocket.last.break();
    vi.advanceTimersByTime(500);
    FakeSocket.last.welcome();
    vi.advanceTimersByTime(10_000);
    FakeSocket.last.say({ type: "pong" });
    const open = FakeSocket.all.length;
    FakeSocket.last.break();
    vi.advanceTimersByTime(250);
    expect(FakeSocket.all).toHaveLength(open + 1);
  });

  it("with a code of our own is closed for good, with the reason that was told", () => {
    connect();
    FakeSocket.last.accept().say({ type: "bye", reason: "put-out" });
    FakeSocket.last.break(4003);
    expect(states.at(-1)).toEqual(["closed", "put-out"]);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe("a line on which nothing comes", () => {
  it("is asked every ten seconds, and lives as long as it answers", () => {
    connect();
    FakeSocket.last.welcome();
    for (let count = 1; count <= 3; count++) {
      vi.advanceTimersByTime(10_000);
      expect(pings(FakeSocket.last)).toBe(count);
      FakeSocket.last.say({ type: "pong" });
    }
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("is left after a pong that does not come, and tried anew", () => {
    connect();
    const lost = FakeSocket.last.welcome();
    vi.advanceTimersByTime(10_000);
    vi.advanceTimersByTime(5_999);
    expect(states.at(-1)![0]).toBe("slow");
    vi.advanceTimersByTime(1);
    expect(states.at(-1)).toEqual(["cut", null]);
    vi.advanceTimersByTime(250);
    expect(FakeSocket.all).toHaveLength(2);
    const heard = messages.length;
    lost.say({ type: "pong" }); // too late: nobody listens there
    expect(messages).toHaveLength(heard);
  });

  it("is given more time by whatever else comes", () => {
    connect();
    FakeSocket.last.welcome();
    vi.advanceTimersByTime(15_000);
    FakeSocket.last.say({ type: "state", version: 1, now: 0 });
    vi.advanceTimersByTime(5_000);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(1_000);
    expect(states.at(-1)![0]).toBe("cut");
  });
});

describe("closing", () => {
  it("answers who waits, and never comes back", async () => {
    const line = connect();
    const socket = FakeSocket.last.welcome();
    const asked = line.do(READY);
    line.close();
    expect(await asked).toEqual({ code: "no-line" });
    expect(socket.readyState).toBe(3);
    vi.advanceTimersByTime(120_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(await line.do(READY)).toEqual({ code: "no-line" });
  });

  it("while the line is cut ends the trying", () => {
    const line = connect();
    FakeSocket.last.break();
    line.close();
    vi.advanceTimersByTime(120_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});
