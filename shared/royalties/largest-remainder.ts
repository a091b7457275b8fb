/** An exact part of a whole: the numerator `over` a denominator that all parts share. */
export type ExactPart<Key> = { key: Key; over: bigint };

/** Divides and rounds down, even if the result is negative. */
export const floorDiv = (one: bigint, by: bigint): bigint => {
  const cut = one / by;
  return cut * by > one ? cut - 1n : cut;
};

/**
 * Rounds parts so that they sum to the whole rounded down: each part is rounded down, and the missing units go one by
 * one to the parts with the largest remainders. A statement's money is never rounded in any other way (design 3.15).
 * @param order breaks ties between equal remainders
 * @returns the parts in their order, and the remainder of the whole, less than one, as a numerator
 */
export function largestRemainder<Key>(
  parts: readonly ExactPart<Key>[],
  denominator: bigint,
  order: (one: Key, other: Key) => number,
): { rounded: { key: Key; units: bigint }[]; rest: bigint } {
  const sum = parts.reduce((all, { over }) => all + over, 0n);
  const floors = parts.map(({ over }) => floorDiv(over, denominator));
  const missing = Number(floorDiv(sum, denominator) - floors.reduce((all, floor) => all + floor, 0n));
  const lost = parts.map(({ key, over }, index) => ({ key, index, lost: over - (floors[index] ?? 0n) * denominator }));
  lost.sort((a, b) => (a.lost === b.lost ? order(a.key, b.key) : a.lost > b.lost ? -1 : 1));
  const more = new Set(lost.slice(0, missing).map(({ index }) => index));
  const rounded = parts.map(({ key }, index) => ({ key, units: (floors[index] ?? 0n) + (more.has(index) ? 1n : 0n) }));
  return { rounded, rest: sum - floorDiv(sum, denominator) * denominator };
}
