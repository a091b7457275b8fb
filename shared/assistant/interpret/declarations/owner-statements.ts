import type { Act } from '../../act.ts';
import { answers } from '../answers.ts';
import type { Answer, InterpretContext } from '../context.ts';
import type { FieldName } from '../corrections/field-name.ts';
import { findCue } from '../words/cues.ts';
import { placesOf } from '../words/idle-words.ts';
import { finderOf } from '../words/list-finder.ts';
import { findSaying } from '../words/sayings.ts';
import { type Word, wordsOf } from '../words/words.ts';

/**
 * Copies the owner from a different line, in this message or on the release: 'P-line too, same holder', 'label also the
 * same'.
 */
export function copyOwner(step: FieldName, { release, pending = [] }: InterpretContext): Act[] | undefined {
  const line = (field: 'pLine' | 'cLine') => {
    const lineAct = pending.findLast((act) => act.kind === 'set-release' && act.field === field);
    return lineAct?.kind === 'set-release' && lineAct.field === field ? lineAct.value : release?.[field];
  };
  if (step === 'record_label') {
    const holder = (line('pLine') ?? line('cLine'))?.holder;
    return holder ? [{ kind: 'set-release', field: 'recordLabel', value: holder }] : undefined;
  }
  if (step !== 'p_line' && step !== 'c_line') return undefined;
  const value = line(step === 'p_line' ? 'cLine' : 'pLine');
  return value ? [{ kind: 'set-release', field: step === 'p_line' ? 'pLine' : 'cLine', value }] : undefined;
}

const ALSO = finderOf(
  'too, also, as well, both, holder, owner, same, line, likewise, tambien, tambem, aussi, auch, anche, ook',
);

/** Whether the words say only that a value is the same. */
export const saysOnlySame = (words: readonly Word[]): boolean => {
  const covered = placesOf([
    ...ALSO(words),
    ...findSaying(words, 'same'),
    ...findSaying(words, 'filler'),
    ...findCue(words, 'plain'),
  ]);
  return words.length > 0 && covered.size === words.length;
};

/** Reads a rights line by its symbol or name: '℗ 2026 Ferry House', 'P-line 2026 Ferry House'. */
export const byMark: Answer = (text, context) => {
  if (/^(?:℗|\(p\))/i.test(text)) return answers.p_line(text, context);
  if (/^(?:©|\(c\))/i.test(text)) return answers.c_line(text, context);
  const [first, second] = wordsOf(text);
  const line =
    /^[pc]$/.test(first?.key ?? '') && second?.key === 'line'
      ? first?.key
      : /^[pc]line$/.exec(first?.key ?? '')?.[0].charAt(0);
  if (!line || saysOnlySame(wordsOf(text).slice(line.length === 1 && second?.key === 'line' ? 2 : 1))) return undefined;
  return line === 'p' ? answers.p_line(text, context) : answers.c_line(text, context);
};
