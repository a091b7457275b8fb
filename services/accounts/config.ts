import * as z from 'zod';
import { ApiConfig, ListenerConfig } from '../platform/config.ts';
import { FreshSignIn } from '../platform/fresh-sign-in.ts';

export const AccountsConfig = ApiConfig.extend({
  USER_POOL_ID: z.string().min(1),
  /** The client that checks passwords at the pool. */
  USER_POOL_CLIENT_ID: z.string().min(1),
  AUDIT_TABLE_NAME: z.string().min(1),
  /** Artists' balances: an account with money cannot be deleted. */
  WALLET_TABLE_NAME: z.string().min(1),
  ...FreshSignIn.shape,
});

export const PostConfirmationConfig = z.object({ TABLE_NAME: z.string().min(1) });

export const NewDayConfig = PostConfirmationConfig.extend({
  USER_POOL_ID: z.string().min(1),
  WALLET_TABLE_NAME: z.string().min(1),
  /** How many accounts to look up at the pool in a second, which has a quota for all its readers. */
  POOL_READS_PER_SECOND: z.coerce.number().positive(),
});

export const AccountErasedConfig = ListenerConfig.extend({
  TABLE_NAME: z.string().min(1),
  ARTWORK_BUCKET: z.string().min(1),
});

export const CustomMessageConfig = z.object({ SITE_URL: z.url() });
