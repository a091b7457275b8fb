import * as z from 'zod';
import { ApiConfig } from '../platform/config.ts';
import { PayoutRules } from './payout-rules.ts';

export const PayoutsConfig = ApiConfig.extend({
  LEDGER_TABLE_NAME: z.string().min(1),
  WALLET_TABLE_NAME: z.string().min(1),
  AUDIT_TABLE_NAME: z.string().min(1),
  PAYOUT_METHODS_KEY: z.string().min(1),
  /** The user pool, which checks passwords. */
  USER_POOL_ID: z.string().min(1),
  USER_POOL_CLIENT_ID: z.string().min(1),
  PAYOUT_HOLD_HOURS: z.coerce.number().int().nonnegative().default(72),
  /** Whether US tax is withheld from payouts of US earnings (product 27). */
  PAYOUT_TAX: z.enum(['us', 'off']).default('us'),
  ...PayoutRules.shape,
  /** The paying account: either all three values, or none. */
  PAYOUT_DEBTOR_NAME: z.string().optional(),
  PAYOUT_DEBTOR_IBAN: z.string().optional(),
  PAYOUT_DEBTOR_BIC: z.string().optional(),
});
