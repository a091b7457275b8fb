import type { StoredAdvance } from './advance.ts';
import { type GivenCell, type Taken, takenOf } from './taken-of.ts';

/** What an artist's advances take of each of some transactions, one after the other: what one takes is back before the next. */
export function takenOfEach(
  transactions: readonly (readonly GivenCell[])[],
  advances: readonly StoredAdvance[],
): Taken[][] {
  let out = advances;
  return transactions.map((cells) => {
    const taken = takenOf(cells, out);
    out = out.map((advance) => ({
      ...advance,
      repaid: taken.reduce(
        (sum, { advanceId, micros }) => (advanceId === advance.advanceId ? sum + micros : sum),
        advance.repaid,
      ),
    }));
    return taken;
  });
}
