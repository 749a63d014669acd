// The door of a table as a stranger sees it: who invites to what, and which chairs are free. Nobody has come in yet.

import { Connection, type FromServer, type LineState } from "./connection";
import type { Door } from "./protocol";

export class Doorstep {
  shown = $state.raw<Door | null>(null);
  line = $state<LineState>("opening");
  goodbye = $state<string | null>(null); // why one cannot even look in

  #connection: Connection;

  constructor(table: string, name: () => string) {
    const listener = {
      message: (message: FromServer) => {
        if (message.type === "door") this.shown = message;
      },
      line: (state: LineState, reason: string | null) => {
        this.line = state;
        if (state === "closed") this.goodbye = reason ?? "closed";
      },
    };
    this.#connection = new Connection(table, listener, () => 0, name, "door");
  }

  leave(): void {
    this.#connection.close();
  }
}
