import { type Sent, toShownMessage } from '../../data/assistant/chat.ts';
import type { Outgoing } from '../../data/assistant/chat-store.ts';
import { Button } from '../../ui/button.tsx';
import { ChatMessage } from './chat-message.tsx';

type Props = {
  outgoing: Outgoing;
  onAgain: (sent: Sent) => void;
  /** Puts the text back into the input. */
  onTakeBack: (sent: Sent) => void;
};

/**
 * A message without a reply. If it failed, it stays and can be resent. It takes effect only once, however often it is
 * sent.
 */
export const OutgoingMessage = ({ outgoing: { sent, phase }, onAgain, onTakeBack }: Props) => (
  <ChatMessage message={toShownMessage(sent)} isFaint={phase !== 'sending'}>
    {phase !== 'sending' && (
      <div className="flex flex-wrap items-center justify-end gap-2 text-small">
        <span className={phase === 'failed' ? 'text-danger' : 'text-soft'}>
          {phase === 'failed' ? 'Not sent' : 'Stopped'}
        </span>
        <Button size="small" onClick={() => onAgain(sent)}>
          {phase === 'failed' ? 'Try again' : 'Send again'}
        </Button>
        {sent.message !== '' && (
          <Button size="small" tone="quiet" onClick={() => onTakeBack(sent)}>
            Edit
          </Button>
        )}
      </div>
    )}
  </ChatMessage>
);
