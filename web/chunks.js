// Which scripts the pages are fetched as. A line of a phone is slow to answer, and a browser asks one server for few files
// at once: the first page is one script, the table another, keeping score a third, and whatever the first page shares with
// others lies in its own.

const FIRST = /\/src\/main\.ts$/;
const TABLE = /\/src\/pages\/TablePage\.svelte$/;
const HASHES = /\/@noble\/hashes\//; // an evening needs them only where its pen is handed over
// Evenings with paper cards need a few pieces of the table, and never the whole of it: some from the first page of an
// evening on, others where rounds are counted, the rest for the clock, for those who watch and on sheets.
const SCORE = /\/src\/(pages\/Score|panels\/sharing\/ShareButton)\.svelte$/;
const ROUNDS = /\/src\/panels\/evening\/RoundsEvening\.svelte$/;
const OTHERS = new RegExp(
  "/src/(pages/LiveEvening|panels/evening/KeepText|panels/sharing/(SharedEvening|ShareSheet)|" +
    "panels/clock/(ClockEvening|LakeTable|GameSheet|SeriesBoard|FinalSheet))\\.svelte$",
);

/** Whether a module is fetched with an entry: some way leads up to it without an `import()`. */
function isFetchedWith(entry, id, modules, seen = new Set()) {
  if (entry.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = modules.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => isFetchedWith(entry, importer, modules, seen));
}

function scriptOf(id, modules) {
  const isWith = (entry) => isFetchedWith(entry, id, modules);
  if (isWith(FIRST)) return "first";
  if (HASHES.test(id)) return "hashes";
  if (!isWith(TABLE)) return isWith(SCORE) ? "tally" : null;
  // In the order of their names scripts take along what they import.
  if (isWith(SCORE)) return "shared";
  if (isWith(ROUNDS)) return "shared-rounds";
  return isWith(OTHERS) ? "shared-others" : "table";
}

export const codeSplitting = { groups: [{ debugName: "pages", name: scriptOf }] };
