import type { ConfirmForgotPasswordRequest, ForgotPasswordRequest } from '@aws-sdk/client-cognito-identity-provider';
import { checkPassword, withOwnPassword } from '../password.ts';
import { codeMismatch, notAuthorized, required } from '../refusals.ts';
import { fireTrigger, triggerAttributes } from '../triggers.ts';
import { clientOf, findUser, type UserPool } from '../user-pool.ts';
import { codeDelivery, redeemCode, sendCode } from '../verification-code.ts';

/** Answers as if a code had been sent, even if the user cannot receive one. */
export async function forgotPassword(pool: UserPool, input: ForgotPasswordRequest) {
  const { ClientId, Username } = required(input, 'ClientId', 'Username');
  clientOf(pool, ClientId);
  const user = findUser(pool, Username);
  const email = user?.attributes.email_verified === 'true' ? user.attributes.email : undefined;
  if (!user || !email) return { CodeDeliveryDetails: codeDelivery(Username) };
  if (user.status === 'FORCE_CHANGE_PASSWORD')
    throw notAuthorized('User password cannot be reset in the current state.');
  return {
    CodeDeliveryDetails: await sendCode(pool, user.username, {
      purpose: 'forgotPassword',
      destination: email,
      source: 'CustomMessage_ForgotPassword',
      clientId: ClientId,
      clientMetadata: input.ClientMetadata,
    }),
  };
}

export async function confirmForgotPassword(pool: UserPool, input: ConfirmForgotPasswordRequest) {
  const { ClientId, Username, ConfirmationCode, Password } = required(
    input,
    'ClientId',
    'Username',
    'ConfirmationCode',
    'Password',
  );
  clientOf(pool, ClientId);
  checkPassword(pool, Password);
  const user = findUser(pool, Username);
  if (!user) throw codeMismatch();
  const changed = redeemCode(pool, user.username, { purpose: 'forgotPassword', code: ConfirmationCode }, (current) =>
    withOwnPassword(pool, current, Password),
  );
  pool.signInAttempts.succeeded(user.username);
  await fireTrigger(pool, 'PostConfirmation', {
    source: 'PostConfirmation_ConfirmForgotPassword',
    username: changed.username,
    userAttributes: triggerAttributes(changed),
    clientId: ClientId,
    clientMetadata: input.ClientMetadata,
  });
  return {};
}
