import * as z from 'zod';
import { IsoTime, TrackId } from '../ids.ts';
import { StoredText } from '../text.ts';
import { OfficePerson } from './office-person.ts';

/**
 * One change that the office asks for, as stored: reasons and fields that no longer exist stay readable. `field` is set
 * when the reason alone does not name it; without `trackId` a reason about tracks is about all of them.
 */
export const RequestedReason = z.object({
  code: z.string(),
  field: z.string().optional(),
  trackId: TrackId.optional(),
  note: StoredText.optional(),
});
export type RequestedReason = z.infer<typeof RequestedReason>;

/** The changes that the office asked for in a submission, and when. `message` is '' for none. */
export const RequestedChanges = z.object({
  at: IsoTime,
  reasons: z.array(RequestedReason),
  message: StoredText,
});
export type RequestedChanges = z.infer<typeof RequestedChanges>;

/** The same for the office. */
export const OfficeRequestedChanges = RequestedChanges.extend({ by: OfficePerson });
export type OfficeRequestedChanges = z.infer<typeof OfficeRequestedChanges>;
