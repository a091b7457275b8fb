import { Problem } from '../../../shared/contract/problem.ts';
import type { OpenCheckout } from '../../../shared/releases/release.ts';
import type { Refused } from '../../platform/condition.ts';
import { readRelease } from '../storage/read-release.ts';
import { type Owned, releaseUpdate } from './release-write.ts';

/**
 * Opens a checkout for a release that is still at this revision and has no checkout. From then on the release can be
 * paid for, and cannot be deleted.
 */
export const openCheckoutWrite = (
  tableName: string,
  owned: Owned,
  { rev, open, at }: { rev: number; open: OpenCheckout; at: Date },
) => ({
  Update: releaseUpdate(tableName, owned, at, {
    set: ['checkout = :open'],
    condition: 'rev = :rev AND attribute_not_exists(checkout.sessionId)',
    values: { ':open': open, ':rev': rev },
  }),
});

/**
 * Throws the problem that explains why a checkout could not be opened. Does nothing if the release already has this
 * checkout, as after a retry of a write whose reply was lost.
 * @throws Problem `release-changed`, `release-not-found`
 */
export function throwCheckoutProblem({ existing }: Refused, { sessionId }: OpenCheckout): void {
  if (!existing) throw new Problem('release-not-found');
  if (readRelease(existing).checkout?.sessionId !== sessionId) throw new Problem('release-changed');
}

/**
 * Removes a release's open checkout that can no longer be paid; fails if the release has a different checkout, or none.
 * A checkout also expires on its own after a day, so closing it is not a change by the artist, and the release does not
 * move up in the library.
 */
export const closeCheckoutWrite = (tableName: string, owned: Owned, sessionId: string) => ({
  Update: releaseUpdate(tableName, owned, null, {
    set: ['checkout = :none'],
    condition: 'checkout.sessionId = :session',
    values: { ':none': null, ':session': sessionId },
  }),
});
