/** Enough for 800 KB of reads a second, or 200 small writes; little compared with the table's own traffic. */
const DEFAULT_UNITS = 200;

/** Parses the arguments of `npm run migrate`. @throws Error with the usage for an unknown argument */
export function migrateArguments(words: readonly string[], usage: string) {
  const options = words.filter((word) => word.startsWith('--'));
  const [name, ...others] = words.filter((word) => !word.startsWith('--'));
  const [units = String(DEFAULT_UNITS)] = options.flatMap((word) => /^--units=([1-9]\d{0,5})$/.exec(word)?.[1] ?? []);
  const unknown = options.filter((word) => !/^--(dry-run|local|units=[1-9]\d{0,5})$/.test(word));
  if (unknown.length > 0 || others.length > 0) throw new Error(usage);
  return { name, isDry: options.includes('--dry-run'), isLocal: options.includes('--local'), units: Number(units) };
}
