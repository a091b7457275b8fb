import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import * as z from 'zod';
import { readIfExists, replaceFile } from '../../journal.ts';

const Keys = z.record(z.string(), z.base64());

/**
 * The name-value pairs that a ciphertext is bound to: it can be decrypted only with the same ones (KMS Developer Guide,
 * "Encryption context").
 */
type EncryptionContext = Record<string, string>;

/** Gives the same bytes for the same pairs in any order. */
const bytesOf = (context: EncryptionContext) =>
  Buffer.from(JSON.stringify(Object.entries(context).sort(([one], [other]) => (one < other ? -1 : 1))));

const [VERSION, NONCE, TAG] = [1, 12, 16];

/** One of the local keys, which encrypts and decrypts data keys and never leaves this module. */
export type StoredKey = {
  wrap(plain: Uint8Array, context: EncryptionContext): Buffer;
  /** Returns undefined for a ciphertext from a different key or context. */
  unwrap(wrapped: Uint8Array, context: EncryptionContext): Buffer | undefined;
};

/**
 * Opens the keys in one file, which only its owner can read. A missing key is created.
 * @throws Error with one sentence that names the file if it is damaged
 */
export function openKeyFile(file: string, arns: readonly string[]): ReadonlyMap<string, StoredKey> {
  const stored = readStored(file);
  for (const arn of arns) stored[arn] ??= randomBytes(32).toString('base64');
  replaceFile(file, `${JSON.stringify(stored, null, 2)}\n`);
  return new Map(arns.map((arn) => [arn, storedKey(Buffer.from(stored[arn] ?? '', 'base64'))]));
}

const storedKey = (key: Buffer): StoredKey => ({
  wrap(plain, context) {
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(bytesOf(context));
    const text = Buffer.concat([cipher.update(plain), cipher.final()]);
    return Buffer.concat([Buffer.of(VERSION), nonce, cipher.getAuthTag(), text]);
  },
  unwrap(wrapped, context) {
    const bytes = Buffer.from(wrapped);
    if (bytes.length < 1 + NONCE + TAG || bytes[0] !== VERSION) return undefined;
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(1, 1 + NONCE));
    decipher.setAAD(bytesOf(context)).setAuthTag(bytes.subarray(1 + NONCE, 1 + NONCE + TAG));
    try {
      return Buffer.concat([decipher.update(bytes.subarray(1 + NONCE + TAG)), decipher.final()]);
    } catch {
      return undefined;
    }
  },
});

function readStored(file: string): z.infer<typeof Keys> {
  try {
    return Keys.parse(JSON.parse(readIfExists(file) ?? '{}'));
  } catch {
    throw new Error(
      `The key file ${file} is damaged: it must be a JSON object of names and keys. Without it, everything that they encrypted is lost.`,
    );
  }
}
