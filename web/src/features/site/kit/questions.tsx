import type { Question } from './question.ts';
import { currentAnswer } from './question.ts';

type Props = {
  questions: readonly Question[];
  /** A shared name, if only one question may be open at a time; the browser enforces this. */
  oneOf?: string;
};

/**
 * Questions that unfold their answers. They are native elements, so that the text can be read and found on the page
 * without a script.
 */
export const Questions = ({ questions, oneOf }: Props) => (
  <div className="border-b border-line">
    {questions.map((question) => (
      <details key={question.asks} name={oneOf} data-search-entry className="group border-t border-line">
        <summary className="flex min-h-14 list-none items-center justify-between gap-6 py-4 font-[560] decoration-edge underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
          {question.asks}
          <svg
            viewBox="0 0 16 16"
            className="size-4 shrink-0 text-soft transition-transform group-open:rotate-180"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
            aria-hidden
          >
            <path d="m3 6 5 5 5-5" />
          </svg>
        </summary>
        <p className="max-w-2xl pb-6 text-soft">{currentAnswer(question)}</p>
      </details>
    ))}
  </div>
);
