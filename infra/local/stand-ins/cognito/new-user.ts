import { randomUUID } from 'node:crypto';
import { AwsError } from '../../aws-json.ts';
import { checkAttributes, checkRequiredAttributes, mergeAttributes, type Writer } from './attributes.ts';
import { concealPassword } from './password.ts';
import { invalidParameter } from './refusals.ts';
import type { Attributes, User } from './user.ts';
import type { UserPool } from './user-pool.ts';
import { findUser, signsInWithEmail } from './user-pool.ts';

/** What a new user will be, before the triggers and the pool agree. Throws when name or attributes do not conform. */
export type Applicant = { username: string; sub: string; attributes: Attributes };

export function applicantOf(pool: UserPool, name: string, given: Attributes, writer: Writer): Applicant {
  if (signsInWithEmail(pool) && !name.includes('@')) throw invalidParameter('Username should be an email.');
  const attributes = mergeAttributes(signsInWithEmail(pool) ? { email: name } : {}, given);
  checkAttributes(pool, attributes, writer);
  checkRequiredAttributes(pool, attributes);
  const sub = randomUUID();
  return { sub, username: signsInWithEmail(pool) ? sub : name.toLowerCase(), attributes };
}

/** The applicant as a user that may be stored in this turn. Throws UsernameExistsException. */
export function newUser(
  pool: UserPool,
  applicant: Applicant,
  account: { password: string; status: User['status']; temporaryPasswordExpires?: number },
): User {
  const { username, sub, attributes } = applicant;
  const taken = signsInWithEmail(pool)
    ? attributes.email && pool.users.byEmail(attributes.email)
    : findUser(pool, username);
  if (taken) {
    throw new AwsError(
      'UsernameExistsException',
      signsInWithEmail(pool) ? 'An account with the given email already exists.' : 'User already exists',
    );
  }
  const { password, ...standing } = account;
  return {
    username,
    sub,
    attributes: attributes.email ? { email_verified: 'false', ...attributes } : attributes,
    enabled: true,
    created: pool.seconds(),
    modified: pool.seconds(),
    groups: [],
    password: concealPassword(pool, username, password),
    codes: {},
    attempts: {},
    ...standing,
  };
}
