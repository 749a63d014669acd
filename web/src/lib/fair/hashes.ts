// What binds a deal: the same as `yksi/seeds.py`. Works on pages without secure context, too.

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

export type Parts = Record<string, string | null>; // by person; null: it never came

const PLEDGE = utf8ToBytes("yksi pledge 1\n");
const DEAL = utf8ToBytes("yksi deal 1\n");
const LENGTH = 32;

/** A part of a deal that nobody could foresee. */
export function newPart(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(LENGTH)));
}

/** What binds the house to its secret. */
export function sealOf(secret: string): string {
  return bytesToHex(sha256(hexToBytes(secret)));
}

/** What binds a browser to its part of a deal. */
export function pledgeOf(part: string): string {
  return bytesToHex(sha256(concatBytes(PLEDGE, hexToBytes(part))));
}

function numbered(person: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, person);
  return bytes;
}

/** What a deal is made from: the house's secret, and a part of everybody who pledged one. */
export function dealSecret(secret: string, parts: Parts): string {
  const people = Object.keys(parts)
    .map(Number)
    .sort((one, other) => one - other);
  if (!people.length) return secret;
  const opened = people.flatMap((person) => {
    const part = parts[person] ?? null;
    return [
      numbered(person),
      part === null ? Uint8Array.of(0) : concatBytes(Uint8Array.of(1), hexToBytes(part)),
    ];
  });
  return bytesToHex(sha256(concatBytes(DEAL, hexToBytes(secret), ...opened)));
}
