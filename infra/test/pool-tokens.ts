import { createSign, generateKeyPairSync } from 'node:crypto';

const KEY = 'k';
const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Makes a user pool's tokens for tests without a pool. They are signed with a new key, which `jwks` includes. */
export function poolTokens(claimsOfAll: { iss: string; client_id: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    jwks: { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: KEY, alg: 'RS256', use: 'sig' }] },
    /** A token that is valid for a minute, unless `claims` says otherwise. */
    token(claims: object = {}): string {
      const now = Math.floor(Date.now() / 1000);
      const all = { ...claimsOfAll, sub: 'artist', exp: now + 60, iat: now, auth_time: now, ...claims };
      const text = `${encoded({ alg: 'RS256', kid: KEY })}.${encoded(all)}`;
      return `${text}.${createSign('RSA-SHA256').update(text).sign(privateKey, 'base64url')}`;
    },
  };
}
