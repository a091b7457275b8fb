import type { ConfirmSignUpRequest, ResendConfirmationCodeRequest } from '@aws-sdk/client-cognito-identity-provider';
import { expiredCode, invalidParameter, notAuthorized, required } from '../refusals.ts';
import { fireTrigger, triggerAttributes } from '../triggers.ts';
import { clientOf, findUser, type UserPool } from '../user-pool.ts';
import { codeDelivery, redeemCode, sendCode } from '../verification-code.ts';

/**
 * Confirms a sign-up. The user stays confirmed even if the PostConfirmation trigger fails, because Cognito calls it
 * only afterwards.
 */
export async function confirmSignUp(pool: UserPool, input: ConfirmSignUpRequest) {
  const { ClientId, Username, ConfirmationCode } = required(input, 'ClientId', 'Username', 'ConfirmationCode');
  clientOf(pool, ClientId);
  const user = findUser(pool, Username);
  if (!user) throw expiredCode();
  if (user.status !== 'UNCONFIRMED') throw notAuthorized(`User cannot be confirmed. Current status is ${user.status}`);
  const confirmed = redeemCode(pool, user.username, { purpose: 'signUp', code: ConfirmationCode }, (current) => ({
    ...current,
    status: 'CONFIRMED',
    attributes: { ...current.attributes, email_verified: 'true' },
  }));
  await fireTrigger(pool, 'PostConfirmation', {
    source: 'PostConfirmation_ConfirmSignUp',
    username: confirmed.username,
    userAttributes: triggerAttributes(confirmed),
    clientId: ClientId,
    clientMetadata: input.ClientMetadata,
  });
  return {};
}

export async function resendConfirmationCode(pool: UserPool, input: ResendConfirmationCodeRequest) {
  const { ClientId, Username } = required(input, 'ClientId', 'Username');
  clientOf(pool, ClientId);
  const user = findUser(pool, Username);
  if (!user) return { CodeDeliveryDetails: codeDelivery(Username) };
  if (user.status !== 'UNCONFIRMED') throw invalidParameter('User is already confirmed.');
  return {
    CodeDeliveryDetails: await sendCode(pool, user.username, {
      purpose: 'signUp',
      destination: user.attributes.email ?? '',
      source: 'CustomMessage_ResendCode',
      clientId: ClientId,
      clientMetadata: input.ClientMetadata,
    }),
  };
}
