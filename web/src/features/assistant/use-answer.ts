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

/** The answer in the input: a new one, or an edited version of the last one. */
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
    /** The artist's last answer, if it can be edited. */
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
    /** Puts the text of an unsent message back into the input. */
    takeBack: (sent: Sent) => {
      state.drop(sent);
      type(sent.message);
      focus();
    },
  };
}
