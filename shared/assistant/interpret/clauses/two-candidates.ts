import { firstCapitalizedName } from '../words/capitals.ts';
import { phraseFinder, phrasesIn } from '../words/phrases.ts';
import { findSaying } from '../words/sayings.ts';
import { wordsOf } from '../words/words.ts';

/** Words around two values between which the user has not decided. */
const between = phraseFinder(
  phrasesIn('between, entre, zwischen, tra, fra, arasında, antara, mellan, tussen, pomiedzy').map((phrase) => [
    phrase,
    true,
  ]),
);
const and = phraseFinder(phrasesIn('and, y, e, et, und, ve, dan, och, en, i, aur').map((phrase) => [phrase, true]));

/**
 * Finds two values between which the user hesitates: 'between Dawn and Dusk', 'Dawn or Dusk'. `isName` tells values
 * from talk.
 */
export function alternativesIn(text: string, isName: (part: string) => boolean): [string, string] | undefined {
  const words = wordsOf(text);
  const [start] = between(words);
  const joints = start
    ? and(words).filter(({ from }) => from > start.to)
    : findSaying(words, 'either').filter(({ from }) => from > 0);
  for (const joint of joints) {
    const first = words[start?.to ?? 0];
    const [last, next] = [words[joint.from - 1], words[joint.to]];
    if (!first || !last || !next) continue;
    const before = firstCapitalizedName(
      text
        .slice(first.start, last.end)
        .split(/[.!?;:]\s+/)
        .at(-1) ?? '',
    );
    const after = firstCapitalizedName(text.slice(next.start).split(/[.,!?;:]\s+|\?/)[0] ?? '');
    if (before && after && isName(before) && isName(after)) return [before, after];
  }
  return undefined;
}
