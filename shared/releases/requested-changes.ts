import * as z from 'zod';
import { IsoTime, TrackId } from '../ids.ts';
import { StoredText } from '../text.ts';
import { OfficePerson } from './office-person.ts';

/**
 * One thing that the office wants changed, as it was stored: a reason that is not given any more, and a field that is gone, stay readable.
 * `field` is there where the reason alone does not say it; without `trackId` a reason about tracks is about all of them.
 */
export const RequestedReason = z.object({
  code: z.string(),
  field: z.string().optional(),
  trackId: TrackId.optional(),
  note: StoredText.optional(),
});
export type RequestedReason = z.infer<typeof RequestedReason>;

/** What the office asked its artist to change of a submission, and when. `message` is '' for none. */
export const RequestedChanges = z.object({
  at: IsoTime,
  reasons: z.array(RequestedReason),
  message: StoredText,
});
export type RequestedChanges = z.infer<typeof RequestedChanges>;

/** The same as the office reads it. */
export const OfficeRequestedChanges = RequestedChanges.extend({ by: OfficePerson });
export type OfficeRequestedChanges = z.infer<typeof OfficeRequestedChanges>;
