import type { InterpretContext } from '../context.ts';
import { wordsOfCues } from '../words/cues.ts';
import { key } from '../words/nearest.ts';
import { wordsOf } from '../words/words.ts';
import { isCurrent } from './current-values.ts';
import { type NameOnRelease, namesOnRelease } from './names-on-release.ts';
import { likeness, replacedIn } from './respelled.ts';

/** What stands on the release, for a message that corrects it. */
export type Known = {
  context: InterpretContext;
  names: readonly NameOnRelease[];
  /** Whether a text stands on the release: a name or a part of one, nearly, or the value of another field. */
  stands: (text: string) => boolean;
};

/** An old name may be mistyped once more. */
const NEARLY = 0.75;

export function knownOf(context: InterpretContext): Known {
  const names = namesOnRelease(context.release);
  const seen = new Map<string, boolean>();
  const isName = (text: string) =>
    names.some(({ now, kind }) => {
      if (key(now) === key(text)) return true;
      // Small words stand in many titles.
      if (key(text).length < 3 || wordsOfCues(wordsOf(text), 'plain', 'lead').size === wordsOf(text).length)
        return false;
      if (replacedIn(now, text, 'x') !== undefined || likeness(key(now), key(text)) >= NEARLY) return true;
      return kind === 'credit' && now.split(' ').some((word) => likeness(key(word), key(text)) >= NEARLY);
    });
  const stands = (text: string): boolean => {
    const before = seen.get(text);
    if (before !== undefined) return before;
    const is = key(text) !== '' && (isName(text) || isCurrent(text, context));
    seen.set(text, is);
    return is;
  };
  return { context, names, stands };
}
