import type { AdminUserGlobalSignOutRequest, GlobalSignOutRequest } from '@aws-sdk/client-cognito-identity-provider';
import { required } from '../refusals.ts';
import { bearer } from '../tokens.ts';
import type { UserPool } from '../user-pool.ts';
import { userForAdmin } from '../user-pool.ts';

export async function globalSignOut(pool: UserPool, input: GlobalSignOutRequest) {
  const { user } = bearer(pool, required(input, 'AccessToken').AccessToken);
  await pool.users.signOutEverywhere(user.username);
  return {};
}

export async function adminUserGlobalSignOut(pool: UserPool, input: AdminUserGlobalSignOutRequest) {
  const { username } = userForAdmin(pool, required(input, 'UserPoolId', 'Username'));
  await pool.users.signOutEverywhere(username);
  return {};
}
