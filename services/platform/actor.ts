import type { AccountStatus } from '../../shared/accounts/account-status.ts';
import { isOfficeAccess, mayOpen, type OfficeRole } from '../../shared/accounts/office-role.ts';
import { ACCOUNT_SCOPE } from '../../shared/accounts/pool-access.ts';
import { Problem } from '../../shared/contract/problem.ts';
import type { Access } from '../../shared/contract/route.ts';
import type { ArtistId } from '../../shared/ids.ts';

export type SignedIn = {
  kind: 'signed-in';
  artistId: ArtistId;
  artistName: string;
  /** As the profile's list names it. */
  country?: string | undefined;
  status: AccountStatus;
  /** Of whoever works in the office. */
  role?: OfficeRole | undefined;
  /** When the token was made, in seconds since 1970 (RFC 7519, `iat`). */
  tokenIssuedAt: number;
  /** When its sign-in was, in seconds since 1970 (OpenID Connect Core, `auth_time`): renewing a token does not move it. */
  signedInAt: number;
  /** Whether the account has a second factor, according to the profile. */
  hasSecondFactor?: boolean | undefined;
  /** Identifies the sign-in (Cognito's `origin_jti`). Refreshing a token keeps it. */
  signInId: string;
  /** Whether the sign-in may change the account itself: it was made for that, with the password (product 3.23). */
  canChangeAccount: boolean;
  /** From which network, as far as it tells networks apart (`viewerAddress`). */
  address: string;
};
export type Actor = { kind: 'visitor' } | SignedIn;
/** Who calls a public route: all that is known of them is the network address, as far as it tells networks apart (`viewerAddress`). */
type Visitor = { kind: 'visitor'; address: string };
export type ActorFor<A extends Access> = A extends 'public' ? Visitor : SignedIn;

/** The claims of a verified access token, as API Gateway hands them over: every value is a string. */
export type Claims = Record<string, unknown>;

/** What an account may do, read on each request, so that a demotion works at once. The token is asked for the group of its `role` too. */
export type AccountAccess = Omit<
  SignedIn,
  'kind' | 'tokenIssuedAt' | 'signedInAt' | 'signInId' | 'canChangeAccount' | 'address'
> & {
  /** Sign-ins up to this second (since 1970) are over: the artist signed out everywhere, or the password changed. */
  notBefore?: number | undefined;
  /** Except this one (`signInId`), which changed the password. */
  keptSignIn?: string | undefined;
  /** The account is gone from the user pool. */
  isClosed?: boolean;
};
export type ReadAccess = (artistId: ArtistId, options: { consistent: boolean }) => Promise<AccountAccess | undefined>;

/** API Gateway writes an array claim as `[a b]`; other readers of tokens as `a,b`. */
const groupsOf = (claims: Claims): string[] =>
  String(claims['cognito:groups'] ?? '')
    .replace(/^\[|\]$/g, '')
    .split(/[\s,]+/)
    .filter(Boolean);

const scopesOf = (claims: Claims): string[] => String(claims.scope ?? '').split(' ');

/** Whether the account lets the token's sign-in go on. A token that was renewed keeps the time of its sign-in, so renewing helps nobody. */
const goesOn = ({ isClosed, notBefore, keptSignIn }: AccountAccess, claims: Claims): boolean =>
  !isClosed &&
  (notBefore === undefined ||
    Number(claims.auth_time) > notBefore ||
    (keptSignIn !== undefined && claims.origin_jti === keptSignIn));

/**
 * Who calls: the verified access token says which artist, one fresh read says what that artist may do. An ID token is for the browser
 * and opens nothing (OpenID Connect Core, section 2).
 * @throws Problem `profile-not-found` when the account has no profile yet
 */
export async function actorOf(
  claims: Claims | undefined,
  readAccess: ReadAccess,
  { address = '', ...options }: { consistent: boolean; address?: string },
): Promise<Actor> {
  if (typeof claims?.sub !== 'string' || claims.token_use !== 'access') return { kind: 'visitor' };
  // An artist's id is the pool's `sub`.
  const sub = claims.sub as ArtistId;
  // A profile that was made a moment ago is not in every copy of the table yet.
  const found = (await readAccess(sub, options)) ?? (await readAccess(sub, { consistent: true }));
  if (!found) throw new Problem('profile-not-found');
  if (!goesOn(found, claims)) return { kind: 'visitor' };
  const { artistId, artistName, country, status, hasSecondFactor } = found;
  const role = found.role && groupsOf(claims).includes(found.role) ? found.role : undefined;
  return {
    kind: 'signed-in',
    artistId,
    artistName,
    country,
    status,
    role,
    hasSecondFactor,
    tokenIssuedAt: Number(claims.iat),
    signedInAt: Number(claims.auth_time),
    signInId: String(claims.origin_jti ?? ''),
    canChangeAccount: scopesOf(claims).includes(ACCOUNT_SCOPE),
    address,
  };
}

/** The only authorization check of the product; ownership is enforced by the keys (somebody else's item cannot be addressed). */
export function authorize(access: Access, actor: Actor): void {
  if (access === 'public') return;
  if (actor.kind === 'visitor') throw new Problem('sign-in-required');
  if (isOfficeAccess(access) && !mayOpen(access, actor.role)) throw new Problem('admin-only');
  if (access !== 'signed-in' && actor.status !== 'active') throw new Problem('account-inactive');
}
