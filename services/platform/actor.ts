import type { AccountStatus } from '../../shared/accounts/profile.ts';
import { Problem } from '../../shared/contract/problem.ts';
import type { Access } from '../../shared/contract/route.ts';

export type SignedIn = {
  kind: 'signed-in';
  artistId: string;
  artistName: string;
  status: AccountStatus;
  isAdmin: boolean;
};
export type Actor = { kind: 'visitor' } | SignedIn;
export type ActorFor<A extends Access> = A extends 'public' ? Actor : SignedIn;

/** The claims of a verified access token, as API Gateway hands them over: every value is a string. */
export type Claims = Record<string, unknown>;

/** What an account may do, read on each request, so that a demotion works at once. `isAdmin` is the role; the token's group is asked too. */
export type Standing = Omit<SignedIn, 'kind'>;
export type ReadStanding = (artistId: string, options: { consistent: boolean }) => Promise<Standing | undefined>;

/** API Gateway writes an array claim as `[a b]`; other readers of tokens as `a,b`. */
const groupsOf = (claims: Claims): string[] =>
  String(claims['cognito:groups'] ?? '')
    .replace(/^\[|\]$/g, '')
    .split(/[\s,]+/)
    .filter(Boolean);

/**
 * Who calls: the verified token says which artist, one fresh read says what that artist may do.
 * @throws Problem `profile-not-found` when the account has no profile yet
 */
export async function actorOf(
  claims: Claims | undefined,
  standing: ReadStanding,
  options: { consistent: boolean },
): Promise<Actor> {
  if (typeof claims?.sub !== 'string') return { kind: 'visitor' };
  const found = await standing(claims.sub, options);
  if (!found) throw new Problem('profile-not-found');
  return { kind: 'signed-in', ...found, isAdmin: found.isAdmin && groupsOf(claims).includes('admin') };
}

/** The only authorization check of the product; ownership is enforced by the keys (somebody else's item cannot be addressed). */
export function authorize(access: Access, actor: Actor): void {
  if (access === 'public') return;
  if (actor.kind === 'visitor') throw new Problem('sign-in-required');
  if (access === 'admin' && !actor.isAdmin) throw new Problem('admin-only');
  if (access === 'active-artist' && actor.status !== 'active') throw new Problem('account-inactive');
}
