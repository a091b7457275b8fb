import type { KeyObject } from 'node:crypto';
import { createPrivateKey, createPublicKey, generateKeyPair, randomBytes, sign, verify } from 'node:crypto';
import { promisify } from 'node:util';
import { readIfExists, replaceFile } from '../../journal.ts';

/** The pool's RS256 key. It stays the same across restarts, so that tokens stay valid. */
export type SigningKey = {
  jwk: object;
  /** A signed JWT. */
  sign: (claims: object) => string;
  /** Returns the claims; undefined if the token is not from this pool. */
  verify: (token: string) => Record<string, unknown> | undefined;
};

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

function storedKey(file: string): { kid: string; privateKey: KeyObject } | undefined {
  const text = readIfExists(file);
  if (text === undefined) return undefined;
  try {
    const { kid, pem } = JSON.parse(text) as { kid: string; pem: string };
    return { kid, privateKey: createPrivateKey(pem) };
  } catch {
    throw new Error(`The signing key ${file} is damaged: restore the file, or remove it, which signs everybody out.`);
  }
}

async function newKey(file: string): Promise<{ kid: string; privateKey: KeyObject }> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const kid = randomBytes(32).toString('base64');
  replaceFile(file, JSON.stringify({ kid, pem: privateKey.export({ type: 'pkcs8', format: 'pem' }) }));
  return { kid, privateKey };
}

/**
 * Reads the key, or creates one on the first start. Throws an Error with a sentence that names the file if it is
 * damaged.
 */
export async function loadSigningKey(file: string): Promise<SigningKey> {
  const { kid, privateKey } = storedKey(file) ?? (await newKey(file));
  const publicKey = createPublicKey(privateKey);
  const header = encoded({ kid, alg: 'RS256' });
  return {
    jwk: { alg: 'RS256', use: 'sig', kid, ...publicKey.export({ format: 'jwk' }) },
    sign(claims) {
      const text = `${header}.${encoded(claims)}`;
      return `${text}.${sign('RSA-SHA256', Buffer.from(text), privateKey).toString('base64url')}`;
    },
    verify(token) {
      const [tokenHeader, claims, signature] = token.split('.');
      if (tokenHeader !== header || !claims || !signature) return undefined;
      const genuine = verify(
        'RSA-SHA256',
        Buffer.from(`${header}.${claims}`),
        publicKey,
        Buffer.from(signature, 'base64url'),
      );
      return genuine ? (JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>) : undefined;
    },
  };
}
