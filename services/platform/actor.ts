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
  /** The country, as named in the profile's list of countries. */
  country?: string | undefined;
  status: AccountStatus;
  /** The office role of the account, if it has one. */
  role?: OfficeRole | undefined;
  /** When the token was issued, in seconds since 1970 (RFC 7519, `iat`). */
  tokenIssuedAt: number;
  /**
   * When the artist signed in, in seconds since 1970 (OpenID Connect Core, `auth_time`): refreshing a token does not
   * change it.
   */
  signedInAt: number;
  /** Whether the account has a second factor, according to the profile. */
  hasSecondFactor?: boolean | undefined;
  /** Identifies the sign-in (Cognito's `origin_jti`). Refreshing a token keeps it. */
  signInId: string;
  /**
   * Whether this sign-in may change the account itself, because it was made with the password for that purpose (product
   * 3.23).
   */
  canChangeAccount: boolean;
  /** The network address, with just enough precision to tell networks apart (`viewerAddress`). */
  address: string;
};
export type Actor = { kind: 'visitor' } | SignedIn;
/** The caller of a public route, known only by network address (`viewerAddress`). */
type Visitor = { kind: 'visitor'; address: string };
export type ActorFor<A extends Access> = A extends 'public' ? Visitor : SignedIn;

/** The claims of a verified access token as API Gateway passes them, with every value as a string. */
export type Claims = Record<string, unknown>;

/**
 * The rights of an account, read on every request so that a demotion takes effect at once. The token must also name the
 * group of its `role`.
 */
export type AccountAccess = Omit<
  SignedIn,
  'kind' | 'tokenIssuedAt' | 'signedInAt' | 'signInId' | 'canChangeAccount' | 'address'
> & {
  /**
   * Sign-ins up to this second (since 1970) have ended, because the artist signed out everywhere or changed the
   * password.
   */
  notBefore?: number | undefined;
  /** The one sign-in (`signInId`) that remains valid, because it changed the password. */
  keptSignIn?: string | undefined;
  /** Whether the account was deleted from the user pool. */
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

/**
 * Whether the account still accepts the token's sign-in. A refreshed token keeps the time of its sign-in, so refreshing
 * does not extend it.
 */
const isSignInValid = ({ isClosed, notBefore, keptSignIn }: AccountAccess, claims: Claims): boolean =>
  !isClosed &&
  (notBefore === undefined ||
    Number(claims.auth_time) > notBefore ||
    (keptSignIn !== undefined && claims.origin_jti === keptSignIn));

/**
 * Identifies the caller: the verified access token names the artist, and a fresh read finds what that artist may do. An
 * ID token is meant for the browser and grants nothing (OpenID Connect Core, section 2).
 * @throws Problem `profile-not-found` if the account has no profile yet
 */
export async function actorOf(
  claims: Claims | undefined,
  readAccess: ReadAccess,
  { address = '', ...options }: { consistent: boolean; address?: string },
): Promise<Actor> {
  if (typeof claims?.sub !== 'string' || claims.token_use !== 'access') return { kind: 'visitor' };
  // An artist's id is the pool's `sub`.
  const sub = claims.sub as ArtistId;
  // An eventually consistent read may miss a profile that was only just created.
  const found = (await readAccess(sub, options)) ?? (await readAccess(sub, { consistent: true }));
  if (!found) throw new Problem('profile-not-found');
  if (!isSignInValid(found, claims)) return { kind: 'visitor' };
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

/**
 * The product's only authorization check. Ownership is enforced by the keys: another artist's item cannot be addressed.
 */
export function authorize(access: Access, actor: Actor): void {
  if (access === 'public') return;
  if (actor.kind === 'visitor') throw new Problem('sign-in-required');
  if (isOfficeAccess(access) && !mayOpen(access, actor.role)) throw new Problem('admin-only');
  if (access !== 'signed-in' && actor.status !== 'active') throw new Problem('account-inactive');
}
