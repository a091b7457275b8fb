import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { ClientConfig } from './pool-config.ts';
import { notAuthorized, userIsDisabled, userNotFound } from './refusals.ts';
import { shapeClaims, type TokenSource } from './token-claims.ts';
import type { SignIn, User } from './user.ts';
import type { UserPool } from './user-pool.ts';

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

async function accessAndIdTokens(
  pool: UserPool,
  client: ClientConfig,
  user: User,
  signIn: SignIn,
  source: TokenSource,
) {
  const claims = await shapeClaims(pool, client, user, signIn, source);
  return {
    AccessToken: pool.key.sign(claims.access),
    IdToken: pool.key.sign(claims.id),
    ExpiresIn: client.accessTokenSeconds,
    TokenType: 'Bearer',
  };
}

/** All three tokens of a new sign-in, which is on disk when they are answered. */
export async function signInTokens(pool: UserPool, client: ClientConfig, user: User, source: TokenSource) {
  const refreshToken = randomBytes(256).toString('base64url');
  const signIn: SignIn = {
    origin: randomUUID(),
    tokenHash: hashOf(refreshToken),
    username: user.username,
    clientId: client.clientId,
    authTime: pool.seconds(),
    expires: pool.seconds() + client.refreshTokenSeconds,
  };
  const tokens = await accessAndIdTokens(pool, client, user, signIn, source);
  await pool.users.addSignIn(signIn);
  return { ...tokens, RefreshToken: refreshToken };
}

/** The sign-in that a refresh token of this client belongs to. */
export function signInOf(pool: UserPool, client: ClientConfig, refreshToken: string): SignIn | undefined {
  const signIn = pool.users.signInByToken(hashOf(refreshToken));
  return signIn?.clientId === client.clientId ? signIn : undefined;
}

/** New access and id tokens. Throws NotAuthorizedException for a refresh token that is unknown, revoked or expired. */
export async function refreshedTokens(pool: UserPool, client: ClientConfig, refreshToken: string) {
  const signIn = signInOf(pool, client, refreshToken);
  const user = signIn && pool.users.get(signIn.username);
  if (!signIn || !user) throw notAuthorized('Invalid Refresh Token');
  if (signIn.revoked) throw notAuthorized('Refresh Token has been revoked');
  if (signIn.expires < pool.seconds()) throw notAuthorized('Refresh Token has expired');
  if (!user.enabled) throw userIsDisabled();
  return accessAndIdTokens(pool, client, user, signIn, 'RefreshTokens');
}

/** The owner of an access token, and the client it was made for. Throws NotAuthorizedException or UserNotFoundException. */
export function bearer(pool: UserPool, accessToken: string): { user: User; clientId: string } {
  const claims = pool.key.verify(accessToken);
  if (claims?.iss !== pool.issuer || claims.token_use !== 'access') throw notAuthorized('Invalid Access Token');
  if (Number(claims.exp) < pool.seconds()) throw notAuthorized('Access Token has expired');
  const user = pool.users.get(String(claims.username));
  if (!user) throw userNotFound();
  if (!user.enabled) throw userIsDisabled();
  const signIn = pool.users.signInByOrigin(String(claims.origin_jti));
  if (!signIn || signIn.revoked) throw notAuthorized('Access Token has been revoked');
  return { user, clientId: String(claims.client_id) };
}
