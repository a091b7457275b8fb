import type { ListUsersRequest } from '@aws-sdk/client-cognito-identity-provider';
import { invalidParameter, required } from '../refusals.ts';
import type { User } from '../user.ts';
import { adminDescription } from '../user.ts';
import type { UserPool } from '../user-pool.ts';
import { requirePool } from '../user-pool.ts';

const PAGE_LIMIT = 60;

const SEARCHABLE: Record<string, (user: User) => string | undefined> = {
  'cognito:user_status': (user) => user.status,
  email: (user) => user.attributes.email,
};

/** Compiles a filter of the form `attribute = "value"`. */
function matches(filter: string | undefined): (user: User) => boolean {
  if (!filter) return () => true;
  const [, name, quoted] = /^\s*"?([\w:]+)"?\s*=\s*"((?:[^"\\]|\\.)*)"\s*$/.exec(filter) ?? [];
  if (!name || quoted === undefined) throw invalidParameter(`Error while parsing filter: ${filter}`);
  const read = SEARCHABLE[name];
  if (!read) throw invalidParameter(`Searching is not supported for the attribute ${name}`);
  const wanted = quoted.replace(/\\(.)/g, '$1').toLowerCase();
  return (user) => read(user)?.toLowerCase() === wanted;
}

const positionOf = (user: User) => `${String(user.created).padStart(12, '0')} ${user.username}`;

/**
 * Lists users page by page. A page continues after the last user returned, so that users added or deleted between pages
 * neither repeat nor hide others.
 */
export function listUsers(pool: UserPool, input: ListUsersRequest) {
  requirePool(pool, required(input, 'UserPoolId').UserPoolId);
  const limit = input.Limit ?? PAGE_LIMIT;
  if (limit < 1 || limit > PAGE_LIMIT) {
    throw invalidParameter(
      `1 validation error detected: Value '${limit}' at 'limit' must be less than or equal to ${PAGE_LIMIT}`,
    );
  }
  const after = input.PaginationToken ? Buffer.from(input.PaginationToken, 'base64').toString() : '';
  if (after && !/^\d{12} /.test(after)) throw invalidParameter('Invalid pagination token.');
  const found = pool.users
    .all()
    .filter(matches(input.Filter))
    .map((user) => ({ user, position: positionOf(user) }))
    .filter(({ position }) => position > after)
    .sort((a, b) => (a.position < b.position ? -1 : 1));
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
    ...(found.length > page.length && last && { PaginationToken: Buffer.from(last.position).toString('base64') }),
  };
}
