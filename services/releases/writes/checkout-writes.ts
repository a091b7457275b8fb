import { Problem } from '../../../shared/contract/problem.ts';
import type { OpenCheckout } from '../../../shared/releases/release.ts';
import type { Refused } from '../../platform/condition.ts';
import { readRelease } from '../storage/read-release.ts';
import { type Owned, releaseUpdate } from './release-write.ts';

/**
 * Opens a checkout for a release of this revision that has none: from then on it can be paid for, and cannot be
 * deleted.
 */
export const checkoutOpened = (
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
 * Says why a checkout was not opened; does nothing when the release has this very one: a write whose reply was lost is
 * repeated.
 * @throws Problem `release-changed`, `release-not-found`
 */
export function refuseCheckout({ existing }: Refused, { sessionId }: OpenCheckout): void {
  if (!existing) throw new Problem('release-not-found');
  if (readRelease(existing).checkout?.sessionId !== sessionId) throw new Problem('release-changed');
}

/**
 * Removes the open checkout of a release, which can no longer be paid; refused when the release has another one, or
 * none. A checkout also expires by itself after a day: the artist has changed nothing then, so the release does not
 * move up in the library.
 */
export const checkoutClosed = (tableName: string, owned: Owned, sessionId: string) => ({
  Update: releaseUpdate(tableName, owned, null, {
    set: ['checkout = :none'],
    condition: 'checkout.sessionId = :session',
    values: { ':none': null, ':session': sessionId },
  }),
});
