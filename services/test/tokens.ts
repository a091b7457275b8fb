import { createPrivateKey, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { laptop } from './laptop.ts';

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

/** The same token with other claims, signed by the pool's own key: only the pool could make it. */
export function resigned(token: string, claims: Record<string, unknown>): string {
  const file = path.join(laptop.dataFolder, 'users', 'signing-key.json');
  const { kid, pem } = JSON.parse(readFileSync(file, 'utf8')) as { kid: string; pem: string };
  const text = `${encoded({ kid, alg: 'RS256' })}.${encoded({ ...claimsOf(token), ...claims })}`;
  return `${text}.${sign('RSA-SHA256', Buffer.from(text), createPrivateKey(pem)).toString('base64url')}`;
}

/** A token that was right until a minute ago. */
export function expired(token: string): string {
  const now = Math.floor(Date.now() / 1000);
  return resigned(token, { iat: now - 3660, auth_time: now - 3660, exp: now - 60 });
}

/** Somebody's token with another's id written into it, and the signature that it had. */
export function tampered(token: string, claims: Record<string, unknown>): string {
  const [header, , signature] = token.split('.');
  return `${header}.${encoded({ ...claimsOf(token), ...claims })}.${signature}`;
}
