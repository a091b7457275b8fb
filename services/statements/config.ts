import * as z from 'zod';
import { ApiConfig } from '../platform/config.ts';

export const StatementsConfig = ApiConfig.extend({
  AUDIT_TABLE_NAME: z.string().min(1),
  STATEMENTS_BUCKET: z.string().min(1),
  /** How many people approve a statement before it is posted. */
  STATEMENT_APPROVALS: z.coerce.number<string>().int().min(1).max(2),
});
