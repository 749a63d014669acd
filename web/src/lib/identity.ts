// Who this browser is: a secret of its own for every table, a name, a language, a theme.
// Secrets stay in the browser's storage; they are never part of an address that is shared.

import { TOKEN_LENGTH } from "./protocol";

const PLACE = "yksi.place.";
const SCREEN = "yksi.screen.";
const PRIVATE = new RegExp(`^#me=([\\w-]{${TOKEN_LENGTH}})$`);
export type Remembered =
  "name" | "animal" | "language" | "theme" | "sound" | "keys" | "hand" | "caught" | "manners";

export function randomToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

export function knows(table: string): boolean {
  return localStorage.getItem(PLACE + table) !== null;
}

export function tokenFor(table: string): string {
  const known = localStorage.getItem(PLACE + table);
  if (known) return known;
  const token = randomToken();
  localStorage.setItem(PLACE + table, token);
  return token;
}

/** What a big screen is known by: the place of its browser, or a secret that is no place at all. */
export function screenTokenFor(table: string): string {
  const known = localStorage.getItem(PLACE + table) ?? localStorage.getItem(SCREEN + table);
  if (known) return known;
  const token = randomToken();
  localStorage.setItem(SCREEN + table, token);
  return token;
}

/** A private link brings the place of another device along, behind the `#`. */
export function adoptPrivateLink(table: string, hash: string): boolean {
  const match = PRIVATE.exec(hash);
  if (!match?.[1]) return false;
  localStorage.setItem(PLACE + table, match[1]);
  return true;
}

/** What makes the address of a table a private link. */
export function privatePart(table: string): string {
  return `#me=${tokenFor(table)}`;
}

export function remembered(key: Remembered): string | null {
  return localStorage.getItem("yksi." + key);
}

export function remember(key: Remembered, value: string): void {
  localStorage.setItem("yksi." + key, value);
}
