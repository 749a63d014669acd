// Which page the address means, and going from one to another without loading anew.

/** What a new table is to become when it is entered: rules, bots, and whether play begins at once. */
export interface Intent {
  rules: string;
  settings: Record<string, string>; // besides the rules, as the host would change them
  bots: number;
  level: string; // of the bots
  start: boolean;
}

const GUARD = "guard"; // state of an entry of the browser's history that stands above the page's own

class Route {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  wish = $state<string | null>(null); // where somebody wants to go who is asked about it first
  intent: Intent | null = null;
  holds: () => boolean = () => false; // whether leaving this page has to be asked about
  #isGuarded = false; // whether the present entry is one

  constructor() {
    addEventListener("popstate", () => this.#moved());
  }

  /** From now on the browser's own way back leads here first, so that it can be asked about. */
  guard(): void {
    if (history.state !== GUARD)
      history.pushState(GUARD, "", this.path + (this.query.size ? `?${this.query}` : ""));
    this.#isGuarded = true;
  }

  /** The browser's way back, or forward, has been gone already when we hear of it: it is undone, then asked about. */
  #moved(): void {
    const isSame = location.pathname === this.path;
    if (this.holds()) {
      const elsewhere = isSame ? "/" : location.pathname + location.search;
      this.guard();
      this.wish = elsewhere;
    } else if (isSame && this.#isGuarded && history.state !== GUARD)
      history.back(); // from a guard that nobody needs any more: below it is the same page
    else this.read();
  }

  read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.#isGuarded = history.state === GUARD;
  }

  /** `/t/ID` and `/replay/ID` name a table, `/c/CODE` says its code, `/learn/EDITION` an edition, `/score/ID` an evening. */
  get table(): string {
    return this.path.split("/")[2] ?? "";
  }

  /** What is shown of a table, by its name or its code: `/t/ID/screen` all but the hands, `/t/ID/hand` one's own alone; else everything. */
  get view(): string {
    return this.path.split("/")[3] ?? "";
  }
}

export const route = new Route();

/** Goes on to where an address leads that is only a way there, or shows the same table in another way: nobody leaves. */
export function goInstead(address: string): void {
  history.replaceState(history.state, "", address);
  route.read();
}

export function go(address: string, intent: Intent | null = null): void {
  if (route.holds()) {
    route.wish = address;
    return;
  }
  route.intent = intent;
  history.pushState(null, "", address);
  route.read();
  scrollTo(0, 0);
}
