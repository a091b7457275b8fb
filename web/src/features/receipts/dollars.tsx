import { exactDollars } from '../../lib/exact-dollars.ts';
import { ExactAmount } from '../../ui/exact-amount.tsx';

/** Shows an amount in micro-dollars with all its digits, not aligned to a column. */
export const Dollars = ({ micros }: { micros: string }) => (
  <ExactAmount {...exactDollars(BigInt(micros))} isAligned={false} />
);
