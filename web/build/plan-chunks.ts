/** A file in a build: its size in bytes, and its static imports. A shared file may be joined with others. */
export type Chunk = { size: number; imports: readonly string[]; isShared: boolean };

/** Files that a page requests together, and the page's weight. */
export type Load = { files: ReadonlySet<string>; weight: number };

/**
 * How many unneeded bytes of code a page accepts to save one request, because requests cost time, and small files
 * compress worse. The more files a page requests, the higher the value: 600 bytes for 35 files, 8,400 for 130. The
 * formula was found by experiment: with it, each page weighs less, compressed, than with its original 50 to 130 files,
 * needs 11 to 33 requests, and the sign-in page stays below its limit of 130 KB.
 */
const requestWorth = ({ files }: Load): number => files.size ** 2 / 2;

/** @property of whether each load requests the file */
type Part = { files: string[]; size: number; imports: Set<string>; of: boolean[]; isShared: boolean };
type Pair = { one: string; other: string; gain: number };

/**
 * Chooses which shared files to join, so that pages request few files and little code that they do not need. Joins the
 * best pair for as long as that saves more than the bytes that it adds. Two files are not joined if one imports the
 * other through a third file, because the joined file and the third would then import each other.
 * @returns lists of the files to join
 */
export function planChunks(chunks: ReadonlyMap<string, Chunk>, loads: readonly Load[]): string[][] {
  const parts = new Map<string, Part>(
    [...chunks].map(([file, { size, imports, isShared }]) => {
      const of = loads.map(({ files }) => files.has(file));
      return [file, { files: [file], size, imports: new Set(imports), of, isShared }];
    }),
  );
  const part = (file: string): Part => {
    const found = parts.get(file);
    if (!found) throw new Error(`${file} is no file of the build`);
    return found;
  };
  const addedBytes = ({ size, of }: Part, askedFor: readonly boolean[]) =>
    loads.reduce((sum, { weight }, n) => (askedFor[n] && !of[n] ? sum + weight * size : sum), 0);
  const gainOf = (one: Part, other: Part) =>
    loads.reduce((sum, load, n) => (one.of[n] && other.of[n] ? sum + load.weight * requestWorth(load) : sum), 0) -
    addedBytes(one, other.of) -
    addedBytes(other, one.of);
  /** All direct and indirect imports of these files. */
  const behind = (files: Iterable<string>, seen = new Set<string>()): Set<string> => {
    for (const file of files) {
      if (seen.has(file)) continue;
      seen.add(file);
      behind(part(file).imports, seen);
    }
    return seen;
  };
  /** All imports of both files; undefined if one imports the other through a third file. */
  const behindBoth = ({ one, other }: Pair): Set<string> | undefined => {
    const between = [...part(one).imports, ...part(other).imports].filter((file) => file !== one && file !== other);
    const all = behind(between);
    return all.has(one) || all.has(other) ? undefined : all;
  };
  const join = ({ one, other }: Pair, after: ReadonlySet<string>) => {
    const [kept, gone] = [part(one), part(other)];
    const imports = new Set([...kept.imports, ...gone.imports].filter((file) => file !== one && file !== other));
    const of = kept.of.map((is, n) => is || gone.of[n] === true);
    parts.delete(other);
    parts.set(one, { files: [...kept.files, ...gone.files], size: kept.size + gone.size, imports, of, isShared: true });
    for (const each of parts.values()) if (each.imports.delete(other)) each.imports.add(one);
    for (const file of after) part(file).of = part(file).of.map((is, n) => is || of[n] === true);
  };

  const names = [...parts.keys()].filter((file) => part(file).isShared);
  const pairsWith = (one: string, others: readonly string[]): Pair[] =>
    others
      .map((other) => ({ one, other, gain: gainOf(part(one), part(other)) }))
      .filter(({ one, other, gain }) => one !== other && gain > 0);
  let pairs = names.flatMap((one, n) => pairsWith(one, names.slice(n + 1)));
  for (;;) {
    const best = pairs.reduce<Pair | undefined>(
      (most, pair) => (most && most.gain >= pair.gain ? most : pair),
      undefined,
    );
    if (!best) break;
    const after = behindBoth(best);
    const of = part(best.one).of.map((is, n) => is || part(best.other).of[n] === true);
    const isWorth = after && best.gain > [...after].reduce((sum, file) => sum + addedBytes(part(file), of), 0);
    pairs = pairs.filter((pair) => pair !== best);
    if (!isWorth) continue;
    join(best, after);
    const isOld = (file: string) => file === best.one || file === best.other;
    const left = names.filter((file) => parts.has(file));
    pairs = [...pairs.filter(({ one, other }) => !isOld(one) && !isOld(other)), ...pairsWith(best.one, left)];
  }
  return [...parts.values()].map(({ files }) => files).filter(({ length }) => length > 1);
}
