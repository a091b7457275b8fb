import type {
  GetUserAttributeVerificationCodeRequest,
  VerifyUserAttributeRequest,
} from '@aws-sdk/client-cognito-identity-provider';
import { checkAliasIsFree } from '../attributes.ts';
import { invalidParameter, required } from '../refusals.ts';
import { bearer } from '../tokens.ts';
import type { UserPool } from '../user-pool.ts';
import { sendCode, spendCode } from '../verification-code.ts';

function checkIsEmail(attributeName: string): void {
  if (attributeName !== 'email') throw invalidParameter(`Invalid attribute given: ${attributeName} cannot be verified`);
}

/** Also sends anew to an address that still waits for its code. */
export async function getUserAttributeVerificationCode(pool: UserPool, input: GetUserAttributeVerificationCodeRequest) {
  const { AccessToken, AttributeName } = required(input, 'AccessToken', 'AttributeName');
  const { user, client } = bearer(pool, AccessToken);
  checkIsEmail(AttributeName);
  const destination = user.codes.email?.destination ?? user.attributes.email;
  if (!destination) throw invalidParameter('User does not have the attribute email');
  return {
    CodeDeliveryDetails: await sendCode(pool, user.username, {
      purpose: 'email',
      destination,
      source: 'CustomMessage_VerifyUserAttribute',
      clientId: client.clientId,
      clientMetadata: input.ClientMetadata,
    }),
  };
}

export function verifyUserAttribute(pool: UserPool, input: VerifyUserAttributeRequest) {
  const { AccessToken, AttributeName, Code } = required(input, 'AccessToken', 'AttributeName', 'Code');
  const { user } = bearer(pool, AccessToken);
  checkIsEmail(AttributeName);
  spendCode(pool, user.username, { purpose: 'email', code: Code }, (current, email) => {
    checkAliasIsFree(pool, current, email);
    return { ...current, attributes: { ...current.attributes, email, email_verified: 'true' } };
  });
  return {};
}
