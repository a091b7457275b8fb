import { useWordsOf } from '../../data/assistant/words.ts';
import { hasModel } from '../../lib/site-config.ts';
import { ReplyText } from './reply-text.tsx';

/**
 * A reply is pending (product 31.41). What of it has come already is shown, and not read aloud: the reply is, once,
 * when all of it is there.
 * @param to the message that it answers
 */
export function Thinking({ to }: { to: string }) {
  const words = useWordsOf(to);
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
