import type { AdminDeleteUserRequest, DeleteUserRequest } from '@aws-sdk/client-cognito-identity-provider';
import { required } from '../refusals.ts';
import { verifyAccessToken } from '../tokens.ts';
import type { UserPool } from '../user-pool.ts';
import { userForAdmin } from '../user-pool.ts';

export function deleteUser(pool: UserPool, input: DeleteUserRequest) {
  const { user } = verifyAccessToken(pool, required(input, 'AccessToken').AccessToken);
  pool.users.remove(user.username);
  return {};
}

export function adminDeleteUser(pool: UserPool, input: AdminDeleteUserRequest) {
  const { username } = userForAdmin(pool, required(input, 'UserPoolId', 'Username'));
  pool.users.remove(username);
  return {};
}
