import type { SignUpRequest } from '@aws-sdk/client-cognito-identity-provider';
import { toAttributes } from '../attributes.ts';
import { announceConfirmation } from '../confirm-user.ts';
import { applicantOf, newUser } from '../new-user.ts';
import { checkPassword } from '../password.ts';
import { notAuthorized, required } from '../refusals.ts';
import { fireTrigger } from '../triggers.ts';
import type { UserPool } from '../user-pool.ts';
import { clientOf } from '../user-pool.ts';
import { sendCode } from '../verification-code.ts';

export async function signUp(pool: UserPool, input: SignUpRequest) {
  const { ClientId, Username, Password, ClientMetadata } = required(input, 'ClientId', 'Username', 'Password');
  const client = clientOf(pool, ClientId);
  const { clientId } = client;
  if (pool.config.adminOnly) throw notAuthorized('SignUp is not permitted for this user pool');
  const applicant = applicantOf(pool, Username, toAttributes(input.UserAttributes), client);
  checkPassword(pool, Password);

  const wishes = await fireTrigger(pool, 'PreSignUp', {
    source: 'PreSignUp_SignUp',
    username: applicant.username,
    userAttributes: applicant.attributes,
    clientId,
    clientMetadata: ClientMetadata,
    request: { validationData: input.ValidationData ? toAttributes(input.ValidationData) : null },
    response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
  });

  const user = newUser(pool, applicant, {
    password: Password,
    status: wishes.autoConfirmUser === true ? 'CONFIRMED' : 'UNCONFIRMED',
  });
  const email = user.attributes.email;
  const verified = wishes.autoVerifyEmail === true && email !== undefined;
  const stored = verified ? { ...user, attributes: { ...user.attributes, email_verified: 'true' } } : user;
  await pool.users.create(stored);

  if (stored.status === 'CONFIRMED') {
    await announceConfirmation(pool, stored, {
      source: 'PostConfirmation_ConfirmSignUp',
      clientId,
      clientMetadata: ClientMetadata,
    });
    return { UserConfirmed: true, UserSub: stored.sub };
  }
  const mails = pool.config.autoVerifiedAttributes.includes('email') && email !== undefined && !verified;
  return {
    UserConfirmed: false,
    UserSub: stored.sub,
    ...(mails && {
      CodeDeliveryDetails: await sendCode(pool, stored.username, {
        purpose: 'signUp',
        destination: email,
        source: 'CustomMessage_SignUp',
        clientId,
        clientMetadata: ClientMetadata,
      }),
    }),
  };
}
