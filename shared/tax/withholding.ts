import { treatyRates } from './treaty-rates.ts';

/** In percent, of what was earned in the United States: where no treaty, and no form, says less. */
/** Percent withheld of what was earned in the United States where no form says less. */
export const FULL_RATE = 30;
/** Of all that is paid: where the form says that its signer is subject to backup withholding. */
const BACKUP_RATE = 24;

/** What counts of a form. */
export type CountedForm =
  | { kind: 'w9'; isBackup: boolean }
  | { kind: 'w8ben'; treatyCountry?: string | undefined; expiresOn: string };

/** What is withheld of an artist's payouts: so many percent, of what was earned in the United States or of all. */
export type TaxStanding = { basis: 'none' | 'w9' | 'w8ben'; percent: number; of: 'us' | 'all' };

/**
 * The rate that a form gives (product 27.2).
 * @param form none: none was sent, or it was rejected
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

/** The last day on which a W-8BEN counts: that of the third year after the one in which it was signed. */
export const expiryOf = (signedOn: string): string => `${Number(signedOn.slice(0, 4)) + 3}-12-31`;

const CENT = 10_000n;

/** What of a payout was earned in the United States, and what of it is withheld, in micro-dollars. */
export type Withholding = { usMicros: bigint; withheldMicros: bigint };

/**
 * What is withheld of a payout: the rate, of that part of it which was earned in the United States and in no payout before, or of all. In
 * whole cents, because what is left goes to a bank.
 * @param usEarned what was ever earned there
 * @param usPaid what of it payouts have taken already
 */
export function withholdingOf(
  { micros, usEarned, usPaid }: { micros: bigint; usEarned: bigint; usPaid: bigint },
  { percent, of }: Pick<TaxStanding, 'percent' | 'of'>,
): Withholding {
  const open = usEarned - usPaid;
  const usMicros = open <= 0n ? 0n : open < micros ? open : micros;
  const base = of === 'all' ? micros : usMicros;
  const exact = (base * BigInt(percent)) / 100n;
  return { usMicros, withheldMicros: exact - (exact % CENT) };
}
