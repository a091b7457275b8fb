import * as z from 'zod';
import { IsoTime, MessageId } from '../ids.ts';
import { lines, StoredText } from '../text-schemas.ts';
import { MESSAGE_LIMIT } from './message-limit.ts';
import { OfficePerson } from './office-person.ts';
import { RequestedReason } from './requested-changes.ts';

/**
 * The maximum number of messages in a thread. Requests for changes are included in the count, but never blocked by this
 * limit.
 */
export const MESSAGES_PER_RELEASE = 500;

/** A message that somebody writes into the thread. */
export const WriteMessage = z.strictObject({ text: lines(MESSAGE_LIMIT).min(1, 'Please write a message') });

/**
 * A message in a release's thread between artist and office (product 21.5). A message with reasons is a request for
 * changes.
 */
export const ReleaseMessage = z.object({
  id: MessageId,
  at: IsoTime,
  by: z.enum(['artist', 'office']),
  /** '' in a request that has only reasons. */
  text: StoredText,
  reasons: z.array(RequestedReason).default([]),
});
export type ReleaseMessage = z.infer<typeof ReleaseMessage>;

/** The same for the office, with the person who wrote it. */
export const OfficeMessage = ReleaseMessage.extend({ person: OfficePerson.optional() });
export type OfficeMessage = z.infer<typeof OfficeMessage>;
