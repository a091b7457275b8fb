import * as z from 'zod';
import { ApiConfig, ListenerConfig } from '../platform/config.ts';
import { FreshSignIn } from '../platform/fresh-sign-in.ts';

export const AccountsConfig = ApiConfig.extend({
  USER_POOL_ID: z.string().min(1),
  /** The client with which passwords are checked at the pool. */
  USER_POOL_CLIENT_ID: z.string().min(1),
  AUDIT_TABLE_NAME: z.string().min(1),
  /** Artists' balances: an account that still has money cannot be deleted. */
  WALLET_TABLE_NAME: z.string().min(1),
  /** The secret that signs the links by which optional emails are stopped. */
  UNSUBSCRIBE_SECRET_ARN: z.string().min(1),
  ...FreshSignIn.shape,
});

export const PostConfirmationConfig = z.object({ TABLE_NAME: z.string().min(1) });

export const NewDayConfig = PostConfirmationConfig.extend({
  USER_POOL_ID: z.string().min(1),
  WALLET_TABLE_NAME: z.string().min(1),
  /**
   * The maximum number of accounts to look up at the pool per second, because all readers of the pool share one quota.
   */
  POOL_READS_PER_SECOND: z.coerce.number().positive(),
});

export const AccountErasedConfig = ListenerConfig.extend({
  TABLE_NAME: z.string().min(1),
  ARTWORK_BUCKET: z.string().min(1),
  EXPORTS_BUCKET: z.string().min(1),
});

export const CustomMessageConfig = z.object({ SITE_URL: z.url() });
