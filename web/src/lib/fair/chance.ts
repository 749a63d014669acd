// Chance from a secret: ChaCha8 as in `yksi/kernel/chance.py`, card by card the same.

import { hexToBytes } from "@noble/hashes/utils.js";

const EXPAND = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
const DOUBLE_ROUNDS = 4;
const HALVES = 32; // of sixteen words
const RANGE = 0x10000;
const QUARTERS = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;

function turned(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}

function mix(x: Uint32Array, [a, b, c, d]: readonly [number, number, number, number]): void {
  x[a]! += x[b]!;
  x[d] = turned(x[d]! ^ x[a]!, 16);
  x[c]! += x[d]!;
  x[b] = turned(x[b]! ^ x[c]!, 12);
  x[a]! += x[b]!;
  x[d] = turned(x[d]! ^ x[a]!, 8);
  x[c]! += x[d]!;
  x[b] = turned(x[b]! ^ x[c]!, 7);
}

export class Chance {
  #input = new Uint32Array(16);
  #block = new Uint32Array(16);
  #used = HALVES;

  constructor(secret: string) {
    const key = new DataView(hexToBytes(secret).slice().buffer);
    this.#input.set(EXPAND);
    for (let i = 0; i < 8; i++) this.#input[4 + i] = key.getUint32(4 * i, true);
  }

  /** A number from 0 to bound - 1, each exactly as likely. */
  below(bound: number): number {
    const unfair = RANGE % bound;
    for (;;) {
      const product = this.#half() * bound;
      if (product % RANGE >= unfair) return Math.floor(product / RANGE);
    }
  }

  #half(): number {
    if (this.#used >= HALVES) this.#refresh();
    const word = this.#block[this.#used >> 1]!;
    return this.#used++ & 1 ? word >>> 16 : word & 0xffff;
  }

  #refresh(): void {
    this.#block.set(this.#input);
    for (let i = 0; i < DOUBLE_ROUNDS; i++) for (const quarter of QUARTERS) mix(this.#block, quarter);
    for (let i = 0; i < 16; i++) this.#block[i]! += this.#input[i]!;
    this.#input[12]! += 1;
    this.#used = 0;
  }
}
