import * as z from 'zod';
import { MessageId, ReleaseId, StatementId } from '../ids.ts';

/** A release of the artist was created, changed or deleted. */
const ReleaseMessage = z.object({
  kind: z.enum(['release-changed', 'release-removed']),
  releaseId: ReleaseId,
  /** The release's `rev` after the change, or its last one. A page that already has it need not refetch. */
  rev: z.number().int(),
});
export type ReleaseMessage = z.infer<typeof ReleaseMessage>;

/** The account’s status, role or profile changed. */
const AccountMessage = z.object({ kind: z.literal('account-changed') });

/** A payout was requested or changed its state, and so did the balance. */
const PayoutMessage = z.object({ kind: z.literal('payout-changed') });

/** A statement that this person uploaded changed or advanced. */
const StatementMessage = z.object({ kind: z.literal('statement-changed'), statementId: StatementId });

/**
 * The text of the assistant’s reply so far, numbered. The final reply contains it all, so a lost message is harmless.
 * The only message with text: it goes to the person who asked, on their own channel (design 12.5).
 */
const AssistantWords = z.object({
  kind: z.literal('assistant-words'),
  messageId: MessageId,
  n: z.number().int(),
  text: z.string(),
});

/** Says that something changed, never what: the page refetches from the API, which decides what it may see. */
export const LiveMessage = z.discriminatedUnion('kind', [
  ReleaseMessage,
  AccountMessage,
  PayoutMessage,
  StatementMessage,
  AssistantWords,
]);
export type LiveMessage = z.infer<typeof LiveMessage>;
