import * as z from 'zod';
import { ListenerConfig } from '../platform/config.ts';

export const MailRequestedConfig = ListenerConfig.extend({
  TABLE_NAME: z.string().min(1),
  SITE_URL: z.url(),
  /** The sender's address; '' where sending is off (docs/deploy.md, `sandbox=true`). */
  MAIL_FROM: z.union([z.literal(''), z.email()]),
  /** SES's configuration set, which reports the outcome of each email. */
  CONFIGURATION_SET: z.string(),
});

export const MailEventConfig = ListenerConfig.extend({ TABLE_NAME: z.string().min(1) });
