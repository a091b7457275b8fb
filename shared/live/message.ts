import * as z from 'zod';
import { MessageId, ReleaseId, StatementId } from '../ids.ts';

/** One of the artist's releases was created, changed or deleted. */
const ReleaseMessage = z.object({
  kind: z.enum(['release-changed', 'release-removed']),
  releaseId: ReleaseId,
  /**
   * The release's `rev` after the change; for a deleted release, its last one. A page that already has this `rev` need
   * not refetch.
   */
  rev: z.number().int(),
});
export type ReleaseMessage = z.infer<typeof ReleaseMessage>;

/** A store has one of the artist's releases in another state, or a takedown of it was requested or made progress. */
const DeliveryMessage = z.object({ kind: z.enum(['store-states-changed', 'takedown-changed']), releaseId: ReleaseId });

/** The account’s status, role or profile changed. */
const AccountMessage = z.object({ kind: z.literal('account-changed') });

/** A payout was requested or changed state, so the balance changed too. */
const PayoutMessage = z.object({ kind: z.literal('payout-changed') });

/** A statement that this person uploaded changed or advanced. */
const StatementMessage = z.object({ kind: z.literal('statement-changed'), statementId: StatementId });

/** A notice arrived, or was read in another window. */
const NoticesMessage = z.object({ kind: z.literal('notices-changed') });

/**
 * The text of the assistant’s reply so far, numbered. The final reply contains all of it, so a lost message is
 * harmless. This is the only message with text. It goes only to the artist who wrote, on their own channel (design
 * 12.5).
 */
const AssistantText = z.object({
  kind: z.literal('assistant-words'),
  messageId: MessageId,
  n: z.number().int(),
  text: z.string(),
});

/** Tells that something changed, but not how: the page refetches it from the API, which checks access. */
export const LiveMessage = z.discriminatedUnion('kind', [
  ReleaseMessage,
  DeliveryMessage,
  AccountMessage,
  PayoutMessage,
  StatementMessage,
  NoticesMessage,
  AssistantText,
]);
export type LiveMessage = z.infer<typeof LiveMessage>;
