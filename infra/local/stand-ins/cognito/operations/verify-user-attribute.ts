import type { VerifyUserAttributeRequest } from '@aws-sdk/client-cognito-identity-provider';
import { checkAliasIsFree } from '../attributes.ts';
import { invalidParameter, required } from '../refusals.ts';
import { verifyAccessToken } from '../tokens.ts';
import type { UserPool } from '../user-pool.ts';
import { redeemCode } from '../verification-code.ts';

export function verifyUserAttribute(pool: UserPool, input: VerifyUserAttributeRequest) {
  const { AccessToken, AttributeName, Code } = required(input, 'AccessToken', 'AttributeName', 'Code');
  const { user } = verifyAccessToken(pool, AccessToken);
  if (AttributeName !== 'email') throw invalidParameter(`Invalid attribute given: ${AttributeName} cannot be verified`);
  redeemCode(pool, user.username, { purpose: 'email', code: Code }, (current, email) => {
    checkAliasIsFree(pool, current, email);
    return { ...current, attributes: { ...current.attributes, email, email_verified: 'true' } };
  });
  return {};
}
