import type {
  AdminUpdateUserAttributesRequest,
  UpdateUserAttributesRequest,
} from '@aws-sdk/client-cognito-identity-provider';
import { checkAliasIsFree, checkAttributes, mergeAttributes, toAttributes } from '../attributes.ts';
import { invalidParameter, required } from '../refusals.ts';
import { verifyAccessToken } from '../tokens.ts';
import { type UserPool, userForAdmin } from '../user-pool.ts';
import { sendCode } from '../verification-code.ts';

/** Changes attributes. A new email address must first be verified with a code; until then the old one stays. */
export async function updateUserAttributes(pool: UserPool, input: UpdateUserAttributesRequest) {
  const { AccessToken, UserAttributes, ClientMetadata } = required(input, 'AccessToken', 'UserAttributes');
  const { user, client } = verifyAccessToken(pool, AccessToken);
  const attributes = toAttributes(UserAttributes);
  checkAttributes(pool, attributes, client);
  const { email, ...others } = attributes;
  if (email === '') throw invalidParameter('Cannot remove the attribute email, which is required');
  pool.users.change(user.username, (current) => {
    if (email !== undefined) checkAliasIsFree(pool, current, email);
    return { ...current, attributes: mergeAttributes(current.attributes, others), modified: pool.seconds() };
  });
  if (email === undefined || email === user.attributes.email) return { CodeDeliveryDetailsList: [] };
  const delivery = await sendCode(pool, user.username, {
    purpose: 'email',
    destination: email,
    source: 'CustomMessage_UpdateUserAttribute',
    clientId: client.clientId,
    clientMetadata: ClientMetadata,
  });
  return { CodeDeliveryDetailsList: [delivery] };
}

/** Changes attributes as an administrator, who also decides whether an address is verified. */
export function adminUpdateUserAttributes(pool: UserPool, input: AdminUpdateUserAttributesRequest) {
  const { username } = userForAdmin(pool, required(input, 'UserPoolId', 'Username'));
  const attributes = toAttributes(required(input, 'UserAttributes').UserAttributes);
  checkAttributes(pool, attributes, 'admin');
  if (attributes.email !== undefined && attributes.email_verified !== 'true')
    throw invalidParameter('The local stand-in does not implement an unverified email set by an administrator');
  pool.users.change(username, (user) => {
    if (attributes.email) checkAliasIsFree(pool, user, attributes.email);
    return { ...user, attributes: mergeAttributes(user.attributes, attributes), modified: pool.seconds() };
  });
  return {};
}
