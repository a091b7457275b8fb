import type { AssistantReply } from '../../shared/assistant/contract.ts';
import type { Turn } from '../../shared/assistant/plan-turn.ts';

/**
 * The maximum size of the changes in one reply, in bytes of JSON. A turn is stored as one item, and DynamoDB limits an
 * item to 400 KB.
 */
const CHANGES_LIMIT = 200_000;
const TOO_MANY = 'This changed too much at once to undo it here. The editor shows all of it.';

/** Builds the reply to a turn. A model's words are placed before the computed text. */
export function assistantReply(turn: Turn, notice: string | null, words = ''): AssistantReply {
  const { reply, release, nextStep, asked, changes, choices } = turn;
  const isLong = Buffer.byteLength(JSON.stringify(changes)) > CHANGES_LIMIT;
  return {
    message: [words, reply].filter(Boolean).join('\n\n'),
    releaseId: release?.id ?? null,
    nextStep,
    asked,
    changes: isLong ? [] : changes,
    choices,
    notice: isLong ? TOO_MANY : notice,
  };
}
