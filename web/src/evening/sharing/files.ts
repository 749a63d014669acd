// A record as something that a link can save.

/** The address of a text, by which browsers save it as a file; it needs no server. */
export const fileOf = (text: string): string => `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;
