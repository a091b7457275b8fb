import type { ChangePasswordRequest } from '@aws-sdk/client-cognito-identity-provider';
import { checkPassword, withOwnPassword } from '../password.ts';
import { required, wrongPassword } from '../refusals.ts';
import { srpVerifier } from '../srp.ts';
import { verifyAccessToken } from '../tokens.ts';
import type { UserPool } from '../user-pool.ts';

/** Sets a new password for a signed-in user who knows the old one. Other sign-ins stay valid. */
export function changePassword(pool: UserPool, input: ChangePasswordRequest) {
  const { AccessToken, PreviousPassword, ProposedPassword } = required(
    input,
    'AccessToken',
    'PreviousPassword',
    'ProposedPassword',
  );
  const { user } = verifyAccessToken(pool, AccessToken);
  checkPassword(pool, ProposedPassword);
  pool.signInAttempts.check(user.username);
  const { salt, verifier } = user.password;
  if (srpVerifier(pool.name, user.username, PreviousPassword, salt) !== verifier) {
    pool.signInAttempts.failed(user.username);
    throw wrongPassword();
  }
  pool.signInAttempts.succeeded(user.username);
  pool.users.change(user.username, (current) => withOwnPassword(pool, current, ProposedPassword));
  return {};
}
