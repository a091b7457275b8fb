import { Problem } from '../../../shared/contract/problem.ts';
import type { OpenCheckout } from '../../../shared/releases/release.ts';
import type { Refused } from '../../platform/condition.ts';
import { readRelease } from '../storage/read-release.ts';
import { type Owned, releaseUpdate } from './release-write.ts';

/** A release of this revision, which has no open checkout, gets one: it can be paid from then on, and cannot be deleted. */
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
 * Why a checkout was not opened; nothing when the release has this very one: a write whose answer was lost is made again.
 * @throws Problem `release-changed`, `release-not-found`
 */
export function refuseCheckout({ existing }: Refused, { sessionId }: OpenCheckout): void {
  if (!existing) throw new Problem('release-not-found');
  if (readRelease(existing).checkout?.sessionId !== sessionId) throw new Problem('release-changed');
}

/**
 * A release forgets its open checkout, which nobody can pay any more; refused when it has another one, or none. It ends by itself too, a
 * day later: the artist has changed nothing then, so the release does not move up in the library.
 */
export const checkoutClosed = (tableName: string, owned: Owned, sessionId: string) => ({
  Update: releaseUpdate(tableName, owned, null, {
    set: ['checkout = :none'],
    condition: 'checkout.sessionId = :session',
    values: { ':none': null, ':session': sessionId },
  }),
});
