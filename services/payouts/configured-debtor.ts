import type * as z from 'zod';
import type { PayoutsConfig } from './config.ts';
import type { Debtor } from './render-bank-file.ts';

/** Returns the paying account; undefined unless the operator has configured all its values. */
export function configuredDebtor({
  PAYOUT_DEBTOR_NAME: name,
  PAYOUT_DEBTOR_IBAN: iban,
  PAYOUT_DEBTOR_BIC: bic,
}: z.output<typeof PayoutsConfig>): Debtor | undefined {
  return name && iban && bic ? { name, iban, bic } : undefined;
}
