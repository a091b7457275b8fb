/** The entries of a record with known keys, in their order. `Object.entries` forgets the type of the keys. */
export const entries = <K extends string, V>(record: Readonly<Record<K, V>>): [K, V][] =>
  Object.entries(record) as [K, V][];

/** The keys of a record with known keys, in their order. */
export const keys = <K extends string>(record: Readonly<Record<K, unknown>>): K[] => Object.keys(record) as K[];

/** A record from its entries. `Object.fromEntries` forgets the type of the keys. */
export const fromEntries = <K extends string, V>(pairs: Iterable<readonly [K, V]>): Record<K, V> =>
  Object.fromEntries(pairs) as Record<K, V>;

/** A record with the same keys, each value derived from the one it had. */
export const mapRecord = <K extends string, V, W>(
  record: Readonly<Record<K, V>>,
  derive: (value: V) => W,
): Record<K, W> => fromEntries(entries(record).map(([key, value]) => [key, derive(value)] as const));
