import { dayOf } from '../dates.ts';
import { isReviewed } from '../review/is-reviewed.ts';
import type { ExportedRelease, SubmittedRelease, WithdrawnRelease } from './release.ts';
import { AS_SOON_AS_POSSIBLE } from './sales-start.ts';

/** A release that is, or was, on its way to the stores. */
export type ReleaseOnItsWay = SubmittedRelease | ExportedRelease | WithdrawnRelease;

/** A step from the submission to the stores: done, under way, or still to come. */
export type StepToStores = {
  step: 'submitted' | 'review' | 'delivered' | 'live' | 'taken-down' | 'withdrawn';
  state: 'done' | 'now' | 'next';
  /** When the step was completed, as a time. */
  at?: string;
  /** The day that the artist chose for a release that is not known to be live, unless it can no longer be met. */
  planned?: string;
};

/**
 * Lists the steps from a release's submission to the stores (product 11.13). The export ends the review; a release that
 * was exported without a review has no review step. The release is live only once an event says so: a day that has
 * passed completes nothing (product 33.1).
 */
export function wayToStores(release: ReleaseOnItsWay, now: Date): StepToStores[] {
  const exportedAt = 'exportedAt' in release ? release.exportedAt : undefined;
  return [
    { step: 'submitted', state: 'done', at: release.submission.at },
    ...(release.status === 'submitted' ? [{ step: 'review', state: 'now' } as const] : []),
    ...(exportedAt !== undefined && isReviewed(release) ? [{ step: 'review', state: 'done' } as const] : []),
    ...(release.status === 'submitted' ? [{ step: 'delivered', state: 'next' } as const] : []),
    ...(exportedAt !== undefined ? [{ step: 'delivered', state: 'done', at: exportedAt } as const] : []),
    ...lastSteps(release, exportedAt, now),
  ];
}

function lastSteps(release: ReleaseOnItsWay, exportedAt: string | undefined, now: Date): StepToStores[] {
  const liveAt = 'liveAt' in release ? release.liveAt : undefined;
  const live: StepToStores[] = liveAt === undefined ? [] : [{ step: 'live', state: 'done', at: liveAt }];
  if (release.status === 'withdrawn') {
    const step = exportedAt === undefined ? 'withdrawn' : 'taken-down';
    return [...live, { step, state: 'done', at: release.withdrawnAt }];
  }
  if (live.length > 0) return live;
  const planned = plannedDay(release, exportedAt, now);
  return [{ step: 'live', state: exportedAt ? 'now' : 'next', ...(planned && { planned }) }];
}

/** The day that the artist chose. If the delivery was later, or the day has passed before it, the day was missed. */
function plannedDay({ salesStart }: ReleaseOnItsWay, exportedAt: string | undefined, now: Date): string | undefined {
  if (salesStart === '' || salesStart === AS_SOON_AS_POSSIBLE) return undefined;
  const isMet = exportedAt ? salesStart >= dayOf(new Date(exportedAt)) : salesStart > dayOf(now);
  return isMet ? salesStart : undefined;
}
