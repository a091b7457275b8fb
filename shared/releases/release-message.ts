import * as z from 'zod';
import { IsoTime, MessageId } from '../ids.ts';
import { StoredText } from '../text.ts';
import { OfficePerson } from './office-person.ts';
import { RequestedReason } from './requested-changes.ts';

/** One message of a release's thread between artist and office (product 21.5). One with reasons is a request for changes. */
export const ReleaseMessage = z.object({
  id: MessageId,
  at: IsoTime,
  by: z.enum(['artist', 'office']),
  /** '' in a request that says all with its reasons. */
  text: StoredText,
  reasons: z.array(RequestedReason).default([]),
});
export type ReleaseMessage = z.infer<typeof ReleaseMessage>;

/** The same as the office reads it: with who of the office wrote it. */
export const OfficeMessage = ReleaseMessage.extend({ person: OfficePerson.optional() });
export type OfficeMessage = z.infer<typeof OfficeMessage>;
