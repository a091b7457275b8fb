import type { InterpretContext } from '../context.ts';
import { wordsOfCues } from '../words/cues.ts';
import { key } from '../words/nearest.ts';
import { wordsOf } from '../words/words.ts';
import { isCurrent } from './current-values.ts';
import { type NameOnRelease, namesOnRelease } from './names-on-release.ts';
import { likeness, replaceWords } from './respell-name.ts';

/** The release as it was before the message. */
export type CurrentRelease = {
  context: InterpretContext;
  names: readonly NameOnRelease[];
  /** Whether a text is a name on the release, or part of one, even if misspelled, or the value of another field. */
  includes: (text: string) => boolean;
};

/** The minimum likeness to an existing name, because the old name may be mistyped. */
const MIN_LIKENESS = 0.75;

export function currentRelease(context: InterpretContext): CurrentRelease {
  const names = namesOnRelease(context.release);
  const seen = new Map<string, boolean>();
  const isName = (text: string) =>
    names.some(({ now, kind }) => {
      if (key(now) === key(text)) return true;
      // Small words do not count as part of a name, because they occur in many titles.
      if (key(text).length < 3 || wordsOfCues(wordsOf(text), 'plain', 'lead').size === wordsOf(text).length)
        return false;
      if (replaceWords(now, text, 'x') !== undefined || likeness(key(now), key(text)) >= MIN_LIKENESS) return true;
      return kind === 'credit' && now.split(' ').some((word) => likeness(key(word), key(text)) >= MIN_LIKENESS);
    });
  const includes = (text: string): boolean => {
    const before = seen.get(text);
    if (before !== undefined) return before;
    const is = key(text) !== '' && (isName(text) || isCurrent(text, context));
    seen.set(text, is);
    return is;
  };
  return { context, names, includes };
}
