import * as z from 'zod';
import { IsoTime, MessageId } from '../ids.ts';
import { lines, StoredText } from '../text.ts';
import { MESSAGE_LIMIT } from './message-limit.ts';
import { OfficePerson } from './office-person.ts';
import { RequestedReason } from './requested-changes.ts';

/** Most messages of a release's thread. A request for changes counts, and is not refused for their number. */
export const MESSAGES_PER_RELEASE = 500;

/** What somebody writes into the thread. */
export const WriteMessage = z.strictObject({ text: lines(MESSAGE_LIMIT).min(1, 'Please write a message') });

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
