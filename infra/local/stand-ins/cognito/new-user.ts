import { randomUUID } from 'node:crypto';
import { AwsError } from '../../aws-json.ts';
import { checkAttributes, checkRequiredAttributes, mergeAttributes, type Writer } from './attributes.ts';
import { passwordVerifier } from './password.ts';
import { invalidParameter } from './refusals.ts';
import type { Attributes, User } from './user.ts';
import type { UserPool } from './user-pool.ts';

/** A new user whom the triggers and the pool have not accepted yet. */
export type Applicant = { username: string; attributes: Attributes };

/** @throws InvalidParameterException, NotAuthorizedException if the name or the attributes are invalid */
export function applicantOf(pool: UserPool, name: string, input: Attributes, writer: Writer): Applicant {
  if (!name.includes('@')) throw invalidParameter('Username should be an email.');
  const attributes = mergeAttributes({ email: name }, input);
  checkAttributes(pool, attributes, writer);
  checkRequiredAttributes(pool, attributes);
  return { username: randomUUID(), attributes };
}

/** Stores the applicant as a user. @throws UsernameExistsException */
export function createUser(
  pool: UserPool,
  { username, attributes }: Applicant,
  { password, status }: { password: string; status: User['status'] },
): User {
  if (pool.users.byEmail(attributes.email ?? ''))
    throw new AwsError('UsernameExistsException', 'An account with the given email already exists.');
  const user: User = {
    username,
    attributes: { email_verified: 'false', ...attributes },
    created: pool.seconds(),
    modified: pool.seconds(),
    groups: [],
    password: passwordVerifier(pool, username, password),
    codes: {},
    attempts: {},
    status,
  };
  pool.users.create(user);
  return user;
}
