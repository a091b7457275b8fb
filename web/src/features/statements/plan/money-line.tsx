import { exactDollars } from '../../../lib/exact-dollars.ts';
import { ExactAmount } from '../../../ui/exact-amount.tsx';

/** Micro-dollars in a column of figures. */
export const Money = ({ micros, isAligned = true }: { micros: string; isAligned?: boolean }) => (
  <ExactAmount {...exactDollars(BigInt(micros))} isAligned={isAligned} />
);
