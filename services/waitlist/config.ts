import * as z from 'zod';
import { ApiConfig, ListenerConfig } from '../platform/config.ts';

export const WaitlistConfig = ApiConfig.extend({ AUDIT_TABLE_NAME: z.string().min(1) });

export const LeadChangedConfig = ListenerConfig.extend({
  TABLE_NAME: z.string().min(1),
  /** The webhook that receives leads. Without it, leads are only stored. */
  WAITLIST_WEBHOOK: z.url().optional(),
});
