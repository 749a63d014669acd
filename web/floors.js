// Imports of the pages go down only: from a room to those on lower floors, never up or across.

import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const SOURCES = fileURLToPath(new URL("src/", import.meta.url));

/** The lowest first; rooms on one floor do not know each other. */
const FLOORS = [
  ["lib"],
  ["evening"],
  ["art"],
  ["shell"],
  ["rulebook"],
  ["table"],
  ["panels/counting"],
  [
    "panels/decisions",
    "panels/home",
    "panels/invite",
    "panels/lobby",
    "panels/people",
    "panels/replay",
    "panels/scores",
    "panels/settings",
    "panels/talk",
  ],
  ["panels/sharing"],
  ["lesson", "panels/bar", "panels/evening", "panels/play"],
  ["panels/clock", "screen"],
  ["panels/live"],
  ["pages"],
];

/** What `App.svelte` and `main.ts` stand on is everything. */
const isRoof = (file) => !file.includes("/");

const roomOf = (file) => FLOORS.flat().find((room) => file.startsWith(`${room}/`));

const floorOf = (room) => FLOORS.findIndex((rooms) => rooms.includes(room));

export function complaint(file, imported) {
  const [from, to] = [roomOf(file), roomOf(imported)];
  if (isRoof(file) || from === to) return null;
  if (from === undefined) return `${file} stands on no floor.`;
  if (to === undefined) return `${from} imports ${imported}, which stands on no floor.`;
  return floorOf(to) < floorOf(from) ? null : `${from} imports from ${to}: imports go down only.`;
}

function check(context, node) {
  const { filename } = context;
  const source = node.source?.value;
  if (!filename.startsWith(SOURCES) || typeof source !== "string" || !source.startsWith(".")) return;
  const message = complaint(relative(SOURCES, filename), relative(SOURCES, join(dirname(filename), source)));
  if (message !== null) context.report({ node, message });
}

export default {
  rules: {
    floors: {
      create: (context) =>
        Object.fromEntries(
          ["ImportDeclaration", "ImportExpression", "ExportNamedDeclaration", "ExportAllDeclaration"].map(
            (kind) => [kind, (node) => check(context, node)],
          ),
        ),
    },
  },
};
