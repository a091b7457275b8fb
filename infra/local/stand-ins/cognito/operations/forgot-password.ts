import type { ConfirmForgotPasswordRequest, ForgotPasswordRequest } from '@aws-sdk/client-cognito-identity-provider';
import { announceConfirmation } from '../confirm-user.ts';
import { checkPassword, withOwnPassword } from '../password.ts';
import { codeMismatch, invalidParameter, notAuthorized, required, userIsDisabled, userNotFound } from '../refusals.ts';
import type { UserPool } from '../user-pool.ts';
import { clientOf, findUser, hidesUserExistence } from '../user-pool.ts';
import { codeDelivery, sendCode, spendCode } from '../verification-code.ts';

/** Where user existence is hidden, whoever cannot get a code is answered as if one were sent. */
export async function forgotPassword(pool: UserPool, input: ForgotPasswordRequest) {
  const { ClientId, Username } = required(input, 'ClientId', 'Username');
  const client = clientOf(pool, ClientId);
  const user = findUser(pool, Username);
  const email = user?.attributes.email_verified === 'true' ? user.attributes.email : undefined;
  if (!(user?.enabled && email) && hidesUserExistence(client)) return { CodeDeliveryDetails: codeDelivery(Username) };
  if (!user) throw userNotFound('Username/client id combination not found.');
  if (!user.enabled) throw userIsDisabled();
  if (!email) {
    throw invalidParameter(
      'Cannot reset password for the user as there is no registered/verified email or phone_number',
    );
  }
  if (user.status === 'FORCE_CHANGE_PASSWORD') {
    throw notAuthorized('User password cannot be reset in the current state.');
  }
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
  const client = clientOf(pool, ClientId);
  checkPassword(pool, Password);
  const user = findUser(pool, Username);
  if (!user?.enabled && hidesUserExistence(client)) throw codeMismatch();
  if (!user) throw userNotFound('Username/client id combination not found.');
  if (!user.enabled) throw userIsDisabled();
  const changed = await spendCode(
    pool,
    user.username,
    { purpose: 'forgotPassword', code: ConfirmationCode },
    (current) => withOwnPassword(pool, current, Password),
  );
  pool.signInAttempts.succeeded(user.username);
  await announceConfirmation(pool, changed, {
    source: 'PostConfirmation_ConfirmForgotPassword',
    clientId: ClientId,
    clientMetadata: input.ClientMetadata,
  });
  return {};
}
