import { dayOf } from '../dates.ts';
import { isReviewed } from '../review/is-reviewed.ts';
import type { ExportedRelease, SubmittedRelease } from './release.ts';
import { AS_SOON_AS_POSSIBLE } from './sales-start.ts';

/** A step from the submission to the stores: done, under way, or still to come. */
export type StepToStores = {
  step: 'submitted' | 'review' | 'delivered' | 'live';
  state: 'done' | 'now' | 'next';
  /**
   * When the step was completed, as a time. For `live`, the day that the artist chose, if it is in the future or was
   * met.
   */
  at?: string;
};

/**
 * Lists the steps from a release's submission to the stores (product 11.13). The export ends the review; a release that
 * was exported without a review has no review step. No store reports that a release is live, so that step shows the day
 * that the artist chose.
 */
export function wayToStores(release: SubmittedRelease | ExportedRelease, now: Date): StepToStores[] {
  const { salesStart, submission } = release;
  const exportedAt = release.status === 'exported' ? release.exportedAt : undefined;
  const day = salesStart === '' || salesStart === AS_SOON_AS_POSSIBLE ? undefined : salesStart;
  const isOver = day !== undefined && day <= dayOf(now);
  // If the delivery was later than the chosen day, that day was missed, so it is not shown.
  const at = day && (exportedAt ? day >= dayOf(new Date(exportedAt)) : !isOver) ? day : undefined;
  return [
    { step: 'submitted', state: 'done', at: submission.at },
    ...(exportedAt === undefined ? [{ step: 'review', state: 'now' } as const] : []),
    ...(exportedAt !== undefined && isReviewed(release) ? [{ step: 'review', state: 'done' } as const] : []),
    { step: 'delivered', state: exportedAt ? 'done' : 'next', ...(exportedAt && { at: exportedAt }) },
    { step: 'live', state: exportedAt && at && isOver ? 'done' : exportedAt ? 'now' : 'next', ...(at && { at }) },
  ];
}
