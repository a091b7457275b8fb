import type {
  AdminConfirmSignUpRequest,
  ConfirmSignUpRequest,
  ResendConfirmationCodeRequest,
} from '@aws-sdk/client-cognito-identity-provider';
import { announceConfirmation, checkUnconfirmed } from '../confirm-user.ts';
import { expiredCode, invalidParameter, required, userIsDisabled, userNotFound } from '../refusals.ts';
import type { UserPool } from '../user-pool.ts';
import { clientOf, findUser, hidesUserExistence, userForAdmin } from '../user-pool.ts';
import { codeDelivery, sendCode, spendCode } from '../verification-code.ts';

export async function confirmSignUp(pool: UserPool, input: ConfirmSignUpRequest) {
  const { ClientId, Username, ConfirmationCode } = required(input, 'ClientId', 'Username', 'ConfirmationCode');
  const client = clientOf(pool, ClientId);
  const user = findUser(pool, Username);
  if (!user?.enabled && hidesUserExistence(client)) throw expiredCode();
  if (!user) throw userNotFound('Username/client id combination not found.');
  if (!user.enabled) throw userIsDisabled();
  checkUnconfirmed(user);

  const confirmed = await spendCode(
    pool,
    user.username,
    { purpose: 'signUp', code: ConfirmationCode },
    (current, destination) => ({
      ...current,
      status: 'CONFIRMED',
      attributes:
        current.attributes.email === destination
          ? { ...current.attributes, email_verified: 'true' }
          : current.attributes,
    }),
  );
  await announceConfirmation(pool, confirmed, {
    source: 'PostConfirmation_ConfirmSignUp',
    clientId: ClientId,
    clientMetadata: input.ClientMetadata,
  });
  return {};
}

/** The e-mail address stays unverified, as in Cognito. */
export async function adminConfirmSignUp(pool: UserPool, input: AdminConfirmSignUpRequest) {
  const { username } = userForAdmin(pool, required(input, 'UserPoolId', 'Username'));
  const confirmed = await pool.users.change(username, (user) => {
    checkUnconfirmed(user);
    return { ...user, status: 'CONFIRMED', modified: pool.seconds() };
  });
  await announceConfirmation(pool, confirmed, {
    source: 'PostConfirmation_ConfirmSignUp',
    clientId: undefined,
    clientMetadata: input.ClientMetadata,
  });
  return {};
}

export async function resendConfirmationCode(pool: UserPool, input: ResendConfirmationCodeRequest) {
  const { ClientId, Username } = required(input, 'ClientId', 'Username');
  const client = clientOf(pool, ClientId);
  const user = findUser(pool, Username);
  if (!user?.enabled && hidesUserExistence(client)) return { CodeDeliveryDetails: codeDelivery(Username) };
  if (!user) throw userNotFound('Username/client id combination not found.');
  if (!user.enabled) throw userIsDisabled();
  if (user.status !== 'UNCONFIRMED') throw invalidParameter('User is already confirmed.');
  if (!user.attributes.email || !pool.config.autoVerifiedAttributes.includes('email')) {
    throw invalidParameter('Auto verification not turned on.');
  }
  return {
    CodeDeliveryDetails: await sendCode(pool, user.username, {
      purpose: 'signUp',
      destination: user.attributes.email,
      source: 'CustomMessage_ResendCode',
      clientId: ClientId,
      clientMetadata: input.ClientMetadata,
    }),
  };
}
