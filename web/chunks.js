// Which scripts the pages are fetched as. A line of a phone is slow to answer, and a browser asks one server for few files
// at once: the first page is one script, the table another, and whatever both would share lies in the first.

const FIRST = /\/src\/main\.ts$/;
const TABLE = /\/src\/pages\/TablePage\.svelte$/;
// Evenings with paper cards need a few pieces of the table, and never the whole of it.
const EVENING = new RegExp(
  "/src/(pages/(Score|LiveEvening)|panels/evening/(SetUp|RoundsEvening)|panels/sharing/(ShareButton|ShareSheet)|" +
    "panels/clock/(ClockEvening|GameSheet|SeriesBoard|FinalSheet))\\.svelte$",
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
  if (!isWith(TABLE)) return null;
  return isWith(EVENING) ? "shared" : "table"; // in the order of these names modules take along what they import
}

export const codeSplitting = { groups: [{ debugName: "pages", name: scriptOf }] };
