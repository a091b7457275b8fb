import { dollars } from '../../../shared/money.ts';

const MICROS_PER_CENT = 10_000n;

/** Splits an amount into dollars with two decimals and the fraction of a cent. */
export function exactDollars(micros: bigint): { cents: string; rest: string } {
  const size = micros < 0n ? -micros : micros;
  const rest = String(size % MICROS_PER_CENT).padStart(4, '0');
  // `dollars()` prints no minus sign for zero, so it is added if only a fraction of a cent is negative.
  const sign = micros < 0n && size < MICROS_PER_CENT ? '-' : '';
  return { cents: sign + dollars(micros), rest: rest === '0000' ? '' : rest };
}

/** Whether an amount has a fraction of a cent. */
export const hasFractionOfCent = (micros: bigint): boolean => micros % MICROS_PER_CENT !== 0n;
