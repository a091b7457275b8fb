import type { AdminGetUserRequest, GetUserRequest } from '@aws-sdk/client-cognito-identity-provider';
import { required } from '../refusals.ts';
import { bearer } from '../tokens.ts';
import { adminDescription, ownDescription } from '../user.ts';
import type { UserPool } from '../user-pool.ts';
import { userForAdmin } from '../user-pool.ts';

export const getUser = (pool: UserPool, input: GetUserRequest) =>
  ownDescription(bearer(pool, required(input, 'AccessToken').AccessToken).user);

export function adminGetUser(pool: UserPool, input: AdminGetUserRequest) {
  const { Attributes, ...rest } = adminDescription(userForAdmin(pool, required(input, 'UserPoolId', 'Username')));
  return { ...rest, UserAttributes: Attributes };
}
