import type { AdminSetUserPasswordRequest, ChangePasswordRequest } from '@aws-sdk/client-cognito-identity-provider';
import { checkPassword, concealPassword, isPasswordOf, temporaryPasswordExpiry, withOwnPassword } from '../password.ts';
import { required, wrongPassword } from '../refusals.ts';
import { bearer } from '../tokens.ts';
import type { UserPool } from '../user-pool.ts';
import { userForAdmin } from '../user-pool.ts';

export async function changePassword(pool: UserPool, input: ChangePasswordRequest) {
  const { AccessToken, PreviousPassword, ProposedPassword } = required(
    input,
    'AccessToken',
    'PreviousPassword',
    'ProposedPassword',
  );
  const { user } = bearer(pool, AccessToken);
  pool.signInAttempts.check(user.username);
  if (!isPasswordOf(pool, user, PreviousPassword)) {
    pool.signInAttempts.failed(user.username);
    throw wrongPassword();
  }
  checkPassword(pool, ProposedPassword);
  await pool.users.change(user.username, (current) => withOwnPassword(pool, current, ProposedPassword));
  return {};
}

/** A password that is not permanent has to be changed at the next sign-in. */
export async function adminSetUserPassword(pool: UserPool, input: AdminSetUserPasswordRequest) {
  const { UserPoolId, Username, Password, Permanent } = required(input, 'UserPoolId', 'Username', 'Password');
  const { username } = userForAdmin(pool, { UserPoolId, Username });
  checkPassword(pool, Password);
  await pool.users.change(username, (current) =>
    Permanent
      ? withOwnPassword(pool, current, Password)
      : {
          ...current,
          password: concealPassword(pool, username, Password),
          status: 'FORCE_CHANGE_PASSWORD',
          temporaryPasswordExpires: temporaryPasswordExpiry(pool),
          modified: pool.seconds(),
        },
  );
  return {};
}
