import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits in an emailed link, which grant access to whoever has them. Only a digest is stored. */
export type LinkToken = string & { readonly linkToken: unique symbol };

export const newLinkToken = (): LinkToken => randomBytes(32).toString('base64url') as LinkToken;

/** SHA-256, in hexadecimal. */
export const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Whether a token has this digest, compared in constant time. */
export function isTokenOf(token: string, digest: string): boolean {
  const [actual, expected] = [digestOf(token), digest].map((text) => Buffer.from(text));
  return (
    actual !== undefined &&
    expected !== undefined &&
    actual.length === expected.length &&
    timingSafeEqual(actual, expected)
  );
}
