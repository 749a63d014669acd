// Which scripts the pages are fetched as. A line of a phone is slow to answer, and a browser asks one server for few files
// at once: the first page is one script, the table another, and whatever both would share lies in the first.

const ENTRIES = [
  { name: "first", entry: /\/src\/main\.ts$/ },
  { name: "table", entry: /\/src\/pages\/TablePage\.svelte$/ },
];

/** Whether a module is fetched with an entry: some way leads up to it without an `import()`. */
function isFetchedWith(entry, id, modules, seen = new Set()) {
  if (entry.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = modules.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => isFetchedWith(entry, importer, modules, seen));
}

export const codeSplitting = {
  groups: [
    {
      debugName: "pages",
      name: (id, modules) => ENTRIES.find(({ entry }) => isFetchedWith(entry, id, modules))?.name ?? null,
    },
  ],
};
