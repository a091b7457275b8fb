import { type LetterNote, letterNotes, spelledOut } from '../corrections/letter-notes.ts';
import { findCue } from '../words/cues.ts';
import { idleWords } from '../words/idle-words.ts';
import { textOf } from '../words/text-of-words.ts';
import type { Word } from '../words/words.ts';

/** A value, and the remarks that follow it. */
export type Tail = { value: string; isSpelled: boolean; olds: string[]; notes: readonly LetterNote[] };

/** Separates a value from the remarks that follow it: the old value, notes about letters, and filler. */
export function splitTail(
  text: string,
  words: readonly Word[],
  from: number,
  to: number,
  isKnown: (text: string) => boolean,
): Tail | undefined {
  const own = words.slice(from, to);
  const spelled = spelledOut(own);
  const notes = letterNotes(own);
  let end = own.length;
  const idle = idleWords(own);
  const isTyped = (n: number) => own[n]?.text === own[n]?.text.toLowerCase();
  const isRest = (at: number, before: number) => own.slice(at, before).every((_, n) => idle.has(at + n));
  const olds: string[] = [];
  for (const { from: at, to: behind } of findCue(own, 'not')) {
    let last = own.length;
    while (last > behind + 1 && idle.has(last - 1) && isTyped(last - 1)) last--;
    const old = textOf(text, own, behind, last);
    if (behind >= own.length || !isKnown(old)) continue;
    olds.push(old);
    end = Math.min(end, at);
    break;
  }
  for (const { from: at, to: behind } of notes.toReversed()) if (at < end && isRest(behind, end)) end = at;
  if (spelled && spelled.from < end && spelled.to >= end) end = spelled.from;
  let start = 0;
  while (end > 1 && idle.has(end - 1) && isTyped(end - 1)) end--;
  // A capital at the start of a message does not mark a name.
  while (start < end - 1 && idle.has(start) && (isTyped(start) || from + start === 0)) start++;
  const value =
    end > start ? textOf(text, [...own.slice(0, end), ...words.slice(from + end, from + end + 1)], start, end) : '';
  if (value === '' && olds.length === 0 && notes.length === 0 && !spelled) return undefined;
  return {
    value: value === '' && spelled ? spelled.text.toLowerCase() : value,
    isSpelled: value === '' && spelled !== undefined,
    olds,
    notes,
  };
}

/** Moves an old value that is denied from the subject to `olds`: 'it's not Hail it's Hale'. */
export function withoutNegation(
  subject: readonly Word[],
  tail: { olds: string[] },
  text: string,
  isKnown: (text: string) => boolean,
): readonly Word[] {
  for (const { from, to } of findCue(subject, 'not')) {
    const old = textOf(text, subject, to);
    if (to >= subject.length || !isKnown(old)) continue;
    tail.olds.push(old);
    return subject.slice(0, from);
  }
  return subject;
}
