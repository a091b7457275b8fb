import type { StoredAdvance } from './advance.ts';
import { type AllocatedCell, recoupmentFrom, type Taken } from './recoupment.ts';

/** What an artist's advances take of each of some transactions, one after the other: what one takes is back before the next. */
export function recoupTransactions(
  transactions: readonly (readonly AllocatedCell[])[],
  advances: readonly StoredAdvance[],
): Taken[][] {
  let out = advances;
  return transactions.map((cells) => {
    const taken = recoupmentFrom(cells, out);
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
