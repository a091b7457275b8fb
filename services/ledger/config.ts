import * as z from 'zod';

export const ReconciliationConfig = z.object({
  TABLE_NAME: z.string().min(1),
  LEDGER_TABLE_NAME: z.string().min(1),
  WALLET_TABLE_NAME: z.string().min(1),
});
