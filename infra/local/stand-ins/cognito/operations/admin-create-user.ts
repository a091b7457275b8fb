import type { AdminCreateUserRequest } from '@aws-sdk/client-cognito-identity-provider';
import { AwsError } from '../../../aws-json.ts';
import { toAttributes } from '../attributes.ts';
import { applicantOf, newUser } from '../new-user.ts';
import { checkPassword, concealPassword, newTemporaryPassword, temporaryPasswordExpiry } from '../password.ts';
import { invalidParameter, required } from '../refusals.ts';
import { fireTrigger } from '../triggers.ts';
import type { User } from '../user.ts';
import { adminDescription } from '../user.ts';
import type { UserPool } from '../user-pool.ts';
import { requirePool, userForAdmin } from '../user-pool.ts';
import { mailSecret } from '../verification-code.ts';

async function invite(pool: UserPool, user: User, password: string, input: AdminCreateUserRequest) {
  const to = user.attributes.email;
  if (!to) throw invalidParameter('User has no email to send the invitation to.');
  const source = 'CustomMessage_AdminCreateUser';
  await mailSecret(
    pool,
    user,
    password,
    { source, clientId: undefined, clientMetadata: input.ClientMetadata },
    {
      to,
      subject: 'Your temporary password',
      html: 'Your username is {username} and temporary password is {####}.',
    },
  );
}

/** A second invitation brings a new temporary password. */
async function inviteAgain(pool: UserPool, input: AdminCreateUserRequest) {
  const { username } = userForAdmin(pool, required(input, 'UserPoolId', 'Username'));
  const password = input.TemporaryPassword ?? newTemporaryPassword(pool);
  checkPassword(pool, password);
  const user = await pool.users.change(username, (current) => {
    if (current.status !== 'FORCE_CHANGE_PASSWORD') {
      throw new AwsError(
        'UnsupportedUserStateException',
        'Resend not possible. User status is not FORCE_CHANGE_PASSWORD',
      );
    }
    return {
      ...current,
      password: concealPassword(pool, username, password),
      temporaryPasswordExpires: temporaryPasswordExpiry(pool),
      modified: pool.seconds(),
    };
  });
  await invite(pool, user, password, input);
  return { User: adminDescription(user) };
}

export async function adminCreateUser(pool: UserPool, input: AdminCreateUserRequest) {
  const { UserPoolId, Username } = required(input, 'UserPoolId', 'Username');
  requirePool(pool, UserPoolId);
  if (input.MessageAction === 'RESEND') return inviteAgain(pool, input);

  const applicant = applicantOf(pool, Username, toAttributes(input.UserAttributes), 'admin');
  const password = input.TemporaryPassword ?? newTemporaryPassword(pool);
  checkPassword(pool, password);
  await fireTrigger(pool, 'PreSignUp', {
    source: 'PreSignUp_AdminCreateUser',
    username: applicant.username,
    userAttributes: applicant.attributes,
    clientId: undefined,
    clientMetadata: input.ClientMetadata,
    request: { validationData: input.ValidationData ? toAttributes(input.ValidationData) : null },
    response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
  });
  const user = newUser(pool, applicant, {
    password,
    status: 'FORCE_CHANGE_PASSWORD',
    temporaryPasswordExpires: temporaryPasswordExpiry(pool),
  });
  await pool.users.create(user);
  if (input.MessageAction !== 'SUPPRESS') await invite(pool, user, password, input);
  return { User: adminDescription(user) };
}
