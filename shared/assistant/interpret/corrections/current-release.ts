import type { InterpretContext } from '../context.ts';
import { wordsOfCues } from '../words/cues.ts';
import { key } from '../words/nearest.ts';
import { wordsOf } from '../words/words.ts';
import { isCurrent } from './current-values.ts';
import { type NameOnRelease, namesOnRelease } from './names-on-release.ts';
import { likeness, replacedIn } from './respell-name.ts';

/** The release as it is before a message corrects it. */
export type CurrentRelease = {
  context: InterpretContext;
  names: readonly NameOnRelease[];
  /** Whether the release has a text as a name or part of one, even misspelt, or as another field's value. */
  includes: (text: string) => boolean;
};

/** Minimum likeness to an old name, which may be mistyped. */
const NEARLY = 0.75;

export function currentRelease(context: InterpretContext): CurrentRelease {
  const names = namesOnRelease(context.release);
  const seen = new Map<string, boolean>();
  const isName = (text: string) =>
    names.some(({ now, kind }) => {
      if (key(now) === key(text)) return true;
      // Small words are excluded because they occur in many titles.
      if (key(text).length < 3 || wordsOfCues(wordsOf(text), 'plain', 'lead').size === wordsOf(text).length)
        return false;
      if (replacedIn(now, text, 'x') !== undefined || likeness(key(now), key(text)) >= NEARLY) return true;
      return kind === 'credit' && now.split(' ').some((word) => likeness(key(word), key(text)) >= NEARLY);
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
