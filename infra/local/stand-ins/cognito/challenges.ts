import { randomBytes } from 'node:crypto';
import { notAuthorized } from './refusals.ts';
import type { SrpExchange } from './srp.ts';

/** A sign-in whose password is still to be proven. `username` is nobody's for a stranger. */
export type Challenge = { clientId: string; userId: string; username: string | undefined; exchange: SrpExchange };
/** One whose password is proven, and whose second factor is not. */
export type SecondFactorChallenge = { clientId: string; username: string };

const LIFETIME = 180;

export type Challenges<C> = ReturnType<typeof openChallenges<C>>;

/** The challenges that wait for their one right answer. A restart forgets them. */
export function openChallenges<C>(seconds: () => number) {
  const waiting = new Map<string, { challenge: C; expires: number }>();
  /** @throws NotAuthorizedException for one that is not ours, was taken before, or is older than three minutes */
  const look = (block: string): C => {
    const found = waiting.get(block);
    if (!found) throw notAuthorized('Invalid session for the user.');
    if (found.expires < seconds()) throw notAuthorized('Invalid session for the user, session is expired.');
    return found.challenge;
  };
  return {
    /** @returns what comes back with the answer (base64) */
    issue(challenge: C): string {
      for (const [old, { expires }] of waiting) if (expires + LIFETIME < seconds()) waiting.delete(old);
      const block = randomBytes(256).toString('base64');
      waiting.set(block, { challenge, expires: seconds() + LIFETIME });
      return block;
    },
    look,
    /** The same, for the last time. */
    take(block: string): C {
      try {
        return look(block);
      } finally {
        waiting.delete(block);
      }
    },
  };
}
