import { dayOf } from '../dates.ts';
import { isReviewed } from '../review/is-reviewed.ts';
import type { ExportedRelease, SubmittedRelease } from './release.ts';
import { AS_SOON_AS_POSSIBLE } from './sales-start.ts';

/** A step from the submission to the stores: done, under way, or still to come. */
export type StepToStores = {
  step: 'submitted' | 'review' | 'delivered' | 'live';
  state: 'done' | 'now' | 'next';
  /** When it was done, a moment; of `live` the day that its artist wants, where there is one to come or that was kept. */
  at?: string;
};

/**
 * What becomes of a release after its submission, forward (product 11.13). The export ends the review; of a release that was exported
 * without one, no review is claimed. No store tells us that a release is there: its day is when it is meant to be.
 */
export function wayToStores(release: SubmittedRelease | ExportedRelease, now: Date): StepToStores[] {
  const { salesStart, submission } = release;
  const exportedAt = release.status === 'exported' ? release.exportedAt : undefined;
  const day = salesStart === '' || salesStart === AS_SOON_AS_POSSIBLE ? undefined : salesStart;
  const isOver = day !== undefined && day <= dayOf(now);
  // A day that passed before the delivery was not kept.
  const at = day && (exportedAt ? day >= dayOf(new Date(exportedAt)) : !isOver) ? day : undefined;
  return [
    { step: 'submitted', state: 'done', at: submission.at },
    ...(exportedAt === undefined ? [{ step: 'review', state: 'now' } as const] : []),
    ...(exportedAt !== undefined && isReviewed(release) ? [{ step: 'review', state: 'done' } as const] : []),
    { step: 'delivered', state: exportedAt ? 'done' : 'next', ...(exportedAt && { at: exportedAt }) },
    { step: 'live', state: exportedAt && at && isOver ? 'done' : exportedAt ? 'now' : 'next', ...(at && { at }) },
  ];
}
