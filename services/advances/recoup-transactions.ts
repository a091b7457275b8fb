import type { StoredAdvance } from './advance.ts';
import { type AllocatedCell, type MonthRecoupment, recoupmentFrom } from './recoupment.ts';

/**
 * Computes what advances recoup from several transactions in sequence. Each recoupment reduces the outstanding amount.
 */
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
