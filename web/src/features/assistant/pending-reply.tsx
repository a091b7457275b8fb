import { useReplyPreview } from '../../data/assistant/reply-preview.ts';
import { hasModel } from '../../lib/site-config.ts';
import { ReplyText } from './reply-text.tsx';

/**
 * Shows that a reply is pending (product 31.41), and the part that has arrived. Screen readers ignore that part and
 * read the complete reply once.
 * @param to the id of the message being answered
 */
export function PendingReply({ to }: { to: string }) {
  const words = useReplyPreview(to);
  return (
    <li className="grid gap-3">
      {words && (
        <div aria-hidden>
          <ReplyText text={words} />
        </div>
      )}
      <p role="status" className="animate-breathe text-soft">
        {hasModel() ? 'AI is thinking...' : 'The assistant is thinking...'}
      </p>
    </li>
  );
}
