import type { Act } from '../../act.ts';
import type { Clause } from '../clauses/clauses.ts';
import type { InterpretContext } from '../context.ts';
import { readShift, shifted } from '../days/day-shifts.ts';
import { key } from '../words/nearest.ts';
import type { CurrentRelease } from './current-release.ts';
import { actsIfCertain, fieldActs, replaceOldValue } from './current-values.ts';
import type { FieldName } from './field-name.ts';
import { daysMentioned, setDay } from './moved-days.ts';
import { renameByNotes, renameSimilar, replaceOldName } from './name-corrections.ts';
import { isNameLike } from './rename-candidate.ts';

/** Questions that may be answered with a name. Text that merely resembles a correction is an answer to them. */
export const NAME_STEPS: readonly string[] = [
  'title',
  'track_titles',
  'version',
  'record_label',
  'p_line',
  'c_line',
  'artists',
  'writers',
  'contributors',
];

/** Questions that are answered with a date. */
export const DATE_STEPS: readonly string[] = ['sales_start', 'pre_order', 'original_release'];

/**
 * Corrects a field that the text names. If it is the open question's own field, the text is a correction only if it
 * says that something was wrong.
 */
export function correctField(
  field: FieldName,
  { value, olds, notes, asks, isBare }: Clause,
  isWrong: boolean,
  { context, names }: CurrentRelease,
): Act[] | undefined {
  const { step } = context.question;
  const [old] = olds;
  if ((field === step || isBare) && !isWrong) return undefined;
  if (old !== undefined) {
    const acts = replaceOldValue(value, old, field, context) ?? replaceOldValue(value, old, undefined, context);
    if (acts) return acts;
  }
  if (field === 'title') {
    const release = names.filter(({ kind }) => kind === 'release');
    if (value === '') return renameByNotes('', notes, release);
    return (
      (olds.length > 0 ? replaceOldName(value, olds, release) : undefined) ??
      (olds.length > 0 ? replaceOldName(value, olds, names) : undefined) ??
      (notes.length > 0 ? renameByNotes(value, notes, release) : undefined) ??
      (isWrong || asks || step === 'review' ? release[0]?.become(value) : undefined)
    );
  }
  if (olds.length > 0) {
    const acts = replaceOldName(value, olds, names);
    if (acts) return acts;
  }
  if (field === 'record_label')
    return isNameLike(value) ? [{ kind: 'set-release', field: 'recordLabel', value }] : undefined;
  if (field === 'artists') {
    const artists = names.filter(({ lists }) => lists.includes('artists'));
    const [only, ...more] = artists.filter(
      ({ now }) => key(now) !== key(value) && ` ${key(now)} `.includes(` ${key(value)} `),
    );
    // 'The artist name is Low Tides' drops the other words of the name.
    return only && more.length === 0 ? only.become(value) : renameSimilar(value, artists, isWrong);
  }
  return actsIfCertain(fieldActs(field, value, old, context));
}

/** Moves the release date: 'Push it back a week', 'one week later'. */
export function readMovedDay(text: string, context: InterpretContext): Act[] | undefined {
  const by = readShift(text);
  if (by === undefined || DATE_STEPS.includes(context.question.step) || !context.release) return undefined;
  const [day] = daysMentioned(context.release, 'sales_start');
  return day && [setDay(day.field, shifted(day.now, by))];
}
