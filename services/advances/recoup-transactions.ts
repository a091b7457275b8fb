import type { StoredAdvance } from './advance.ts';
import { type AllocatedCell, type MonthRecoupment, recoupmentFrom } from './recoupment.ts';

/** Computes what advances recoup from several transactions in order. Each recoupment reduces what is outstanding. */
export function recoupTransactions(
  transactions: readonly (readonly AllocatedCell[])[],
  advances: readonly StoredAdvance[],
): MonthRecoupment[][] {
  let current = advances;
  return transactions.map((cells) => {
    const recouped = recoupmentFrom(cells, current);
    current = current.map((advance) => ({
      ...advance,
      repaid: recouped.reduce(
        (sum, { advanceId, micros }) => (advanceId === advance.advanceId ? sum + micros : sum),
        advance.repaid,
      ),
    }));
    return recouped;
  });
}
