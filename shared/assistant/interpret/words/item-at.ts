/**
 * Returns the item at a place of a list that has one there.
 * @throws RangeError if the list is shorter
 */
export function itemAt<T>(list: readonly T[], at: number): T {
  const item = list[at];
  if (item === undefined) throw new RangeError(`No item at ${at} of ${list.length}`);
  return item;
}
