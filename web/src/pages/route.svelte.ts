// Which page the address means, and going from one to another without loading anew.

/** What a new table is to become when it is entered: rules, bots, and whether play begins at once. */
export interface Intent {
  rules: string;
  bots: number;
  level: string; // of the bots
  start: boolean;
}

class Route {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  intent: Intent | null = null;

  constructor() {
    addEventListener("popstate", () => this.read());
  }

  read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }

  /** `/t/ID` and `/replay/ID` name a table. */
  get table(): string {
    return this.path.split("/")[2] ?? "";
  }
}

export const route = new Route();

export function go(address: string, intent: Intent | null = null): void {
  route.intent = intent;
  history.pushState(null, "", address);
  route.read();
  scrollTo(0, 0);
}
