/** Whether a value is in a list, such as the list of all values of a type. */
export function isListed<const T>(values: readonly T[], value: unknown): value is T {
  const all: readonly unknown[] = values;
  return all.includes(value);
}
