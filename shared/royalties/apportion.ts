import { type ExactPart, floorDiv } from './largest-remainder.ts';

/**
 * Rounds the parts of a whole that is rounded already, so that they sum to it: each part down, and what is missing one
 * by one to those that lost most. The figures of a share are made of it, so they are the share (design 3.15).
 * @param total what the parts sum to, rounded down or up
 * @param order which of two parts that lost the same is first
 * @throws RangeError for a total that is no such rounding
 */
export function apportion<Key>(
  parts: readonly ExactPart<Key>[],
  denominator: bigint,
  total: bigint,
  order: (one: Key, other: Key) => number,
): { key: Key; units: bigint }[] {
  const rows = parts.map(({ key, over }, index) => {
    const units = floorDiv(over, denominator);
    return { key, index, units, lost: over - units * denominator };
  });
  const missing = total - rows.reduce((all, { units }) => all + units, 0n);
  if (missing < 0n || missing > BigInt(rows.length)) throw new RangeError(`The parts do not come to ${total}`);
  const byLoss = [...rows].sort((a, b) => (a.lost === b.lost ? order(a.key, b.key) : a.lost > b.lost ? -1 : 1));
  const more = new Set(byLoss.slice(0, Number(missing)).map(({ index }) => index));
  return rows.map(({ key, index, units }) => ({ key, units: units + (more.has(index) ? 1n : 0n) }));
}
