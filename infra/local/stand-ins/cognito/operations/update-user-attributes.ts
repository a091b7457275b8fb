import type {
  AdminUpdateUserAttributesRequest,
  UpdateUserAttributesRequest,
} from '@aws-sdk/client-cognito-identity-provider';
import {
  checkAliasIsFree,
  checkAttributes,
  checkMutable,
  mergeAttributes,
  toAttributes,
  type Writer,
} from '../attributes.ts';
import { required } from '../refusals.ts';
import { bearer } from '../tokens.ts';
import type { Attributes } from '../user.ts';
import type { UserPool } from '../user-pool.ts';
import { clientOf, userForAdmin } from '../user-pool.ts';
import { sendCode } from '../verification-code.ts';

type Update = {
  attributes: Attributes;
  writer: Writer;
  clientId: string | undefined;
  clientMetadata: Record<string, string> | undefined;
};

/**
 * A new e-mail address starts unverified, and waits for its code where the pool requires verification before the update;
 * an administrator may call it verified.
 */
async function updateAttributes(pool: UserPool, username: string, update: Update) {
  const { attributes, writer, ...from } = update;
  checkAttributes(pool, attributes, writer);
  let unverified: string | undefined;
  await pool.users.change(username, (user) => {
    checkMutable(pool, user, attributes);
    const { email, ...others } = attributes;
    if (email === undefined || email === user.attributes.email) {
      return { ...user, attributes: mergeAttributes(user.attributes, others), modified: pool.seconds() };
    }
    checkAliasIsFree(pool, user, email);
    const verified = attributes.email_verified === 'true';
    const waits = email !== '' && !verified && pool.config.requireVerificationBeforeUpdate.includes('email');
    unverified = email !== '' && !verified ? email : undefined;
    const changes = waits ? others : { ...attributes, email_verified: email && String(verified) };
    return { ...user, attributes: mergeAttributes(user.attributes, changes), modified: pool.seconds() };
  });
  if (!unverified || !pool.config.autoVerifiedAttributes.includes('email')) return [];
  return [
    await sendCode(pool, username, {
      ...from,
      purpose: 'email',
      destination: unverified,
      source: 'CustomMessage_UpdateUserAttribute',
    }),
  ];
}

export async function updateUserAttributes(pool: UserPool, input: UpdateUserAttributesRequest) {
  const { AccessToken, UserAttributes, ClientMetadata } = required(input, 'AccessToken', 'UserAttributes');
  const { user, clientId } = bearer(pool, AccessToken);
  const attributes = toAttributes(UserAttributes);
  return {
    CodeDeliveryDetailsList: await updateAttributes(pool, user.username, {
      attributes,
      writer: clientOf(pool, clientId),
      clientId,
      clientMetadata: ClientMetadata,
    }),
  };
}

export async function adminUpdateUserAttributes(pool: UserPool, input: AdminUpdateUserAttributesRequest) {
  const { username } = userForAdmin(pool, required(input, 'UserPoolId', 'Username'));
  await updateAttributes(pool, username, {
    attributes: toAttributes(required(input, 'UserAttributes').UserAttributes),
    writer: 'admin',
    clientId: undefined,
    clientMetadata: input.ClientMetadata,
  });
  return {};
}
