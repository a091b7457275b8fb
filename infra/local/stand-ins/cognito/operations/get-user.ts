import type { AdminGetUserRequest, GetUserRequest } from '@aws-sdk/client-cognito-identity-provider';
import { readable } from '../attributes.ts';
import { required } from '../refusals.ts';
import { bearer } from '../tokens.ts';
import { adminDescription, ownDescription } from '../user.ts';
import { type UserPool, userForAdmin } from '../user-pool.ts';

export function getUser(pool: UserPool, input: GetUserRequest) {
  const { user, client } = bearer(pool, required(input, 'AccessToken').AccessToken);
  return ownDescription({ ...user, attributes: readable(client, user.attributes) });
}

export function adminGetUser(pool: UserPool, input: AdminGetUserRequest) {
  const { Attributes, ...rest } = adminDescription(userForAdmin(pool, required(input, 'UserPoolId', 'Username')));
  return { ...rest, UserAttributes: Attributes };
}
