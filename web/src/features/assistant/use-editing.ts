import { useState } from 'react';
import type { FieldChange } from '../../../../shared/assistant/changes-together.ts';
import { stepOfPlace } from '../../../../shared/assistant/step.ts';
import type { Release } from '../../../../shared/releases/release.ts';
import type { Chat, ShownMessage } from '../../data/assistant/chat.ts';
import { canUndo, useUndo } from './use-undo.ts';

/** The last answer of the artist that was words, and what was made of it. */
function lastAnswer({ messages }: Chat): { answer: ShownMessage; reply: ShownMessage | undefined } | undefined {
  const at = messages.findLastIndex(({ role }) => role === 'user');
  const answer = messages[at];
  return answer && !answer.fileName ? { answer, reply: messages[at + 1] } : undefined;
}

/** The fields that an answer changed, the last change first. */
const editsOf = (reply: ShownMessage | undefined): FieldChange[] =>
  (reply?.changes ?? []).filter((change) => change.kind === 'edit').reverse();

/**
 * The last answer is written again: what it changed is taken back first, and the new words answer the question of then.
 */
export function useEditing(chat: Chat, releaseId: string | undefined, release: Release | undefined) {
  const [edited, setEdited] = useState<string>();
  const { undo } = useUndo(releaseId ?? '');
  const last = lastAnswer(chat);
  return {
    last: last?.answer,
    isEditing: edited !== undefined && edited === last?.answer.id,
    begin: ({ id }: ShownMessage) => setEdited(id),
    end: () => setEdited(undefined),
    /** Takes back what the answer made. @returns the step that it answered */
    async takeBack() {
      const edits = editsOf(last?.reply);
      for (const edit of edits) {
        // What somebody has changed since stays: the new answer says what it means.
        if (canUndo(release, edit)) await undo(edit).catch(() => {});
      }
      const first = edits.at(-1);
      return first && stepOfPlace[first.field];
    },
  };
}
