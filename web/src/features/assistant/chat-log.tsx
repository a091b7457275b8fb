import type { ReactNode, RefObject } from 'react';
import { WELCOME } from '../../../../shared/assistant/open-turn.ts';
import type { Release } from '../../../../shared/releases/release.ts';
import { isOpening } from '../../data/assistant/chat.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ChangeFieldButton } from './change-field-button.tsx';
import { ChangeList } from './change-list.tsx';
import { ChatMessage } from './chat-message.tsx';
import { fieldOfLine, type LineReplies } from './line-replies.ts';
import { OutgoingMessage } from './outgoing-message.tsx';
import { PendingReply } from './pending-reply.tsx';
import type { useAnswer } from './use-answer.ts';
import type { ChatState } from './use-chat.ts';

type Props = {
  log: RefObject<HTMLOListElement | null>;
  state: ChatState;
  releaseId: string | undefined;
  release: Release | undefined;
  /** When this page was opened. Shown as the time of the welcome in a new conversation. */
  openedAt: string;
  answer: ReturnType<typeof useAnswer>;
  /** Quick replies shown next to the lines of a list. */
  besides: LineReplies;
  onChoose: (message: string) => void;
  /** Files being uploaded. */
  children?: ReactNode;
};

/** The conversation, oldest message first, including messages in flight. */
export function ChatLog({ log, state, releaseId, release, openedAt, answer, besides, onChoose, children }: Props) {
  const { messages } = state.chat;
  const outgoing = state.outgoing.filter(({ sent }) => !isOpening(sent));
  const failedOpening = state.outgoing.find(({ sent, phase }) => isOpening(sent) && phase !== 'sending');
  return (
    <ol ref={log} aria-label="Conversation" className="grid content-start gap-7">
      <ChatMessage
        message={{
          id: 'welcome',
          role: 'assistant',
          content: WELCOME,
          timestamp: messages[0]?.timestamp ?? openedAt,
          changes: [],
          choices: [],
        }}
      />
      {messages.map((message) => (
        <ChatMessage
          key={message.id}
          message={message}
          onEdit={message.id === answer.editable?.id ? answer.edit : undefined}
          beside={
            message.id === besides.messageId
              ? (line) => <ChangeFieldButton field={fieldOfLine(line)} changes={besides.changes} onChoose={onChoose} />
              : undefined
          }
        >
          {releaseId && message.changes.length > 0 ? (
            <ChangeList changes={message.changes} releaseId={releaseId} release={release} onUndone={answer.focus} />
          ) : undefined}
        </ChatMessage>
      ))}
      {outgoing.map((one) => (
        <OutgoingMessage key={one.sent.id} outgoing={one} onAgain={state.again} onTakeBack={answer.takeBack} />
      ))}
      {children}
      {failedOpening && (
        <li>
          <Notice
            title={failedOpening.phase === 'stopped' ? 'Stopped' : 'The assistant did not answer'}
            action={
              <Button size="small" onClick={() => state.again(failedOpening.sent)}>
                Try again
              </Button>
            }
          />
        </li>
      )}
      {state.waiting && <PendingReply to={state.waiting.sent.id} />}
    </ol>
  );
}
