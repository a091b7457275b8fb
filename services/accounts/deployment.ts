import * as z from 'zod';
import { describeApi, describeFunction } from '../platform/describe-function.ts';
import { freshSignInSettings } from '../platform/fresh-sign-in.ts';
import { objects, secret, setting, table, users, usersClient } from '../platform/named-resource.ts';
import {
  AccountErasedConfig,
  AccountsConfig,
  CustomMessageConfig,
  NewDayConfig,
  PostConfirmationConfig,
} from './config.ts';

export const deployment = describeApi({
  config: AccountsConfig,
  environment: {
    USER_POOL_ID: users(
      'AdminGetUser',
      'AdminInitiateAuth',
      'ListUsers',
      'AdminUserGlobalSignOut',
      'AdminSetUserMFAPreference',
      'AdminAddUserToGroup',
      'AdminRemoveUserFromGroup',
    ),
    USER_POOL_CLIENT_ID: usersClient(),
    AUDIT_TABLE_NAME: table('audit'),
    WALLET_TABLE_NAME: table('wallets'),
    UNSUBSCRIBE_SECRET_ARN: secret('unsubscribe'),
    ...freshSignInSettings,
  },
});

/** Cognito waits five seconds for a trigger. */
const timeoutSeconds = 5;
/**
 * Reserved, because nobody can sign in without the triggers. Each call takes milliseconds, so this covers hundreds of
 * calls per second.
 */
const trigger = { timeoutSeconds, reservedPercent: 3 };

export const onPreSignUp = describeFunction({ config: z.object({}), environment: {}, ...trigger });

export const onPreTokenGeneration = describeFunction({ config: z.object({}), environment: {}, ...trigger });

export const onPostConfirmation = describeFunction({
  config: PostConfirmationConfig,
  environment: { TABLE_NAME: table('table') },
  ...trigger,
});

export const onCustomMessage = describeFunction({
  config: CustomMessageConfig,
  environment: { SITE_URL: setting('siteUrl') },
  ...trigger,
});

export const onAccountErased = describeFunction({
  config: AccountErasedConfig,
  environment: {
    TABLE_NAME: table('table'),
    ARTWORK_BUCKET: objects('artwork', { discard: true }),
    EXPORTS_BUCKET: objects('exports', { discard: true }),
  },
  // Long enough for an account with thousands of releases; the next delivery continues with those that are left.
  timeoutSeconds: 5 * 60,
});

export const onNewDay = describeFunction({
  config: NewDayConfig,
  environment: {
    TABLE_NAME: table('table'),
    USER_POOL_ID: users('ListUsers', 'AdminGetUser', 'AdminDeleteUser'),
    WALLET_TABLE_NAME: table('wallets'),
    POOL_READS_PER_SECOND: setting('poolReadsPerSecond'),
  },
  // Long enough to handle many pages in one run; the next run continues.
  timeoutSeconds: 15 * 60,
});
