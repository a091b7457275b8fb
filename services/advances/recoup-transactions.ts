import type { StoredAdvance } from './advance.ts';
import { type AllocatedCell, recoupmentFrom, type Taken } from './recoupment.ts';

/** Computes what advances recoup from several transactions in order. Each recoupment reduces what is outstanding. */
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
