import { covers, plans } from '../../shared/plans/plan.ts';
import type { Release } from '../../shared/releases/release.ts';
import type { Decided, Sale } from './intent.ts';

/**
 * Decides the outcome of a payment when its money arrives: it buys the release's plan, or it is refunded if the release
 * was deleted or withdrawn, or already has that plan or a higher one (product 10.11). A plan that no longer covers all
 * tracks is still applied; the artist then owes only the difference.
 */
export function decideOutcome({ plan }: Sale, release: Release | undefined, artistName: string): Decided {
  const shown = { title: release?.title ?? '', artistName, percentage: plans[plan].percentage };
  if (!release) return { outcome: 'release-gone', ...shown };
  if (release.status === 'withdrawn') return { outcome: 'release-withdrawn', ...shown };
  const held = release.plan;
  if (covers(held?.name, plan)) return { outcome: 'already-covered', ...shown };
  const isLegacy = held && !(held.name in plans);
  return { outcome: 'applied', ...shown, ...(isLegacy && { replaced: held }) };
}
