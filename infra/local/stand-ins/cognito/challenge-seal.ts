import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { notAuthorized } from './refusals.ts';
import type { SigningKey } from './signing-key.ts';
import type { SrpExchange } from './srp.ts';

export type Challenge =
  | { kind: 'PASSWORD_VERIFIER'; clientId: string; userId: string; username: string | undefined; exchange: SrpExchange }
  | { kind: 'NEW_PASSWORD_REQUIRED'; clientId: string; username: string };

/** Half-done sign-ins travel sealed with the client, as Cognito's do: a restart in between breaks none. */
export type ChallengeSeal = {
  seal: (challenge: Challenge) => string;
  /** Throws NotAuthorizedException for one that is not ours, is of another kind, is older than 3 minutes or was spent. */
  open: <Kind extends Challenge['kind']>(sealed: string, kind: Kind) => Extract<Challenge, { kind: Kind }>;
  spend: (sealed: string) => void;
};

const LIFETIME = 180;

export function createChallengeSeal(signingKey: SigningKey, seconds: () => number): ChallengeSeal {
  const key = createHash('sha256')
    .update(signingKey.privateKey.export({ type: 'pkcs8', format: 'der' }))
    .digest();
  const spent = new Map<string, number>();

  const decrypt = (sealed: string): { expires: number; challenge: Challenge } => {
    try {
      const bytes = Buffer.from(sealed, 'base64');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(12, 28));
      return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString());
    } catch {
      throw notAuthorized('Invalid session for the user.');
    }
  };

  return {
    seal(challenge) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const text = JSON.stringify({ expires: seconds() + LIFETIME, challenge });
      const sealed = Buffer.concat([cipher.update(text), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
    },
    open<Kind extends Challenge['kind']>(sealed: string, kind: Kind) {
      const { expires, challenge } = decrypt(sealed);
      if (challenge.kind !== kind || spent.has(sealed)) throw notAuthorized('Invalid session for the user.');
      if (expires < seconds()) throw notAuthorized('Invalid session for the user, session is expired.');
      return challenge as Extract<Challenge, { kind: Kind }>;
    },
    spend(sealed) {
      for (const [old, expires] of spent) if (expires < seconds()) spent.delete(old);
      spent.set(sealed, seconds() + LIFETIME);
    },
  };
}
