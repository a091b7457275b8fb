import { useState } from 'react';
import type { FieldChange } from '../../../../shared/assistant/group-changes.ts';
import { stepOfPlace } from '../../../../shared/assistant/step.ts';
import type { Release } from '../../../../shared/releases/release.ts';
import type { Chat, ShownMessage } from '../../data/assistant/chat.ts';
import { canUndo, useUndo } from './use-undo.ts';

/** The artist's last answer, unless it was a file, and the reply to it. */
function lastAnswer({ messages }: Chat): { answer: ShownMessage; reply: ShownMessage | undefined } | undefined {
  const at = messages.findLastIndex(({ role }) => role === 'user');
  const answer = messages[at];
  return answer && !answer.fileName ? { answer, reply: messages[at + 1] } : undefined;
}

/** The changes to fields in a reply, the latest first. */
const editsOf = (reply: ShownMessage | undefined): FieldChange[] =>
  (reply?.changes ?? []).filter((change) => change.kind === 'edit').reverse();

/** Edits the artist's last answer. Its changes are undone first, and the new text answers the same question. */
export function useEditing(chat: Chat, releaseId: string | undefined, release: Release | undefined) {
  const [edited, setEdited] = useState<string>();
  const { undo } = useUndo(releaseId ?? '');
  const last = lastAnswer(chat);
  return {
    last: last?.answer,
    isEditing: edited !== undefined && edited === last?.answer.id,
    begin: ({ id }: ShownMessage) => setEdited(id),
    end: () => setEdited(undefined),
    /** Undoes the answer's changes. @returns the step that it answered */
    async takeBack() {
      const edits = editsOf(last?.reply);
      for (const edit of edits) {
        // A field that has been changed since keeps its value. The new answer replaces it if necessary.
        if (canUndo(release, edit)) await undo(edit).catch(() => {});
      }
      const first = edits.at(-1);
      return first && stepOfPlace[first.field];
    },
  };
}
