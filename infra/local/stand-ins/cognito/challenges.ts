import { randomBytes } from 'node:crypto';
import { notAuthorized } from './refusals.ts';
import type { SrpExchange } from './srp.ts';

/** A sign-in whose password is not yet proven. `username` is undefined if there is no such user. */
export type Challenge = { clientId: string; userId: string; username: string | undefined; exchange: SrpExchange };
/** A sign-in whose password is proven, but not yet its second factor. */
export type SecondFactorChallenge = { clientId: string; username: string };

const LIFETIME = 180;

export type Challenges<C> = ReturnType<typeof openChallenges<C>>;

/** Challenges that await a correct answer, each accepted once. A restart discards them. */
export function openChallenges<C>(seconds: () => number) {
  const waiting = new Map<string, { challenge: C; expires: number }>();
  /** @throws NotAuthorizedException for an unknown, used or expired (three minutes) challenge */
  const look = (block: string): C => {
    const found = waiting.get(block);
    if (!found) throw notAuthorized('Invalid session for the user.');
    if (found.expires < seconds()) throw notAuthorized('Invalid session for the user, session is expired.');
    return found.challenge;
  };
  return {
    /** @returns the session string that the answer must include (base64) */
    issue(challenge: C): string {
      for (const [old, { expires }] of waiting) if (expires + LIFETIME < seconds()) waiting.delete(old);
      const block = randomBytes(256).toString('base64');
      waiting.set(block, { challenge, expires: seconds() + LIFETIME });
      return block;
    },
    look,
    /** Returns a challenge and removes it. */
    take(block: string): C {
      try {
        return look(block);
      } finally {
        waiting.delete(block);
      }
    },
  };
}
