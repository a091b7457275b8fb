import type { AdminDisableUserRequest, AdminEnableUserRequest } from '@aws-sdk/client-cognito-identity-provider';
import { required } from '../refusals.ts';
import type { UserPool } from '../user-pool.ts';
import { userForAdmin } from '../user-pool.ts';

async function setEnabled(pool: UserPool, input: AdminEnableUserRequest, enabled: boolean) {
  const { username } = userForAdmin(pool, required(input, 'UserPoolId', 'Username'));
  await pool.users.change(username, (user) => ({ ...user, enabled, modified: pool.seconds() }));
  return { username };
}

export async function adminEnableUser(pool: UserPool, input: AdminEnableUserRequest) {
  await setEnabled(pool, input, true);
  return {};
}

/** Also revokes all tokens of the user. */
export async function adminDisableUser(pool: UserPool, input: AdminDisableUserRequest) {
  const { username } = await setEnabled(pool, input, false);
  await pool.users.signOutEverywhere(username);
  return {};
}
