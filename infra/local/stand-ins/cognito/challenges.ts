import { randomBytes } from 'node:crypto';
import { notAuthorized } from './refusals.ts';
import type { SrpExchange } from './srp.ts';

/** A sign-in whose password is still to be proven. `username` is nobody's for a stranger. */
export type Challenge = { clientId: string; userId: string; username: string | undefined; exchange: SrpExchange };

const LIFETIME = 180;

export type Challenges = ReturnType<typeof openChallenges>;

/** The challenges that wait for their one answer. A restart forgets them. */
export function openChallenges(seconds: () => number) {
  const waiting = new Map<string, { challenge: Challenge; expires: number }>();
  return {
    /** @returns the secret block that comes back with the answer (base64) */
    issue(challenge: Challenge): string {
      for (const [old, { expires }] of waiting) if (expires + LIFETIME < seconds()) waiting.delete(old);
      const block = randomBytes(256).toString('base64');
      waiting.set(block, { challenge, expires: seconds() + LIFETIME });
      return block;
    },
    /** @throws NotAuthorizedException for one that is not ours, was taken before, or is older than three minutes */
    take(block: string): Challenge {
      const found = waiting.get(block);
      waiting.delete(block);
      if (!found) throw notAuthorized('Invalid session for the user.');
      if (found.expires < seconds()) throw notAuthorized('Invalid session for the user, session is expired.');
      return found.challenge;
    },
  };
}
