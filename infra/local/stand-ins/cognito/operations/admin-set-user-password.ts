import type { AdminSetUserPasswordRequest } from '@aws-sdk/client-cognito-identity-provider';
import { checkPassword, withOwnPassword } from '../password.ts';
import { invalidParameter, required } from '../refusals.ts';
import { type UserPool, userForAdmin } from '../user-pool.ts';

/**
 * Sets a permanent password. If an administrator created the user, this also confirms the account, which makes sign-in
 * possible.
 */
export function adminSetUserPassword(pool: UserPool, input: AdminSetUserPasswordRequest) {
  const named = required(input, 'UserPoolId', 'Username', 'Password');
  if (!input.Permanent) throw invalidParameter('The local stand-in does not implement a password for one sign-in');
  const { username } = userForAdmin(pool, named);
  checkPassword(pool, named.Password);
  pool.users.change(username, (current) => withOwnPassword(pool, current, named.Password));
  return {};
}
