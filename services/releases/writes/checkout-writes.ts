import { Problem } from '../../../shared/contract/problem.ts';
import type { OpenCheckout } from '../../../shared/releases/release.ts';
import type { Refused } from '../../platform/condition.ts';
import { readRelease } from '../storage/read-release.ts';
import { type Owned, releaseUpdate } from './release-write.ts';

/**
 * Opens a checkout for a release that is still at this revision and has no checkout. From then on the release can be
 * paid for, and cannot be deleted.
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
 * Explains why a checkout was not opened; does nothing when the release already has this checkout, because a write
 * whose reply was lost is repeated.
 * @throws Problem `release-changed`, `release-not-found`
 */
export function refuseCheckout({ existing }: Refused, { sessionId }: OpenCheckout): void {
  if (!existing) throw new Problem('release-not-found');
  if (readRelease(existing).checkout?.sessionId !== sessionId) throw new Problem('release-changed');
}

/**
 * Removes the open checkout of a release, which can no longer be paid; refused when the release has another checkout,
 * or none. Closing does not count as a change by the artist, because a checkout also expires by itself after a day. So
 * the release does not move up in the library.
 */
export const checkoutClosed = (tableName: string, owned: Owned, sessionId: string) => ({
  Update: releaseUpdate(tableName, owned, null, {
    set: ['checkout = :none'],
    condition: 'checkout.sessionId = :session',
    values: { ':none': null, ':session': sessionId },
  }),
});
