/**
 * Returns the item at a position that must exist.
 * @throws RangeError if the list is shorter
 */
export function itemAt<T>(list: readonly T[], at: number): T {
  const item = list[at];
  if (item === undefined) throw new RangeError(`No item at ${at} of ${list.length}`);
  return item;
}
