import { timingSafeEqual } from 'node:crypto';
import type { ChangePasswordRequest } from '@aws-sdk/client-cognito-identity-provider';
import { checkPassword, withOwnPassword } from '../password.ts';
import { required, wrongPassword } from '../refusals.ts';
import { srpVerifier } from '../srp.ts';
import { bearer } from '../tokens.ts';
import type { UserPool } from '../user-pool.ts';

export function changePassword(pool: UserPool, input: ChangePasswordRequest) {
  const { AccessToken, PreviousPassword, ProposedPassword } = required(
    input,
    'AccessToken',
    'PreviousPassword',
    'ProposedPassword',
  );
  const { user } = bearer(pool, AccessToken);
  pool.signInAttempts.check(user.username);
  const given = Buffer.from(srpVerifier(pool.name, user.username, PreviousPassword, user.password.salt));
  const known = Buffer.from(user.password.verifier);
  if (given.length !== known.length || !timingSafeEqual(given, known)) {
    pool.signInAttempts.failed(user.username);
    throw wrongPassword();
  }
  checkPassword(pool, ProposedPassword);
  pool.users.change(user.username, (current) => withOwnPassword(pool, current, ProposedPassword));
  return {};
}
