import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Opens something to whoever has it: 256 random bits, in a link that is mailed. Stored is its digest only. */
export type LinkToken = string & { readonly linkToken: unique symbol };

export const newLinkToken = (): LinkToken => randomBytes(32).toString('base64url') as LinkToken;

/** In hexadecimal (SHA-256). */
export const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Whether a token is that of the digest, in a time that says nothing about it. */
export function isTokenOf(token: string, digest: string): boolean {
  const [given, right] = [digestOf(token), digest].map((text) => Buffer.from(text));
  return given !== undefined && right !== undefined && given.length === right.length && timingSafeEqual(given, right);
}
