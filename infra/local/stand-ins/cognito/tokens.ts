import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { AwsError } from '../../aws-json.ts';
import { readable } from './attributes.ts';
import type { ClientConfig } from './pool-config.ts';
import { notAuthorized, userNotFound } from './refusals.ts';
import { SELF_SERVICE, scopesOf, type TokenCause } from './token-scopes.ts';
import type { SignIn, User } from './user.ts';
import type { UserPool } from './user-pool.ts';

const newRefreshToken = () => randomBytes(256).toString('base64url');
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Issues the access token and the id token. Groups are an array, or absent. */
async function accessAndIdTokens(
  pool: UserPool,
  client: ClientConfig,
  user: User,
  signIn: SignIn,
  cause: Omit<TokenCause, 'clientId'>,
) {
  const scopes = await scopesOf(pool, user, { ...cause, clientId: client.clientId });
  const groups = pool.config.groups.filter((group) => user.groups.includes(group));
  const now = pool.seconds();
  const shared = {
    sub: user.username,
    ...(groups.length > 0 && { 'cognito:groups': groups }),
    iss: pool.issuer,
    origin_jti: signIn.origin,
    event_id: randomUUID(),
    auth_time: signIn.authTime,
    iat: now,
  };
  const attributes = Object.entries(readable(client, user.attributes)).map(([name, value]) => [
    name,
    name.endsWith('_verified') ? value === 'true' : value,
  ]);
  const access = {
    ...shared,
    username: user.username,
    client_id: client.clientId,
    token_use: 'access',
    scope: scopes.join(' '),
    exp: now + client.accessTokenSeconds,
    jti: randomUUID(),
  };
  const id = {
    ...Object.fromEntries(attributes),
    ...shared,
    'cognito:username': user.username,
    aud: client.clientId,
    token_use: 'id',
    exp: now + client.idTokenSeconds,
    jti: randomUUID(),
  };
  return {
    AccessToken: pool.key.sign(access),
    IdToken: pool.key.sign(id),
    ExpiresIn: client.accessTokenSeconds,
    TokenType: 'Bearer',
  };
}

/** Issues all three tokens of a new sign-in, and stores the sign-in before returning. */
export async function signInTokens(
  pool: UserPool,
  client: ClientConfig,
  user: User,
  clientMetadata: Record<string, string> | undefined,
) {
  const refreshToken = newRefreshToken();
  const signIn: SignIn = {
    origin: randomUUID(),
    tokens: [hashOf(refreshToken)],
    username: user.username,
    clientId: client.clientId,
    authTime: pool.seconds(),
    expires: pool.seconds() + client.refreshTokenSeconds,
  };
  const source = 'TokenGeneration_Authentication';
  const tokens = await accessAndIdTokens(pool, client, user, signIn, { source, clientMetadata });
  pool.users.storeSignIn(signIn);
  return { ...tokens, RefreshToken: refreshToken };
}

/** Finds the sign-in that a refresh token of this client belongs to. */
export function signInOf(pool: UserPool, client: ClientConfig, refreshToken: string): SignIn | undefined {
  const signIn = pool.users.signInByToken(hashOf(refreshToken));
  return signIn?.clientId === client.clientId ? signIn : undefined;
}

/**
 * @throws NotAuthorizedException for a revoked or expired refresh token, RefreshTokenReuseException for one that
 * rotation has replaced
 */
function checkUsable(pool: UserPool, signIn: SignIn, refreshToken: string): void {
  if (signIn.revoked) throw notAuthorized('Refresh Token has been revoked');
  if (signIn.expires < pool.seconds()) throw notAuthorized('Refresh Token has expired');
  const takenUntil = signIn.used?.[hashOf(refreshToken)];
  if (takenUntil !== undefined && takenUntil < pool.seconds())
    throw new AwsError('RefreshTokenReuseException', 'Refresh token has been invalidated by rotation');
}

/**
 * Issues three new tokens. The used refresh token stays valid for the grace period, and the new tokens expire when the
 * original ones would have.
 * @throws NotAuthorizedException, RefreshTokenReuseException
 */
export async function refreshedTokens(
  pool: UserPool,
  client: ClientConfig,
  refreshToken: string,
  clientMetadata: Record<string, string> | undefined,
) {
  const signIn = signInOf(pool, client, refreshToken);
  const user = signIn && pool.users.get(signIn.username);
  if (!signIn || !user) throw notAuthorized('Invalid Refresh Token');
  checkUsable(pool, signIn, refreshToken);
  const source = 'TokenGeneration_RefreshTokens';
  const tokens = await accessAndIdTokens(pool, client, user, signIn, { source, clientMetadata });
  // The sign-in may have ended, or been refreshed by another tab, while the trigger ran.
  const current = signInOf(pool, client, refreshToken);
  if (!current) throw notAuthorized('Invalid Refresh Token');
  checkUsable(pool, current, refreshToken);
  const renewed = newRefreshToken();
  const usedUntil = pool.seconds() + client.rotationGraceSeconds;
  pool.users.storeSignIn({
    ...current,
    tokens: [...current.tokens, hashOf(renewed)],
    used: { [hashOf(refreshToken)]: usedUntil, ...current.used },
  });
  return { ...tokens, RefreshToken: renewed };
}

/**
 * Verifies an access token that may change its own account. Returns the token's owner, and the client for which it was
 * issued.
 * @throws NotAuthorizedException, UserNotFoundException
 */
export function verifyAccessToken(pool: UserPool, accessToken: string): { user: User; client: ClientConfig } {
  const claims = pool.key.verify(accessToken);
  if (claims?.iss !== pool.issuer || claims.token_use !== 'access') throw notAuthorized('Invalid Access Token');
  if (Number(claims.exp) < pool.seconds()) throw notAuthorized('Access Token has expired');
  if (!String(claims.scope).split(' ').includes(SELF_SERVICE))
    throw notAuthorized('Access Token does not have required scopes');
  const user = pool.users.get(String(claims.username));
  if (!user) throw userNotFound();
  const signIn = pool.users.signInByOrigin(String(claims.origin_jti));
  if (!signIn || signIn.revoked) throw notAuthorized('Access Token has been revoked');
  const client = pool.config.clients.find(({ clientId }) => clientId === claims.client_id);
  if (!client) throw notAuthorized('Invalid Access Token');
  return { user, client };
}
