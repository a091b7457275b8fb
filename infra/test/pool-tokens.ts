import { createSign, generateKeyPairSync } from 'node:crypto';

const KEY = 'k';
const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A user pool's tokens for tests that have no pool: signed with a key of their own, which `jwks` proves. */
export function poolTokens(claimsOfAll: { iss: string; client_id: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    jwks: { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: KEY, alg: 'RS256', use: 'sig' }] },
    /** Valid for a minute, but for what is said otherwise. */
    token(claims: object = {}): string {
      const now = Math.floor(Date.now() / 1000);
      const all = { ...claimsOfAll, sub: 'artist', exp: now + 60, iat: now, auth_time: now, ...claims };
      const text = `${encoded({ alg: 'RS256', kid: KEY })}.${encoded(all)}`;
      return `${text}.${createSign('RSA-SHA256').update(text).sign(privateKey, 'base64url')}`;
    },
  };
}
