import * as z from 'zod';
import { ListenerConfig } from '../platform/config.ts';

/** The maximum number of mailers that run at once. Each sends its share of the rate. */
export const MAILERS = 2;

export const MailRequestedConfig = ListenerConfig.extend({
  TABLE_NAME: z.string().min(1),
  SITE_URL: z.url(),
  /** The sender's address; '' if sending is disabled (docs/deploy.md, `sandbox=true`). */
  MAIL_FROM: z.union([z.literal(''), z.email()]),
  /** The secret that signs the links by which optional emails are stopped. */
  UNSUBSCRIBE_SECRET_ARN: z.string().min(1),
  /** SES's configuration set, which reports the outcome of each email. */
  CONFIGURATION_SET: z.string(),
  /** The number of emails that all mailers together may send per second. */
  MAIL_PER_SECOND: z.coerce.number().positive(),
});

export const MailEventConfig = ListenerConfig.extend({ TABLE_NAME: z.string().min(1) });
