import { type ExactPart, floorDiv } from './largest-remainder.ts';

/**
 * Rounds parts so that they sum to an already rounded total: each part is rounded down, and the missing units go one by
 * one to the parts with the largest remainders. Used to break a share down into figures that sum to it (design 3.15).
 * @param total the sum of the parts, rounded down or up
 * @param order breaks ties between equal remainders
 * @throws RangeError if the total is not the sum rounded down or up
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
