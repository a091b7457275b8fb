import { dayOf } from '../dates.ts';
import { isReviewed } from '../review/is-reviewed.ts';
import type { ExportedRelease, SubmittedRelease } from './release.ts';
import { AS_SOON_AS_POSSIBLE } from './sales-start.ts';

/** A step from the submission to the stores: done, under way, or still to come. */
export type StepToStores = {
  step: 'submitted' | 'review' | 'delivered' | 'live';
  state: 'done' | 'now' | 'next';
  /**
   * When it was completed, as a moment; for `live` the day that the artist wants, when it is still to come or was kept.
   */
  at?: string;
};

/**
 * A release's way to the stores after its submission (product 11.13). The export ends the review; a release that was
 * exported without a review claims none. No store reports that a release is there, so its day is the one it is meant
 * for.
 */
export function wayToStores(release: SubmittedRelease | ExportedRelease, now: Date): StepToStores[] {
  const { salesStart, submission } = release;
  const exportedAt = release.status === 'exported' ? release.exportedAt : undefined;
  const day = salesStart === '' || salesStart === AS_SOON_AS_POSSIBLE ? undefined : salesStart;
  const isOver = day !== undefined && day <= dayOf(now);
  // A day before the delivery was not kept.
  const at = day && (exportedAt ? day >= dayOf(new Date(exportedAt)) : !isOver) ? day : undefined;
  return [
    { step: 'submitted', state: 'done', at: submission.at },
    ...(exportedAt === undefined ? [{ step: 'review', state: 'now' } as const] : []),
    ...(exportedAt !== undefined && isReviewed(release) ? [{ step: 'review', state: 'done' } as const] : []),
    { step: 'delivered', state: exportedAt ? 'done' : 'next', ...(exportedAt && { at: exportedAt }) },
    { step: 'live', state: exportedAt && at && isOver ? 'done' : exportedAt ? 'now' : 'next', ...(at && { at }) },
  ];
}
