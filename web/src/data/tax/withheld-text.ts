import { dollars } from '../../../../shared/money.ts';
import type { OfficePayout, PayoutTax } from '../../../../shared/payouts/payout.ts';

const baseText = ({ of, percent, usMicros }: Omit<PayoutTax, 'basis' | 'withheldMicros'>): string =>
  of === 'all'
    ? `${percent}% of it`
    : `${percent}% of the ${dollars(BigInt(usMicros))} that were earned in the United States`;

/** What is withheld of a payout, and what is left of it, to its artist (product 27.3). */
export const withheldText = (tax: Omit<PayoutTax, 'basis'>, micros: bigint): string => {
  const withheld = BigInt(tax.withheldMicros);
  return `${dollars(withheld)} is withheld for tax: ${baseText(tax)}. You get ${dollars(micros - withheld)}.`;
};

/** The same to who pays it: what goes out. */
export const withheldInOffice = ({ tax, amountMicros }: OfficePayout): string | undefined => {
  if (!tax) return undefined;
  const withheld = BigInt(tax.withheldMicros);
  return `${dollars(withheld)} withheld: ${baseText(tax)}. Pay ${dollars(BigInt(amountMicros) - withheld)}`;
};
