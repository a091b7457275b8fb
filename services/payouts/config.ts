import * as z from 'zod';
import { ApiConfig } from '../platform/config.ts';

export const PayoutsConfig = ApiConfig.extend({
  LEDGER_TABLE_NAME: z.string().min(1),
  WALLET_TABLE_NAME: z.string().min(1),
  AUDIT_TABLE_NAME: z.string().min(1),
});
