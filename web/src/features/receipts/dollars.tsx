import { exactDollars } from '../../lib/exact-dollars.ts';
import { ExactAmount } from '../../ui/exact-amount.tsx';

/** Micro-dollars to the last digit, in a line or a column of its own. */
export const Dollars = ({ micros }: { micros: string }) => (
  <ExactAmount {...exactDollars(BigInt(micros))} isAligned={false} />
);
