import type { Release } from '../../releases/release.ts';
import { AS_SOON_AS_POSSIBLE } from '../../releases/sales-start.ts';
import type { Act, PlainAct } from '../act.ts';
import { answers } from './answers.ts';
import type { InterpretContext } from './context.ts';
import { wordsOfCues } from './cues.ts';
import type { FieldNamed } from './field-named.ts';
import { numberOf } from './numbers.ts';
import { phraseFinder, phrasesIn } from './phrases.ts';
import { findSaying } from './sayings.ts';
import { wordsOf } from './words.ts';

export type DayField = 'salesStart' | 'preOrder' | 'originalRelease';
const FIELD_OF: Readonly<Partial<Record<FieldNamed, DayField>>> = {
  sales_start: 'salesStart',
  pre_order: 'preOrder',
  original_release: 'originalRelease',
};

/** A day of the release, as it stands now. */
export type Day = { field: DayField; now: string };

/** The days that a text can speak of: the one it names, or all that are set. */
export function daysSpokenOf(release: Release, field: FieldNamed | undefined): Day[] {
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

/** The days that acts set or offer. */
const daysOf = (acts: readonly Act[] | undefined): string[] =>
  (acts ?? []).flatMap((act): string[] => {
    if (act.kind === 'suggest') return act.suggestions.flatMap((one) => daysOf(one.acts));
    return act.kind === 'set-release' && typeof act.value === 'string' && /^\d{4}-/.test(act.value) ? [act.value] : [];
  });
/** The one day that a text says for a field, as its question reads it. */
function dayOf(text: string, field: DayField, context: InterpretContext): string | undefined {
  const acts = answers[STEP_OF[field]](text, context);
  const [day, ...more] = daysOf(acts);
  return acts?.every(({ kind }) => kind !== 'suggest') && more.length === 0 ? day : undefined;
}

const pad = (n: number) => String(n).padStart(2, '0');
const real = (day: string): string | undefined => {
  const read = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().slice(0, 10) === day ? day : undefined;
};

const idle = phraseFinder(
  phrasesIn(
    'of, from, on, in, the, since, it, a, el, de, del, o, do, le, du, der, den, dem, vom, am, im, il, di, dal, by, for, day, year',
  ).map((phrase) => [phrase, true]),
);
/** The year that a text is, and nothing else: '2024', 'from 2024'. */
export function yearSaid(text: string): number | undefined {
  const part = partSaid(text);
  return part?.of === 'year' && part.value > 99 ? part.value : undefined;
}

/** Words of a text about a day, without those that say nothing of it. */
const saidOf = (text: string) => {
  const words = wordsOf(text);
  const out = new Set(wordsOfCues(words, 'wrong', 'lead'));
  for (const { from, to } of [...idle(words), ...findSaying(words, 'filler')])
    for (let n = from; n < to; n++) out.add(n);
  return words.filter((_, n) => !out.has(n));
};

/** A part of a day: 'the 13th', '2024', '94'. */
type PartSaid = { of: 'day' | 'year'; value: number };
function partSaid(text: string): PartSaid | undefined {
  const words = saidOf(text);
  const [only] = words;
  if (!only || words.length !== 1) return undefined;
  const day =
    /^(\d{1,2})(?:st|nd|rd|th|er|e)$/i.exec(only.text) ??
    (/^(\d{1,2})\.?$/.test(only.text) && Number(only.text) <= 31 && /\b(?:the|el|am|den|o|le|il|dia|der)\b/i.test(text)
      ? [only.text, only.text]
      : undefined);
  if (day) return { of: 'day', value: Number(day[1]) };
  if (/^(?:19|20)\d\d$/.test(only.text)) return { of: 'year', value: Number(only.text) };
  return /^'?\d\d$/.test(only.text) ? { of: 'year', value: Number(only.text) } : undefined;
}

const withPart = (now: string, { of, value }: PartSaid): string | undefined => {
  if (of === 'day') return real(`${now.slice(0, 8)}${pad(value)}`);
  const century = Number(now.slice(0, 2)) * 100;
  return real(`${value < 100 ? century + value : value}${now.slice(4)}`);
};
const hasPart = (now: string, { of, value }: PartSaid): boolean =>
  of === 'day'
    ? Number(now.slice(8)) === value
    : Number(now.slice(0, 4)) === value || Number(now.slice(2, 4)) === value;

/** Two numbers with a sign between them, as a month and a day or the other way round. */
const numbersIn = (
  text: string,
  now: string,
): { dayFirst: string | undefined; monthFirst: string | undefined } | undefined => {
  const match = /^\D*(\d{1,2})\s?[/.-]\s?(\d{1,2})\D*$/.exec(text);
  if (!match) return undefined;
  const [one, other] = [Number(match[1]), Number(match[2])];
  return {
    dayFirst: real(`${now.slice(0, 4)}-${pad(other)}-${pad(one)}`),
    monthFirst: real(`${now.slice(0, 4)}-${pad(one)}-${pad(other)}`),
  };
};

/** Whether a text says the day that stands now, or a part of it. */
export function saysDay(text: string, { now, field }: Day, context: InterpretContext): boolean {
  const part = partSaid(text);
  if (part) return hasPart(now, part);
  const numbers = numbersIn(text, now);
  if (numbers) return numbers.dayFirst === now || numbers.monthFirst === now;
  return daysOf(answers[STEP_OF[field]](text, context)).some((day) => day === now || day.slice(5) === now.slice(5));
}

/** The day that somebody says instead of the one that stands: a whole day, or a part of it. `old` is what they say it was. */
export function dayInstead(
  text: string,
  old: string | undefined,
  { now, field }: Day,
  context: InterpretContext,
): string | undefined {
  const part = partSaid(text);
  if (part) return withPart(now, part);
  const numbers = numbersIn(text, now);
  const before = old === undefined ? undefined : numbersIn(old, now);
  if (numbers) {
    const { dayFirst, monthFirst } = numbers;
    if (before?.dayFirst === now && before.monthFirst !== now) return dayFirst;
    if (before?.monthFirst === now && before.dayFirst !== now) return monthFirst;
    return dayFirst === undefined || monthFirst === undefined ? (dayFirst ?? monthFirst) : undefined;
  }
  const was = old === undefined ? undefined : partSaid(old);
  const last = saidOf(text).at(-1);
  // 'June 14 of 93, not 94': the year is said in two digits, which are no hour here.
  if (was?.of === 'year' && last && /^\d\d$/.test(last.text)) {
    const year = withPart(now, { of: 'year', value: Number(last.text) })?.slice(0, 4);
    return dayOf(`${text.slice(0, last.start)} ${year}`.replace(/\b(?:of|in)\s*(?=\d{4}$)/, ''), field, context);
  }
  return dayOf(text, field, context);
}

const LATER =
  'later, after, back, further back, out, mas tarde, despues, depois, mais tarde, plus tard, apres, spater, nach hinten, dopo, piu tardi, later, push, postpone, delay, push back, shift back, move back, retrasa, aplaza, aplazar, atrasa, adia, adiar, repousse, repoussez, decale, decalez, decaler, verschieb, verschiebe, verschieben, rimanda, rinvia, sposta';
const EARLIER =
  'earlier, sooner, before, forward, up, antes, mas temprano, mais cedo, plus tot, avant, fruher, nach vorne, vor, prima, bring forward, move up, move forward, pull forward, prepone, advance, adelanta, adelantar, antecipa, adianta, avance, avancez, anticipa, eerder';
const shifts = phraseFinder([
  ...phrasesIn(LATER).map((phrase) => [phrase, 1] as const),
  ...phrasesIn(EARLIER).map((phrase) => [phrase, -1] as const),
]);
const UNITS: readonly [number, string][] = [
  [1, 'day, days, dia, dias, jour, jours, tag, tage, tagen, giorno, giorni, dagen'],
  [7, 'week, weeks, semana, semanas, semaine, semaines, woche, wochen, settimana, settimane, weken'],
];
const units = phraseFinder(UNITS.flatMap(([days, list]) => phrasesIn(list).map((phrase) => [phrase, days] as const)));
const ONE = new Set([
  'a',
  'an',
  'one',
  'una',
  'un',
  'uma',
  'um',
  'une',
  'eine',
  'einen',
  'ein',
  'een',
  'another',
  'otra',
]);
const NUMBERS: Readonly<Record<string, number>> = {
  dos: 2,
  dois: 2,
  duas: 2,
  deux: 2,
  zwei: 2,
  due: 2,
  twee: 2,
  tres: 3,
  trois: 3,
  drei: 3,
  tre: 3,
};

/** 'A week later', 'push it back two weeks': by how many days. */
export function shiftSaid(text: string): number | undefined {
  const words = wordsOf(text);
  const [unit, ...more] = units(words);
  const ways = new Set(shifts(words).map(({ value }) => value));
  const number = unit && words[unit.from - 1];
  if (!unit || !number || more.length > 0 || ways.size === 0) return undefined;
  const count = ONE.has(number.key) ? 1 : (NUMBERS[number.key] ?? numberOf(number.key));
  // "Move it forward", "bring it back": what stands first says it.
  const way = shifts(words)[0]?.value ?? 1;
  return count && ways.size === 1 ? count * unit.value * way : undefined;
}

export const shifted = (day: string, by: number): string =>
  new Date(Date.parse(day) + by * 86_400_000).toISOString().slice(0, 10);
export const setDay = (field: DayField, value: string): PlainAct => ({ kind: 'set-release', field, value });
