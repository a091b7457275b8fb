import { createHmac, randomBytes } from 'node:crypto';

const STEP_SECONDS = 30;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A base32 secret without padding (RFC 4648, section 6), as authenticator apps accept it. */
export function newSecret(): string {
  // 256 is divisible by 32, so all letters are equally likely.
  return [...randomBytes(52)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The time step that contains the given second. */
export const stepAt = (seconds: number): number => Math.floor(seconds / STEP_SECONDS);

/** The six-digit code of a time step (RFC 6238, with SHA-1 as in every app). */
export function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}

/**
 * The time step of a code that an app may show now, allowing for a clock that is off by half a minute; undefined for a
 * wrong code.
 */
export const stepOfCode = (secret: string, code: string, seconds: number): number | undefined =>
  [0, -1, 1].map((off) => stepAt(seconds) + off).find((step) => codeOfStep(secret, step) === code);
