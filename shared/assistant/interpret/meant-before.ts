import { isIdle } from './idle-words.ts';
import { finderOf } from './list-finder.ts';
import { areOnly } from './sayings.ts';
import { textOf } from './text-of-words.ts';
import { wordsOf } from './words.ts';

const meant = finderOf(
  'i meant, i meant to say, i meant to write, i mean, meant to say, quise decir, queria decir, quise poner, quis dizer, queria dizer, je voulais dire, je voulais ecrire, ich meinte, ich meine, gemeint war, volevo dire, intendevo, ik bedoelde, chodzilo mi o, jag menade, maksudku, maksud saya',
);

/** What somebody meant at the question before: 'sorry, I meant Night Ferry'. */
export function meantBefore(text: string): string | undefined {
  const words = wordsOf(text);
  const [first] = meant(words);
  if (!first || first.to >= words.length) return undefined;
  const before = words.slice(0, first.from);
  return isIdle(before) || areOnly(before, 'no', 'filler') ? textOf(text, words, first.to) : undefined;
}
