/** Returns the keys of a record, in order. `Object.keys` loses their type. */
export const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>): K[] => Object.keys(record) as K[];

/** Returns the entries of a record, in order. `Object.entries` loses the type of the keys. */
export const entriesOf = <K extends string, V>(record: Readonly<Record<K, V>>): [K, V][] =>
  Object.entries(record) as [K, V][];

/** Makes a record from entries. `Object.fromEntries` loses the type of the keys. */
export const recordFromEntries = <K extends string, V>(pairs: Iterable<readonly [K, V]>): Record<K, V> =>
  Object.fromEntries(pairs) as Record<K, V>;

/** Builds a record with a value for each key. */
export const recordFrom = <K extends string, V>(keys: readonly K[], toValue: (key: K) => V): Record<K, V> =>
  recordFromEntries(keys.map((key) => [key, toValue(key)] as const));

/** Makes a record with the same keys, deriving each value from the original. */
export const mapRecord = <K extends string, V, W>(
  record: Readonly<Record<K, V>>,
  derive: (value: V) => W,
): Record<K, W> => recordFromEntries(entriesOf(record).map(([key, value]) => [key, derive(value)] as const));

/** Whether a record has a key. */
export const isKeyOf = <T extends object>(record: T, key: PropertyKey): key is keyof T => Object.hasOwn(record, key);
