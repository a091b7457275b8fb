import { createPrivateKey, type KeyObject, randomUUID, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { OfficeRole } from '../../shared/accounts/office-role.ts';
import { API_SCOPE } from '../../shared/accounts/pool-access.ts';
import type { ArtistId } from '../../shared/ids.ts';
import { laptop } from './laptop.ts';

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
export const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

let poolKey: { kid: string; key: KeyObject } | undefined;

/** Signs a token with the pool's own key, as only the pool can. */
function signed(claims: Record<string, unknown>): string {
  if (!poolKey) {
    const file = path.join(laptop.dataFolder, 'users', 'signing-key.json');
    const { kid, pem } = JSON.parse(readFileSync(file, 'utf8')) as { kid: string; pem: string };
    poolKey = { kid, key: createPrivateKey(pem) };
  }
  const text = `${encoded({ kid: poolKey.kid, alg: 'RS256' })}.${encoded(claims)}`;
  return `${text}.${sign('RSA-SHA256', Buffer.from(text), poolKey.key).toString('base64url')}`;
}

/** A token's lifetime in seconds: longer than any run of the tests. */
const LIFE = 7200;

/**
 * Makes the tokens that a sign-in would give now, with the pool's own key, because proving a password (SRP) costs a
 * client a third of a second of processor time. Tests about signing in use `tokenOf` from people.ts, or the page.
 */
export function mintTokens(
  { artistId, email }: { artistId: ArtistId; email: string },
  groups: readonly OfficeRole[] = [],
): { access: string; id: string } {
  const now = Math.floor(Date.now() / 1000);
  const { UserPoolId: pool, ClientId: client } = laptop.outputs;
  const shared = {
    sub: artistId,
    ...(groups.length > 0 && { 'cognito:groups': groups }),
    iss: `https://cognito-idp.us-east-1.amazonaws.com/${pool}`,
    auth_time: now,
    iat: now,
    exp: now + LIFE,
  };
  const scope = API_SCOPE;
  return {
    access: signed({ ...shared, username: artistId, client_id: client, token_use: 'access', scope, jti: randomUUID() }),
    id: signed({
      ...shared,
      email,
      email_verified: true,
      'cognito:username': artistId,
      aud: client,
      token_use: 'id',
      jti: randomUUID(),
    }),
  };
}

/** Makes the same token with different claims. */
export const resigned = (token: string, claims: Record<string, unknown>): string =>
  signed({ ...claimsOf(token), ...claims });

/** Makes a token that expired a minute ago. */
export function expired(token: string): string {
  const now = Math.floor(Date.now() / 1000);
  return resigned(token, { iat: now - 3660, auth_time: now - 3660, exp: now - 60 });
}

/** Makes a person's token with another person's id in it, but its original signature. */
export function tampered(token: string, claims: Record<string, unknown>): string {
  const [header, , signature] = token.split('.');
  return `${header}.${encoded({ ...claimsOf(token), ...claims })}.${signature}`;
}
