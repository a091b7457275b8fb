/**
 * Finds imports that close a cycle between the folders that `rule.folder` captures. The rules of dependency-cruiser
 * find only cycles between files.
 * @param {{ source: string, dependencies: { resolved: string }[] }[]} modules as dependency-cruiser reports them
 * @param {{ folder: RegExp, except: RegExp }} rule `folder` captures a folder's name; `except` matches files that may
 * import anything
 * @returns {{ from: string, to: string }[]} the imports, file by file
 */
export function domainCycles(modules, { folder, except }) {
  const folderOf = (file) => folder.exec(file)?.[1];
  const imports = modules
    .filter(({ source }) => !except.test(source))
    .flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => ({ from: source, to: resolved })))
    .filter(({ from, to }) => folderOf(from) && folderOf(to) && folderOf(from) !== folderOf(to));
  const next = new Map();
  for (const { from, to } of imports) {
    const targets = next.get(folderOf(from)) ?? new Set();
    next.set(folderOf(from), targets.add(folderOf(to)));
  }
  const reaches = (from, to, seen = new Set()) => {
    if (from === to) return true;
    seen.add(from);
    return [...(next.get(from) ?? [])].some((one) => !seen.has(one) && reaches(one, to, seen));
  };
  return imports.filter(({ from, to }) => reaches(folderOf(to), folderOf(from)));
}
