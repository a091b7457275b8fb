import { covers, plans } from '../../shared/plans/plan.ts';
import type { Release } from '../../shared/releases/release.ts';
import type { Decided, Sale } from './intent.ts';

/**
 * Decides what a payment becomes when its money comes: the release's plan; or, when the release is gone or has that plan or a higher one
 * already, it goes back (product 10.11). A plan that is too small for the tracks by now is applied all the same: only the difference is
 * due then.
 */
export function decideOutcome({ plan }: Sale, release: Release | undefined, artistName: string): Decided {
  const shown = { title: release?.title ?? '', artistName, percentage: plans[plan].percentage };
  if (!release) return { outcome: 'release-gone', ...shown };
  const held = release.plan;
  if (covers(held?.name, plan)) return { outcome: 'already-covered', ...shown };
  const isLegacy = held && !(held.name in plans);
  return { outcome: 'applied', ...shown, ...(isLegacy && { replaced: held }) };
}
