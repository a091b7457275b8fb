import type { SubmissionChange } from './changes-since.ts';
import { placeOf } from './request-changes.ts';
import type { RequestedReason } from './requested-changes.ts';

/**
 * Whether the artist has changed the place that a reason is about since the submission that the office reviewed
 * (product 21.7).
 */
export const isReasonChanged = (reason: RequestedReason, changes: readonly SubmissionChange[]): boolean =>
  changes.some(
    ({ place, trackId }) => place === placeOf(reason) && (reason.trackId === undefined || trackId === reason.trackId),
  );
