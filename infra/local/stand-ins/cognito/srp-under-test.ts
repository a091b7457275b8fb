import { randomBytes } from 'node:crypto';
import { MULTIPLIER, N, type Proof, paddedBytes, power, scrambleOf, sha256, signed, toNumber } from './srp.ts';

type Answer = Proof & { serverPublic: string; salt: string; password: string };

/**
 * The client's side of SRP, for tests that are not about SRP: Amplify's takes a second. All values are hex, except the
 * answer, which is base64.
 */
export function srpClient() {
  const secret = randomBytes(128);
  const clientPublic = power(2n, secret).toString(16);
  return {
    clientPublic,
    answer({ serverPublic, salt, password, ...proof }: Answer): string {
      const scramble = scrambleOf(clientPublic, serverPublic);
      const identity = sha256(`${proof.poolName}${proof.userId}:${password}`);
      const x = toNumber(sha256(Buffer.concat([paddedBytes(toNumber(salt)), identity])));
      const base = (((toNumber(serverPublic) - MULTIPLIER * power(2n, paddedBytes(x))) % N) + N) % N;
      return signed(power(base, paddedBytes(toNumber(secret) + toNumber(scramble) * x)), scramble, proof);
    },
  };
}
