import * as z from 'zod';
import { ListenerConfig } from '../platform/config.ts';

/** How many mailers run at once at most. Each sends its share of the rate. */
export const MAILERS = 2;

export const MailRequestedConfig = ListenerConfig.extend({
  TABLE_NAME: z.string().min(1),
  SITE_URL: z.url(),
  /** The sender's address; '' where sending is off (docs/deploy.md, `sandbox=true`). */
  MAIL_FROM: z.union([z.literal(''), z.email()]),
  /** SES's configuration set, which reports the outcome of each email. */
  CONFIGURATION_SET: z.string(),
  /** How many emails all mailers together may send in a second. */
  MAIL_PER_SECOND: z.coerce.number().positive(),
});

export const MailEventConfig = ListenerConfig.extend({ TABLE_NAME: z.string().min(1) });
