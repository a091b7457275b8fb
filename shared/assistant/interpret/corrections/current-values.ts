import type { Release } from '../../../releases/release.ts';
import type { Act, PlainAct } from '../../act.ts';
import { answers } from '../answers.ts';
import type { InterpretContext } from '../context.ts';
import { readYear } from '../days/day-parts.ts';
import { wordsOf } from '../words/words.ts';
import type { FieldName } from './field-name.ts';
import { daysMentioned, mentionsDay, readReplacementDay, setDay, stepOfDay } from './moved-days.ts';

type LineField = 'pLine' | 'cLine';

const LINE_OF: Readonly<Partial<Record<FieldName, LineField>>> = { p_line: 'pLine', c_line: 'cLine' };

const CHOICES = [
  'primary_genre',
  'secondary_genre',
  'metadata_language',
  'audio_language',
  'explicit',
  'track_count',
  'version',
] as const;

/** The maximum number of words in an old number of tracks: 'ten', 'ten tracks'. */
const MAX_COUNT_WORDS = 2;

/** Returns the acts if all of them save values and none is an offer; otherwise undefined. */
export const actsIfCertain = (acts: Act[] | undefined): PlainAct[] | undefined => {
  const plain = acts?.filter((act): act is PlainAct => act.kind !== 'suggest') ?? [];
  const sets = plain.some(
    ({ kind }) =>
      kind.startsWith('set-') ||
      kind === 'track-count' ||
      kind === 'credit' ||
      kind === 'stores' ||
      kind === 'territories',
  );
  return acts && sets && plain.length === acts.length ? plain : undefined;
};

/** Whether all acts only repeat values that the release already has. */
const areCurrentValues = (release: Release, acts: readonly PlainAct[] | undefined): boolean =>
  acts !== undefined &&
  acts.length > 0 &&
  acts.every((act) => {
    if (act.kind === 'track-count') return act.count === release.trackIds.length;
    if (act.kind === 'set-release')
      return release[act.field] !== '' && JSON.stringify(release[act.field]) === JSON.stringify(act.value);
    return false;
  });

/** Lists the fields whose current value is the text `old`; with `field`, only that field. */
function fieldsWithOldValue(old: string, context: InterpretContext, field: FieldName | undefined): FieldName[] {
  const { release } = context;
  if (!release || old === '' || wordsOf(old).length > 6) return [];
  const isMeant = (one: FieldName) =>
    field === undefined || field === one || (field === 'day' && /^(?:sales|pre_|original)/.test(one));
  const days = daysMentioned(release, field).flatMap((day) =>
    mentionsDay(old, day, context) ? stepOfDay(day.field) : [],
  );
  const year = readYear(old);
  const lines = (['p_line', 'c_line'] as const).filter(
    (step) => year !== undefined && release[step === 'p_line' ? 'pLine' : 'cLine']?.year === year,
  );
  // If an old genre is given, it is the current genre, however it is worded.
  const isGenre =
    release.primaryGenre !== '' &&
    actsIfCertain(answers.primary_genre(old, context))?.some(
      (act) => act.kind === 'set-release' && act.field === 'primaryGenre',
    );
  const choices = CHOICES.filter((step) => {
    if (step === 'primary_genre') return isGenre;
    if (step === 'version') return release.version !== '' && old.toLowerCase() === release.version.toLowerCase();
    if (step === 'track_count' && wordsOf(old).length > MAX_COUNT_WORDS) return false;
    return isMeant(step) && areCurrentValues(release, actsIfCertain(answers[step](old, context)));
  });
  return [...days, ...lines, ...choices].filter(isMeant);
}

/** Whether a text is a current date, year or choice of the release. */
export const isCurrent = (text: string, context: InterpretContext): boolean =>
  fieldsWithOldValue(text, context, undefined).length > 0;

/**
 * Builds the acts that set a field. A part of its value may be kept: a rights line's year or holder, or part of a date.
 */
export function fieldActs(
  field: FieldName,
  value: string,
  old: string | undefined,
  context: InterpretContext,
): Act[] | undefined {
  const { release } = context;
  const line = LINE_OF[field];
  const isYear = readYear(value) !== undefined;
  if (line && !release?.[line] && isYear) return undefined;
  if (line && release?.[line]) {
    const year = readYear(value);
    if (year !== undefined) return [{ kind: 'set-release', field: line, value: { ...release[line], year } }];
    if (!/^["\d\p{Lu}\p{Lo}]/u.test(value) && wordsOf(value).length > 1) return undefined;
    const acts = answers[line === 'pLine' ? 'p_line' : 'c_line'](value, context);
    const keeps = !/\b(?:19|20)\d\d\b/.test(value);
    return acts?.map((act) =>
      act.kind === 'set-release' && act.field === line && keeps
        ? { ...act, value: { ...act.value, year: release[line]?.year ?? act.value.year } }
        : act,
    );
  }
  if (field === 'sales_start' || field === 'pre_order' || field === 'original_release' || field === 'day') {
    const days = release ? daysMentioned(release, field) : [];
    const matching = old === undefined ? days : days.filter((one) => mentionsDay(old, one, context));
    const [day, ...more] = matching.length > 0 ? matching : days;
    const moved = day && more.length === 0 ? readReplacementDay(value, old, day, context) : undefined;
    if (day && moved) return [setDay(day.field, moved)];
    const own = field === 'day' ? (day && more.length === 0 ? stepOfDay(day.field) : 'sales_start') : field;
    return answers[own](value, context);
  }
  return answers[field](value, context);
}

/**
 * Replaces an old value with a new one, in the field that has the old one: 'eleven, not ten', 'the 8th, not the 15th'.
 */
export function replaceOldValue(
  value: string,
  old: string,
  field: FieldName | undefined,
  context: InterpretContext,
): Act[] | undefined {
  const fields = fieldsWithOldValue(old, context, field);
  const found = fields.flatMap((one) => {
    const acts = actsIfCertain(fieldActs(one, value, old, context));
    return acts ? [acts] : [];
  });
  const [first, ...more] = found;
  if (!first) return undefined;
  if (more.length === 0) return first;
  return [...new Map(found.flat().map((act) => [JSON.stringify(act), act])).values()];
}
