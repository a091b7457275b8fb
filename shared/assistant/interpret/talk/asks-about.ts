import type { Word } from '../words/words.ts';

const ASKING =
  /^(?:is|are|does|did|can|could|what|whats|wat|how|hows|why|who|which|should|hope|hopefully|wetin|whit|whits)$/;
const YOU = /^(?:you|u|ya|yous|yall|i|we|they|it|the|any|people|fans|stores|dem)$/;
const SUBJECT = /^(?:i|we|you|u|he|she|they|it|a|an|the|my|our|yo|ich|wir|je|on|eu|io)$/;
/** Words that may precede a question. */
const BEFORE =
  /^(?:um|uh|er|hm|hmm|so|ok|okay|oh|hey|hi|hello|please|pls|sorry|but|and|well|wait|bro|mate|bruh|oye|y|oi|e)$/;

/**
 * Whether the words ask something, even without a question mark: 'is juno in there as well', 'do yous do apple', 'if I
 * close Japan'. Such words are not an answer.
 */
export function asksAbout(words: readonly Word[]): boolean {
  const at = words.findIndex(({ key }) => !BEFORE.test(key));
  const [first, second] = [words[at]?.key ?? '', words[at + 1]?.key ?? ''];
  return (
    ASKING.test(first) ||
    (first === 'do' && YOU.test(second)) ||
    (/^(?:if|si|wenn|falls|se)$/.test(first) && SUBJECT.test(second))
  );
}
