import * as z from 'zod';
import { IsoTime, TrackId } from '../ids.ts';
import { StoredText } from '../text-schemas.ts';
import { OfficePerson } from './office-person.ts';

/**
 * One change that the office requests, as stored; reasons and fields that no longer exist stay readable. `field` is set
 * if the reason alone does not imply it. A reason about tracks without a `trackId` is about all of them.
 */
export const RequestedReason = z.object({
  code: z.string(),
  field: z.string().optional(),
  trackId: TrackId.optional(),
  note: StoredText.optional(),
});
export type RequestedReason = z.infer<typeof RequestedReason>;

/** The changes that the office requested for a submission, and when. `message` is '' if it wrote none. */
export const RequestedChanges = z.object({
  at: IsoTime,
  reasons: z.array(RequestedReason),
  message: StoredText,
});
export type RequestedChanges = z.infer<typeof RequestedChanges>;

/** The same for the office, with the person who requested them. */
export const OfficeRequestedChanges = RequestedChanges.extend({ by: OfficePerson });
export type OfficeRequestedChanges = z.infer<typeof OfficeRequestedChanges>;
