// Keys that take the pen. One stands behind the `#` of a link, which browsers tell no server; the server knows its hash.

import { TOKEN_LENGTH } from "../../lib/protocol";

const KEY = new RegExp(`^#([\\w-]{${TOKEN_LENGTH}})$`);

/** The key of a link; empty: it has none. */
export const keyOf = (hash: string): string => KEY.exec(hash)?.[1] ?? "";

export const watchLink = (origin: string, evening: string): string => `${origin}/score/${evening}`;

export const penLink = (origin: string, evening: string, key: string): string =>
  `${watchLink(origin, evening)}#${key}`;
