import type { ListUsersRequest } from '@aws-sdk/client-cognito-identity-provider';
import { invalidParameter, required } from '../refusals.ts';
import type { User } from '../user.ts';
import { adminDescription } from '../user.ts';
import type { UserPool } from '../user-pool.ts';
import { requirePool } from '../user-pool.ts';

const PAGE_LIMIT = 60;

const SEARCHABLE: Record<string, (user: User) => string | undefined> = {
  username: (user) => user.username,
  sub: (user) => user.sub,
  'cognito:user_status': (user) => user.status,
  status: (user) => (user.enabled ? 'Enabled' : 'Disabled'),
  email: (user) => user.attributes.email,
  name: (user) => user.attributes.name,
  given_name: (user) => user.attributes.given_name,
  family_name: (user) => user.attributes.family_name,
  preferred_username: (user) => user.attributes.preferred_username,
  phone_number: (user) => user.attributes.phone_number,
};

/** Understands `attribute = "value"` and `attribute ^= "start"`. */
function matches(filter: string | undefined): (user: User) => boolean {
  if (!filter) return () => true;
  const [, name, operator, quoted] = /^\s*"?([\w:]+)"?\s*(\^?=)\s*"((?:[^"\\]|\\.)*)"\s*$/.exec(filter) ?? [];
  if (!name || quoted === undefined) throw invalidParameter(`Error while parsing filter: ${filter}`);
  const read = SEARCHABLE[name];
  if (!read) throw invalidParameter(`Searching is not supported for the attribute ${name}`);
  const wanted = quoted.replace(/\\(.)/g, '$1').toLowerCase();
  return (user) => {
    const value = read(user)?.toLowerCase();
    return operator === '=' ? value === wanted : (value?.startsWith(wanted) ?? false);
  };
}

const placeOf = (user: User) => `${String(user.created).padStart(12, '0')} ${user.username}`;

/** Pages go on after the last user shown, so that users who come or go in between neither repeat nor hide others. */
export function listUsers(pool: UserPool, input: ListUsersRequest) {
  requirePool(pool, required(input, 'UserPoolId').UserPoolId);
  const limit = input.Limit ?? PAGE_LIMIT;
  if (limit < 1 || limit > PAGE_LIMIT) {
    throw invalidParameter(
      `1 validation error detected: Value '${limit}' at 'limit' failed to satisfy constraint: Member must have value less than or equal to ${PAGE_LIMIT}`,
    );
  }
  const after = input.PaginationToken ? Buffer.from(input.PaginationToken, 'base64').toString() : '';
  if (after && !/^\d{12} /.test(after)) throw invalidParameter('Invalid pagination token.');
  const found = pool.users
    .all()
    .filter(matches(input.Filter))
    .map((user) => ({ user, place: placeOf(user) }))
    .filter(({ place }) => place > after)
    .sort((a, b) => (a.place < b.place ? -1 : 1));
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const only = input.AttributesToGet;
  return {
    Users: page.map(({ user }) => {
      const description = adminDescription(user);
      return only
        ? { ...description, Attributes: description.Attributes.filter(({ Name }) => only.includes(Name)) }
        : description;
    }),
    ...(found.length > page.length && last && { PaginationToken: Buffer.from(last.place).toString('base64') }),
  };
}
