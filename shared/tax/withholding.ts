import { treatyRates } from './treaty-rates.ts';

/** The percentage withheld from US earnings if no form reduces it. */
export const FULL_RATE = 30;
/** The percentage withheld from the whole payout if the signer is subject to backup withholding. */
const BACKUP_RATE = 24;

/** The part of a form that determines the rate. */
export type CountedForm =
  | { kind: 'w9'; isBackup: boolean }
  | { kind: 'w8ben'; treatyCountry?: string | undefined; expiresOn: string };

/** How tax is withheld from an artist's payouts: a percentage of the US earnings, or of everything. */
export type TaxStanding = { basis: 'none' | 'w9' | 'w8ben'; percent: number; of: 'us' | 'all' };

/**
 * Determines the rate that applies with a form (product 27.2).
 * @param form undefined if none was submitted, or it was rejected
 * @param day YYYY-MM-DD
 */
export function taxStanding(form: CountedForm | undefined, day: string): TaxStanding {
  if (form?.kind === 'w9')
    return { basis: 'w9', percent: form.isBackup ? BACKUP_RATE : 0, of: form.isBackup ? 'all' : 'us' };
  if (!form || form.expiresOn < day) return { basis: 'none', percent: FULL_RATE, of: 'us' };
  const { treatyCountry } = form;
  return {
    basis: 'w8ben',
    percent: treatyCountry === undefined ? FULL_RATE : (treatyRates[treatyCountry] ?? FULL_RATE),
    of: 'us',
  };
}

/** Computes the last valid day of a W-8BEN: the end of the third year after the year in which it was signed. */
export const expiryDay = (signedOn: string): string => `${Number(signedOn.slice(0, 4)) + 3}-12-31`;

const CENT = 10_000n;

/** The US earnings in a payout, and the tax withheld, in micro-dollars. */
export type Withholding = { usMicros: bigint; withheldMicros: bigint };

/**
 * Computes the tax withheld from a payout: a percentage of the US earnings that no earlier payout included, or of the
 * whole payout. In whole cents, because the rest goes to a bank.
 * @param usEarned lifetime US earnings
 * @param usPaid the part of them that was already paid out
 */
export function computeWithholding(
  { micros, usEarned, usPaid }: { micros: bigint; usEarned: bigint; usPaid: bigint },
  { percent, of }: Pick<TaxStanding, 'percent' | 'of'>,
): Withholding {
  const open = usEarned - usPaid;
  const usMicros = open <= 0n ? 0n : open < micros ? open : micros;
  const base = of === 'all' ? micros : usMicros;
  const exact = (base * BigInt(percent)) / 100n;
  return { usMicros, withheldMicros: exact - (exact % CENT) };
}
