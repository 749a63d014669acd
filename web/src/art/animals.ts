// The eleven paper animals and the nine birch robots: [path, fill] or, for a line, [path, stroke, width].

import { ANIMALS } from "../lib/protocol";
import { disc, oval } from "./shapes";

export type Part = readonly [path: string, paint: string, line?: number];

interface Animal {
  grounds: readonly [string, string];
  parts: readonly Part[];
}

const INK = "#15201e";
const CREAM = "#fbf3e2";
const eyes = (left: number, right: number, y: number, r: number): Part => [
  disc(left, y, r) + disc(right, y, r),
  INK,
];

type Name = (typeof ANIMALS)[number];

const PAINTED: Record<Name, Animal> = {
  fox: {
    grounds: ["#6f8f86", "#d8c9a8"],
    parts: [
      ["M12 12L42 34H58L88 12L84 58L50 92L16 58Z", "#c96f3b"],
      ["M16 58L44 60L50 92ZM84 58L56 60L50 92Z", CREAM],
      ["M20 24L36 36L22 46ZM80 24L64 36L78 46Z", "#7c3c1c"],
      eyes(36, 64, 54, 5),
      ["M42 80H58L50 92Z", INK],
    ],
  },
  bear: {
    grounds: ["#c6ae86", "#7e9a92"],
    parts: [
      [disc(26, 30, 15) + disc(74, 30, 15), "#4a342a"],
      [disc(26, 30, 7) + disc(74, 30, 7), "#8a6a52"],
      [disc(50, 56, 36), "#5b4234"],
      [oval(50, 69, 19, 15), "#d9c4a3"],
      ["M41 60H59L50 71Z", INK],
      eyes(36, 64, 49, 4.5),
    ],
  },
  owl: {
    grounds: ["#55658a", "#a98f86"],
    parts: [
      ["M18 14L40 26H60L82 14L84 70C84 90 70 104 50 104C30 104 16 90 16 70Z", "#cdbfa6"],
      [disc(35, 46, 18) + disc(65, 46, 18), CREAM],
      eyes(36, 64, 47, 8),
      ["M43 58H57L50 72Z", "#c96f3b"],
      ["M34 82L40 90L46 82L52 90L58 82L64 90", "#8c7d62", 4],
    ],
  },
  hare: {
    grounds: ["#9fb39a", "#8c7fa3"],
    parts: [
      ["M34 46C22 30 22 10 30 2C42 8 46 28 44 44ZM66 46C78 30 78 10 70 2C58 8 54 28 56 44Z", "#ede3d0"],
      ["M35 38C29 28 29 16 32 11C37 17 40 28 39 38ZM65 38C71 28 71 16 68 11C63 17 60 28 61 38Z", "#c99b94"],
      [oval(50, 68, 30, 31), "#ede3d0"],
      eyes(38, 62, 62, 5),
      ["M44 74H56L50 81Z", "#a8625a"],
    ],
  },
  perch: {
    grounds: ["#3f6f78", "#c9b98f"],
    parts: [
      ["M6 52C22 26 54 22 74 46L96 30V76L74 60C54 82 22 78 6 52Z", "#c9d0a6"],
      ["M36 33L42 31L46 74L40 75ZM54 31L60 34L62 70L56 73Z", "#3b4d3a"],
      ["M30 34C38 14 54 16 60 34Z", "#7e8b56"],
      ["M40 74L52 88L56 72Z", "#c96f3b"],
      [disc(22, 49, 5), INK],
    ],
  },
  swan: {
    grounds: ["#7f9daf", "#5f7f6c"],
    parts: [
      [
        "M30 34C30 18 58 16 58 38C58 54 46 56 48 66C60 56 88 54 92 62C92 84 74 92 54 92C34 92 28 82 30 68C32 56 44 50 44 38C44 32 40 32 38 38Z",
        CREAM,
      ],
      ["M38 30L18 44L38 46Z", "#c96f3b"],
      ["M38 30L30 36L38 46Z", INK],
      ["M58 72C68 64 80 62 88 66C84 76 72 82 58 80Z", "#d5cab4"],
    ],
  },
  hedgehog: {
    grounds: ["#b4be97", "#7f95ab"],
    parts: [
      [
        "M4 78L8 62L2 54L14 48L14 36L26 36L30 24L42 30L52 18L60 30L74 28L74 40L86 46L80 54C88 60 92 66 96 74L88 80H10Z",
        "#5b4a3e",
      ],
      ["M58 80C54 62 66 50 78 54C88 60 92 66 98 74L88 80Z", "#e0cfb0"],
      [disc(74, 64, 4.5) + disc(96, 74, 5), INK],
    ],
  },
  elk: {
    grounds: ["#8d7c98", "#a9b48c"],
    parts: [
      [
        "M38 30C20 34 8 26 4 8L14 16L16 4L26 16L32 6L42 26ZM62 30C80 34 92 26 96 8L86 16L84 4L74 16L68 6L58 26Z",
        "#e7dac0",
      ],
      [
        "M34 34L20 42L32 46L36 70C36 88 42 98 50 98C58 98 64 88 64 70L68 46L80 42L66 34C60 26 40 26 34 34Z",
        "#6a5040",
      ],
      [oval(50, 84, 12, 11), "#a88c70"],
      eyes(40, 60, 50, 4.5),
      eyes(46, 54, 84, 2.5),
    ],
  },
  squirrel: {
    grounds: ["#bdb58f", "#7d97a0"],
    parts: [
      ["M66 96C96 92 100 52 84 36C70 24 58 40 68 50C74 56 70 66 60 66Z", "#a85a33"],
      [
        "M20 30L26 16L34 28C48 26 58 38 54 50C66 58 68 82 58 96H24C22 82 26 74 32 66C16 62 8 50 20 30Z",
        "#c27444",
      ],
      ["M30 70C38 70 42 84 38 96H26C24 84 26 76 30 70Z", "#f0e0c4"],
      [disc(30, 44, 5) + disc(13, 50, 4), INK],
    ],
  },
  seal: {
    grounds: ["#8ca0ae", "#c4a98c"],
    parts: [
      ["M14 104C10 60 22 22 50 22C78 22 90 60 86 104Z", "#57666e"],
      [oval(39, 68, 14, 11) + oval(61, 68, 14, 11), "#b9c2c2"],
      ["M42 56H58L50 66Z", INK],
      eyes(36, 64, 46, 5.5),
      ["M28 68H6M30 74L10 80M72 68H94M70 74L90 80", "#e8e3d6", 2.5],
    ],
  },
  raven: {
    grounds: ["#cdbda2", "#93a79b"],
    parts: [
      ["M20 104C16 60 24 22 54 20C70 20 78 30 80 42L104 54L78 60C74 72 74 88 78 104Z", "#232b2e"],
      ["M76 42L104 54L76 60Z", "#5d6a6c"],
      [disc(62, 42, 6), CREAM],
      [disc(63, 42, 3), INK],
    ],
  },
} as const satisfies Record<string, Animal>;

