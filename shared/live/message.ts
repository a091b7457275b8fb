import * as z from 'zod';
import { MessageId, ReleaseId, StatementId } from '../ids.ts';

/** A release of the artist was made, changed or deleted. */
const ReleaseMessage = z.object({
  kind: z.enum(['release-changed', 'release-removed']),
  releaseId: ReleaseId,
  /** The release's `rev` after the change, or the last one that it had. A page that knows it already need not ask. */
  rev: z.number().int(),
});
export type ReleaseMessage = z.infer<typeof ReleaseMessage>;

/** What the account may do is another: its status, or the admin role. */
const AccountMessage = z.object({ kind: z.literal('account-changed') });

/** A payout of the artist was asked for, or came into another state: with it, the balance is another. */
const PayoutMessage = z.object({ kind: z.literal('payout-changed') });

/** A statement that this person dropped is another, or further on. */
const StatementMessage = z.object({ kind: z.literal('statement-changed'), statementId: StatementId });

/**
 * Words of the assistant that are still being written: all so far, and the how manieth telling it is. The answer has them all, so one that is
 * lost is no harm. The only message that carries words: they are told to who asked, on the own channel (design 12.5).
 */
const AssistantWords = z.object({
  kind: z.literal('assistant-words'),
  messageId: MessageId,
  n: z.number().int(),
  text: z.string(),
});

/** Says that something changed, never what: a page that gets it asks the API, where it is decided what the page may see. */
export const LiveMessage = z.discriminatedUnion('kind', [
  ReleaseMessage,
  AccountMessage,
  PayoutMessage,
  StatementMessage,
  AssistantWords,
]);
export type LiveMessage = z.infer<typeof LiveMessage>;
