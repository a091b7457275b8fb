import type { EarlierSubmission } from '../../../shared/releases/earlier-submission.ts';
import { MESSAGES_PER_RELEASE, type OfficeMessage } from '../../../shared/releases/release-message.ts';
import { keys } from '../../platform/keys.ts';
import type { Table, Write } from '../../platform/table.ts';
import type { Owned, Part } from '../writes/release-write.ts';

/** Counts a message on the release. */
export const countMessage: Part = {
  set: ['messageCount = if_not_exists(messageCount, :noMessage) + :oneMessage'],
  values: { ':noMessage': 0, ':oneMessage': 1 },
};

/** Condition: the thread has fewer messages than its limit. */
export const hasRoomForMessage: Part = {
  condition: '(attribute_not_exists(messageCount) OR messageCount < :most)',
  values: { ':most': MESSAGES_PER_RELEASE },
};

/** A write that adds a message to a release's thread, for the transaction that the message is about. */
export const messageWrite = (table: Table, owned: Owned, message: OfficeMessage): Write => ({
  Put: {
    TableName: table.name,
    Item: { ...keys.releaseMessage({ ...owned, messageId: message.id }), v: 1, ...message },
    ConditionExpression: 'attribute_not_exists(PK)',
  },
});

/**
 * A write that stores a copy of a submission that is being sent back. Each submission is sent back at most once, so the
 * key is new.
 */
export const earlierSubmissionWrite = (table: Table, owned: Owned, earlier: EarlierSubmission): Write => ({
  Put: {
    TableName: table.name,
    Item: { ...keys.earlierSubmission({ ...owned, at: earlier.at }), v: 1, ...earlier },
    ConditionExpression: 'attribute_not_exists(PK)',
  },
});