// A robot is put together from a head, what stands on it and a face, so that no two of nine look alike.
const BIRCH: Part = [
  "M-2 12H26L22 16H-2ZM102 26H80L84 31H102ZM-2 84H18L14 88H-2ZM102 74H84L88 78H102Z",
  "#2b3532",
];
const HEADS: readonly Part[] = [
  ["M30 30H70A10 10 0 0 1 80 40V66A10 10 0 0 1 70 76H30A10 10 0 0 1 20 66V40A10 10 0 0 1 30 30Z", "#2f4b45"],
  ["M50 28A26 25 0 0 1 76 53V76H24V53A26 25 0 0 1 50 28Z", "#6d4a3c"],
  ["M34 30H66L84 53L66 76H34L16 53Z", "#4a4f73"],
];
const ON_TOP: readonly (readonly Part[])[] = [
  [
    ["M47 14H53V32H47Z", "#2b3532"],
    [disc(50, 13, 6), "#c96f3b"],
  ],
  [
    ["M36 32L28 12M64 32L72 12", "#2b3532", 5],
    [disc(28, 11, 5) + disc(72, 11, 5), "#b08a2e"],
  ],
  [["M34 31L50 10L66 31Z", "#8c3d4f"]],
];
const FACES: readonly (readonly Part[])[] = [
  [
    [disc(38, 50, 7) + disc(62, 50, 7), CREAM],
    ["M38 64H62", CREAM, 4.5],
  ],
  [
    ["M30 44H70V57H30Z", CREAM],
    [disc(40, 50.5, 4.5) + disc(60, 50.5, 4.5), INK],
    ["M40 67H60", CREAM, 4],
  ],
  [
    [disc(50, 48, 12), CREAM],
    [disc(50, 48, 5.5), INK],
    ["M38 66L44 70H56L62 66", CREAM, 4],
  ],
];
const GROUNDS = ["#ddd5c2", "#b9c4b4"] as const;
const ROBOTS = HEADS.length * ON_TOP.length;

function robot(number: number): { ground: string; parts: readonly Part[] } {
  const [head, top] = [number % HEADS.length, Math.floor(number / HEADS.length) % ON_TOP.length];
  const parts = [BIRCH, ...ON_TOP[top]!, HEADS[head]!, ...FACES[(head + top) % FACES.length]!];
  return { ground: GROUNDS[Math.floor(number / ROBOTS) % GROUNDS.length]!, parts };
}

/** An animal, on its first ground or, with a 2 behind the name, on its second one; a robot by its number. */
export type Kind = Name | `${Name}2` | `bot${number}`;

export function animal(kind: Kind): { ground: string; parts: readonly Part[] } {
  if (kind.startsWith("bot")) return robot(Number(kind.slice("bot".length)));
  const second = kind.endsWith("2");
  const { grounds, parts } = PAINTED[(second ? kind.slice(0, -1) : kind) as Name];
  return { ground: grounds[second ? 1 : 0], parts };
}

/** Somebody as far as their face goes; an animal that was chosen is one of the eleven. */
export interface Seen {
  number: number;
  bot: string | null;
  animal?: string | null;
}

const FIRST = ANIMALS.indexOf("hare"); // of whoever comes first

/** Whose face somebody wears at the table: the chosen one, else by the order of coming; a bot is always a robot. */
export function kindOf(person: Seen | undefined): Kind {
  if (!person) return "hare";
  if (person.bot) return `bot${person.number}`;
  if (person.animal) return person.animal as Name;
  const name = ANIMALS[(person.number + FIRST) % ANIMALS.length]!;
  return Math.floor(person.number / ANIMALS.length) % 2 === 1 ? `${name}2` : name;
}
