import type { RefObject } from 'react';
import type { Release } from '../../../../shared/releases/release.ts';
import type { Sent } from '../../data/assistant/chat.ts';
import { typeInChat, useDraftOfChat } from '../../data/assistant/chat-store.ts';
import type { ChatState } from './use-chat.ts';
import { useEditing } from './use-editing.ts';

type Place = {
  releaseId: string | undefined;
  release: Release | undefined;
  input: RefObject<HTMLTextAreaElement | null>;
};

/** The answer that is being written: a new one, or the last one again. */
export function useAnswer(state: ChatState, { releaseId, release, input }: Place) {
  const { typed } = useDraftOfChat(releaseId);
  const editing = useEditing(state.chat, releaseId, release);
  const { last, isEditing } = editing;
  const type = (text: string) => typeInChat(releaseId, text);
  const focus = () => input.current?.focus();
  const editable = state.outgoing.length === 0 && state.chat.step !== 'locked' ? last : undefined;

  async function send(text: string): Promise<void> {
    type('');
    if (!isEditing) return state.say({ message: text });
    editing.end();
    const step = await editing.takeBack();
    return state.say({ message: text, ...(step && { step }) });
  }
  return {
    typed,
    type,
    isEditing,
    focus,
    send: (text: string) => void send(text),
    /** The answer that can be written again, if there is one. */
    editable,
    edit: () => {
      if (!editable) return;
      editing.begin(editable);
      type(editable.content);
      focus();
    },
    cancelEdit: () => {
      editing.end();
      type('');
      focus();
    },
    /** What was not sent comes back into the field. */
    takeBack: (sent: Sent) => {
      state.drop(sent);
      type(sent.message);
      focus();
    },
  };
}
