import { randomBytes } from 'node:crypto';
import { AwsError } from '../../aws-json.ts';
import { invalidParameter } from './refusals.ts';
import { srpVerifier } from './srp.ts';
import type { User } from './user.ts';
import type { UserPool } from './user-pool.ts';

const LENGTH_LIMIT = 256;

/** Throws InvalidPasswordException with the rule that was violated. */
export function checkPassword(pool: UserPool, password: string): void {
  const malformed = (rule: string) =>
    invalidParameter(
      `1 validation error detected: Value at 'password' failed to satisfy constraint: Member must ${rule}`,
    );
  if (password.length > LENGTH_LIMIT) throw malformed(`have length less than or equal to ${LENGTH_LIMIT}`);
  if (password !== password.trim()) throw malformed('satisfy regular expression pattern: ^[\\S]+.*[\\S]+$');

  const policy = pool.config.passwordPolicy;
  const broken =
    (password.length < (policy.MinimumLength ?? 8) && 'Password not long enough') ||
    (policy.RequireLowercase && !/[a-z]/.test(password) && 'Password must have lowercase characters') ||
    (policy.RequireUppercase && !/[A-Z]/.test(password) && 'Password must have uppercase characters') ||
    (policy.RequireNumbers && !/[0-9]/.test(password) && 'Password must have numeric characters');
  if (broken) throw new AwsError('InvalidPasswordException', `Password did not conform with policy: ${broken}`);
}

/** Converts a password to a salted verifier, which is all that is stored. */
export function passwordVerifier(pool: UserPool, username: string, password: string): User['password'] {
  const salt = randomBytes(16).toString('hex');
  return { salt, verifier: srpVerifier(pool.name, username, password, salt) };
}

/** Sets a password that the user has chosen, which also confirms the account. */
export function withOwnPassword(pool: UserPool, user: User, password: string): User {
  return {
    ...user,
    password: passwordVerifier(pool, user.username, password),
    status: 'CONFIRMED',
    modified: pool.seconds(),
  };
}
