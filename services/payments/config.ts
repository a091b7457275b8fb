import * as z from 'zod';
import { ApiConfig, ListenerConfig } from '../platform/config.ts';
import { FreshSignIn } from '../platform/fresh-sign-in.ts';
import { CodePrefixes } from '../releases/config.ts';

const payments = {
  /** The ledger's table, for `post()`. */
  LEDGER_TABLE_NAME: z.string().min(1),
  /** The site's URL, to which the checkout returns. */
  SITE_URL: z.url(),
  /**
   * Secrets Manager: `{ "secretKey": "sk_…", "webhookSecret": "whsec_…" }`, and `webhookSecretPrevious` during a
   * rotation.
   */
  STRIPE_SECRET_ARN: z.string().min(1),
  /** The URL of Stripe's API: https://api.stripe.com, or that of a stand-in. */
  STRIPE_API_URL: z.url(),
};

export const PaymentsConfig = ApiConfig.extend({
  ...payments,
  ...CodePrefixes,
  AUDIT_TABLE_NAME: z.string().min(1),
  ...FreshSignIn.shape,
});

export const HealingConfig = z.object({ TABLE_NAME: z.string().min(1), ...payments });

/** For the function that refunds the payments of a withdrawn release. */
export const ReleaseWithdrawnConfig = ListenerConfig.extend({ TABLE_NAME: z.string().min(1), ...payments });
