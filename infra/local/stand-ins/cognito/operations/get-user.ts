import type { AdminGetUserRequest, GetUserRequest } from '@aws-sdk/client-cognito-identity-provider';
import { readable } from '../attributes.ts';
import { required } from '../refusals.ts';
import { verifyAccessToken } from '../tokens.ts';
import { adminDescription, ownDescription, secondFactors } from '../user.ts';
import { type UserPool, userForAdmin } from '../user-pool.ts';

export function getUser(pool: UserPool, input: GetUserRequest) {
  const { user, client } = verifyAccessToken(pool, required(input, 'AccessToken').AccessToken);
  return ownDescription({ ...user, attributes: readable(client, user.attributes) });
}

export function adminGetUser(pool: UserPool, input: AdminGetUserRequest) {
  const user = userForAdmin(pool, required(input, 'UserPoolId', 'Username'));
  const { Attributes, ...rest } = adminDescription(user);
  return { ...rest, UserAttributes: Attributes, ...secondFactors(user) };
}
