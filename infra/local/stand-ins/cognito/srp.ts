import { createDiffieHellman, createHash, createHmac, getDiffieHellman, randomBytes } from 'node:crypto';

/** SRP-6a in Cognito's variant: the 3072-bit group of RFC 3526, SHA-256, and HKDF with a special label. */

const PRIME = getDiffieHellman('modp15').getPrime();
const GENERATOR = Buffer.from([2]);
export const N = toNumber(PRIME);
export const MULTIPLIER = toNumber(sha256(Buffer.concat([paddedBytes(N), paddedBytes(2n)])));

export function toNumber(bytes: Buffer | string): bigint {
  return BigInt(`0x${Buffer.isBuffer(bytes) ? bytes.toString('hex') : bytes}`);
}

export function sha256(bytes: Buffer | string): Buffer {
  return createHash('sha256').update(bytes).digest();
}

/** The bytes of a positive number, with a leading zero if its first bit would otherwise make it negative. */
export function paddedBytes(value: bigint): Buffer {
  const hex = value.toString(16);
  const even = hex.length % 2 ? `0${hex}` : hex;
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex');
}

/**
 * Modular exponentiation by OpenSSL, ten times as fast as with BigInt. Throws for a base outside the group, such as 1
 * or N-1.
 */
export function power(base: bigint, exponent: Buffer): bigint {
  const group = createDiffieHellman(PRIME, GENERATOR);
  group.setPrivateKey(exponent);
  return toNumber(group.computeSecret(paddedBytes(base)));
}

/** The verifier (hex) that is stored instead of the password. `poolName` is the pool's id after the underscore. */
export function srpVerifier(poolName: string, userId: string, password: string, salt: string): string {
  const identity = sha256(`${poolName}${userId}:${password}`);
  return power(2n, sha256(Buffer.concat([paddedBytes(toNumber(salt)), identity]))).toString(16);
}

/** The server's side of one exchange, all in hex. `secret` must not leave the server. */
export type SrpExchange = { clientPublic: string; serverPublic: string; secret: string; verifier: string };

/** Whether a client's public value is safe: with zero modulo N, any password would be accepted. */
export const isUsableClientPublic = (clientPublic: string): boolean =>
  /^[0-9a-f]+$/i.test(clientPublic) && toNumber(clientPublic) % N !== 0n;

export function beginSrpExchange(clientPublic: string, verifier: string): SrpExchange {
  const secret = randomBytes(128);
  const serverPublic = (MULTIPLIER * toNumber(verifier) + power(2n, secret)) % N;
  return { clientPublic, serverPublic: serverPublic.toString(16), secret: secret.toString('hex'), verifier };
}

export type Proof = { poolName: string; userId: string; secretBlock: string; timestamp: string };

export const scrambleOf = (clientPublic: string, serverPublic: string): Buffer =>
  sha256(Buffer.concat([paddedBytes(toNumber(clientPublic)), paddedBytes(toNumber(serverPublic))]));

export function signed(shared: bigint, scramble: Buffer, proof: Proof): string {
  const extracted = createHmac('sha256', paddedBytes(toNumber(scramble)))
    .update(paddedBytes(shared))
    .digest();
  const key = createHmac('sha256', extracted).update('Caldera Derived Key\u0001').digest().subarray(0, 16);
  return createHmac('sha256', key)
    .update(proof.poolName)
    .update(proof.userId)
    .update(Buffer.from(proof.secretBlock, 'base64'))
    .update(proof.timestamp)
    .digest('base64');
}

/** The proof (base64) expected from a client that knows the password. Throws for a public value outside the group. */
export function srpSignature(exchange: SrpExchange, proof: Proof): string {
  const scramble = scrambleOf(exchange.clientPublic, exchange.serverPublic);
  const base = (toNumber(exchange.clientPublic) * power(toNumber(exchange.verifier), scramble)) % N;
  return signed(power(base, Buffer.from(exchange.secret, 'hex')), scramble, proof);
}
