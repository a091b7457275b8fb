import { dollars } from '../../../../shared/money.ts';
import { withheldMicros } from '../../../../shared/payouts/arriving-micros.ts';
import type { PayoutTax, PayoutView } from '../../../../shared/payouts/payout.ts';

const baseText = ({ of, percent, usMicros }: Omit<PayoutTax, 'basis' | 'withheldMicros'>): string =>
  of === 'all' ? `${percent}% of it` : `${percent}% of the ${dollars(BigInt(usMicros))} earned in the United States`;

/** Explains to the artist how much tax is withheld from a payout, and how much is left (product 27.3). */
export const withheldText = (tax: Omit<PayoutTax, 'basis'>, micros: bigint): string => {
  const withheld = BigInt(tax.withheldMicros);
  return `${dollars(withheld)} is withheld for tax: ${baseText(tax)}. You get ${dollars(micros - withheld)}.`;
};

/**
 * Explains to the office how much tax is withheld from a payout, and how it was computed. Undefined if no tax is
 * withheld.
 */
export const withheldInOffice = (payout: PayoutView): string | undefined => {
  const withheld = withheldMicros(payout);
  return payout.tax && withheld > 0n ? `${dollars(withheld)}: ${baseText(payout.tax)}` : undefined;
};

/** The payout and its tax: `$134.39 less $4.39 tax`. Undefined if no tax is withheld. */
export const lessTaxText = (payout: PayoutView): string | undefined => {
  const withheld = withheldMicros(payout);
  return withheld > 0n ? `${dollars(BigInt(payout.amountMicros))} less ${dollars(withheld)} tax` : undefined;
};
