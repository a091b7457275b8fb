import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { AwsError } from '../../aws-json.ts';
import type { ClientConfig } from './pool-config.ts';
import { notAuthorized, userIsDisabled, userNotFound } from './refusals.ts';
import { shapeClaims, type TokenSource } from './token-claims.ts';
import type { SignIn, User } from './user.ts';
import type { UserPool } from './user-pool.ts';

const newRefreshToken = () => randomBytes(256).toString('base64url');
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
  const refreshToken = newRefreshToken();
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

/** Throws NotAuthorizedException for a refresh token that is revoked or expired, RefreshTokenReuseException for one that was rotated away. */
function checkUsable(pool: UserPool, signIn: SignIn, refreshToken: string): void {
  if (signIn.revoked) throw notAuthorized('Refresh Token has been revoked');
  if (signIn.expires < pool.seconds()) throw notAuthorized('Refresh Token has expired');
  const takenUntil = signIn.used?.[hashOf(refreshToken)];
  if (takenUntil !== undefined && takenUntil < pool.seconds()) {
    throw new AwsError('RefreshTokenReuseException', 'Refresh token has been invalidated by rotation');
  }
}

/** A new refresh token in the place of one that was used, which is taken for the grace period. It ends when the first would have. */
async function rotated(pool: UserPool, signIn: SignIn, usedToken: string, graceSeconds: number): Promise<string> {
  const refreshToken = newRefreshToken();
  const usedHash = hashOf(usedToken);
  await pool.users.changeSignIn(signIn.origin, (current) => ({
    ...current,
    rotated: [...(current.rotated ?? []), hashOf(refreshToken)],
    used: { [usedHash]: pool.seconds() + graceSeconds, ...current.used },
  }));
  return refreshToken;
}

/** New access and id tokens, and with rotation a new refresh token. Throws NotAuthorizedException or RefreshTokenReuseException. */
export async function refreshedTokens(pool: UserPool, client: ClientConfig, refreshToken: string) {
  const signIn = signInOf(pool, client, refreshToken);
  const user = signIn && pool.users.get(signIn.username);
  if (!signIn || !user) throw notAuthorized('Invalid Refresh Token');
  checkUsable(pool, signIn, refreshToken);
  if (!user.enabled) throw userIsDisabled();
  const tokens = await accessAndIdTokens(pool, client, user, signIn, 'RefreshTokens');
  const { rotationGraceSeconds } = client;
  if (rotationGraceSeconds === undefined) return tokens;
  return { ...tokens, RefreshToken: await rotated(pool, signIn, refreshToken, rotationGraceSeconds) };
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
