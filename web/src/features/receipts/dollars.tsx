import { exactDollars } from '../../lib/exact-dollars.ts';
import { ExactAmount } from '../../ui/exact-amount.tsx';

/** Formats micro-dollars with all digits, in a line or a column of its own. */
export const Dollars = ({ micros }: { micros: string }) => (
  <ExactAmount {...exactDollars(BigInt(micros))} isAligned={false} />
);
