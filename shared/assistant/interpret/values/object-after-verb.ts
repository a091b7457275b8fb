import { findCue } from '../words/cues.ts';
import { isIdle } from '../words/idle-words.ts';
import type { Word } from '../words/words.ts';

/** Finds the object of a verb at the start of a text, without filler around it. */
export function objectAfterVerb(words: readonly Word[], cue: 'remove' | 'add' | 'not'): readonly Word[] | undefined {
  const verb = findCue(words, cue).find(({ from }) => isIdle(words.slice(0, from)));
  return verb && words.slice(verb.to);
}
