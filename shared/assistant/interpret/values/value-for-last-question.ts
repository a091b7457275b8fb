import { phraseFinder, phrasesIn } from '../words/phrases.ts';
import { areOnly } from '../words/sayings.ts';
import { wordsOf } from '../words/words.ts';

const meantPhrases = phraseFinder(
  phrasesIn(
    'i meant, i meant to say, i ment, meant to say, quise decir, queria decir, eu quis dizer, quis dizer, je voulais dire, ich meinte, intendevo, volevo dire',
  ).map((phrase) => [phrase, true]),
);
/** Reads a value that answers the previous question: "sorry, I meant Night Ferry". */
export function valueForLastQuestion(text: string): string | undefined {
  const words = wordsOf(text);
  const [found] = meantPhrases(words);
  if (!found || found.to === words.length) return undefined;
  const before = words
    .slice(0, found.from)
    .filter(
      ({ key }) => !['sorry', 'wait', 'oops', 'perdon', 'pardon', 'desculpa', 'scusa', 'entschuldigung'].includes(key),
    );
  return before.length === 0 || areOnly(before, 'filler', 'no') ? text.slice(words[found.to]?.start) : undefined;
}
