import type { Release } from '../../../releases/release.ts';
import { AS_SOON_AS_POSSIBLE } from '../../../releases/sales-start.ts';
import type { Act, PlainAct } from '../../act.ts';
import { answers } from '../answers.ts';
import type { InterpretContext } from '../context.ts';
import { hasPart, pad, readDayPart, significantWords, validDate, withPart } from '../days/day-parts.ts';
import type { FieldName } from './field-name.ts';

export type DayField = 'salesStart' | 'preOrder' | 'originalRelease';

const FIELD_OF: Readonly<Partial<Record<FieldName, DayField>>> = {
  sales_start: 'salesStart',
  pre_order: 'preOrder',
  original_release: 'originalRelease',
};

/** A date field of the release, with its current value. */
export type Day = { field: DayField; now: string };

/** Lists the dates that a text may be about: the field that it names, or else all date fields that have a date. */
export function daysMentioned(release: Release, field: FieldName | undefined): Day[] {
  const one = field && FIELD_OF[field];
  if (field && field !== 'day' && !one) return [];
  return (['salesStart', 'preOrder', 'originalRelease'] as const)
    .filter((own) => one === undefined || own === one)
    .flatMap((own) =>
      release[own] !== '' && release[own] !== AS_SOON_AS_POSSIBLE ? { field: own, now: release[own] } : [],
    );
}

const STEP_OF = { salesStart: 'sales_start', preOrder: 'pre_order', originalRelease: 'original_release' } as const;

export const stepOfDay = (field: DayField) => STEP_OF[field];

/** Lists the dates that acts set or offer. */
const daysOf = (acts: readonly Act[] | undefined): string[] =>
  (acts ?? []).flatMap((act): string[] => {
    if (act.kind === 'suggest') return act.suggestions.flatMap((one) => daysOf(one.acts));
    return act.kind === 'set-release' && typeof act.value === 'string' && /^\d{4}-/.test(act.value) ? [act.value] : [];
  });

/** Reads the only date in a text, in the same way as an answer to the field's question. */
function dayOf(text: string, field: DayField, context: InterpretContext): string | undefined {
  const acts = answers[STEP_OF[field]](text, context);
  const [day, ...more] = daysOf(acts);
  return acts?.every(({ kind }) => kind !== 'suggest') && more.length === 0 ? day : undefined;
}

/** Reads two numbers with a punctuation mark between them as a day and a month, both ways round. */
const numbersIn = (
  text: string,
  now: string,
): { dayFirst: string | undefined; monthFirst: string | undefined } | undefined => {
  const match = /^\D*(\d{1,2})\s?[/.-]\s?(\d{1,2})\D*$/.exec(text);
  if (!match) return undefined;
  const [one, other] = [Number(match[1]), Number(match[2])];
  return {
    dayFirst: validDate(`${now.slice(0, 4)}-${pad(other)}-${pad(one)}`),
    monthFirst: validDate(`${now.slice(0, 4)}-${pad(one)}-${pad(other)}`),
  };
};

/** Whether a text is the current date, in full or in part. */
export function mentionsDay(text: string, { now, field }: Day, context: InterpretContext): boolean {
  const part = readDayPart(text);
  if (part) return hasPart(now, part);
  const numbers = numbersIn(text, now);
  if (numbers) return numbers.dayFirst === now || numbers.monthFirst === now;
  return daysOf(answers[STEP_OF[field]](text, context)).some((day) => day === now || day.slice(5) === now.slice(5));
}

/** Reads the date that replaces the current one, in full or in part. `old` is the old date as the message gives it. */
export function readReplacementDay(
  text: string,
  old: string | undefined,
  { now, field }: Day,
  context: InterpretContext,
): string | undefined {
  const part = readDayPart(text);
  if (part) return withPart(now, part);
  const numbers = numbersIn(text, now);
  const before = old === undefined ? undefined : numbersIn(old, now);
  if (numbers) {
    const { dayFirst, monthFirst } = numbers;
    if (before?.dayFirst === now && before.monthFirst !== now) return dayFirst;
    if (before?.monthFirst === now && before.dayFirst !== now) return monthFirst;
    return dayFirst === undefined || monthFirst === undefined ? (dayFirst ?? monthFirst) : undefined;
  }
  const was = old === undefined ? undefined : readDayPart(old);
  const last = significantWords(text).at(-1);
  // In 'June 14 of 93, not 94', the two digits are a year, not an hour.
  if (was?.of === 'year' && last && /^\d\d$/.test(last.text)) {
    const year = withPart(now, { of: 'year', value: Number(last.text) })?.slice(0, 4);
    return dayOf(`${text.slice(0, last.start)} ${year}`.replace(/\b(?:of|in)\s*(?=\d{4}$)/, ''), field, context);
  }
  return dayOf(text, field, context);
}

export const setDay = (field: DayField, value: string): PlainAct => ({ kind: 'set-release', field, value });
