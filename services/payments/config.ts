import * as z from 'zod';
import { ApiConfig } from '../platform/config.ts';
import { FreshSignIn } from '../platform/fresh-sign-in.ts';
import { CodePrefixes } from '../releases/config.ts';

const payments = {
  /** The table of the ledger, for `post()`. */
  LEDGER_TABLE_NAME: z.string().min(1),
  /** The site's address: where the checkout returns to. */
  SITE_URL: z.url(),
  /** Secrets Manager: `{ "secretKey": "sk_…", "webhookSecret": "whsec_…" }`, and `webhookSecretPrevious` while that is rolled. */
  STRIPE_SECRET_ARN: z.string().min(1),
  /** Where Stripe's API is: https://api.stripe.com, or another address that speaks it. */
  STRIPE_API_URL: z.url(),
};

export const PaymentsConfig = ApiConfig.extend({
  ...payments,
  ...CodePrefixes,
  AUDIT_TABLE_NAME: z.string().min(1),
  ...FreshSignIn.shape,
});

export const HealingConfig = z.object({ TABLE_NAME: z.string().min(1), ...payments });
