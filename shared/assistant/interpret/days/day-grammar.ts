import { plusDays } from './calendar.ts';
import { type DayNeeds, type DaysOrSpan, firstToken, holidayDate, type ReadDays, toDays } from './day-reading.ts';
import type { Token } from './day-token.ts';
import {
  dayAlone,
  dayOfMonth,
  inNumbers,
  nthOfMonth,
  ordinalMonth,
  weekdayAlone,
  weekdayOfWeek,
} from './read-dates.ts';
import { dayRelativeTo, daysFrom, periodAround, readCountedUnits, weekAroundDay } from './relative-days.ts';
import { monthOnly, period, seasonOnly, yearOnly } from './times-without-day.ts';

const ANCHOR = '(?:XY?|d|W?DMY?|W?MDY?)';
/** Patterns of times, written in the letters that stand for the kinds of tokens. The first match wins. */
const rules: readonly (readonly [pattern: string, read: ReadDays])[] = [
  [
    `C?[DT]{0,2}U[BZP](?:R{1,3}|${ANCHOR}|\\|DU?|\\?)?|[DNTL]?W[BZ](?:R{1,3}|${ANCHOR}|\\?)?|DU?\\|DU[BZ]R{0,3}`,
    dayRelativeTo,
  ],
  ['W?d', inNumbers],
  ['LWI?(?:[TN]?U|MY?|XY?|Y)|DWI?(?:[TN]?U|MY?|XY?|Y)?', nthOfMonth],
  [`[CBZ]I?(?:${ANCHOR}|D|W)|[BZ]I?P?[MSQ]Y?`, periodAround],
  ['YMDW?|W?D(?:\\|?D){0,3}I?MY?W?|W?MD(?:\\|?D){0,3}Y?W?', dayOfMonth],
  [
    'D{1,2}UA|AD{1,2}U|BD{1,2}U',
    (tokens, needs) =>
      firstToken(tokens, 'B') && needs.toward === 'ahead' ? undefined : readCountedUnits(tokens, needs, -1),
  ],
  [
    'WI?D{0,2}UF?|C?D{1,2}UF|D{1,2}UF?W|C?ID(?:\\|?D){0,2}U(?:F|\\|D)?',
    (tokens, needs) => readCountedUnits(tokens, needs, 1),
  ],
  [`XY?U|U(?:${ANCHOR}|D)`, weekAroundDay],
  ['XY?', (tokens, needs) => toDays([holidayDate(tokens, needs)], 'feast')],
  ['K', ([token], { today }) => toDays([plusDays(today, token?.value ?? 0)])],
  ['W[NT]U|[NT]UW', weekdayOfWeek],
  ['D{1,2}UK|KU', (tokens, needs) => daysFrom(tokens, needs)],
  ['DD', ordinalMonth],
  ['W?DI?[TN]U|W?D', dayAlone],
  ['[TNL]?W[TNL]?', weekdayAlone],
  ['C?I?(?:[DL]U|P)?I?MY?|YI?M', monthOnly],
  ['C?I?PI?[TN]?U[TN]?|C?I?[TNL]U|U[PTNL]', period],
  ['C?I?P?[SQ]I?Y?', seasonOnly],
  ['C?I?P?Y', yearOnly],
];
const compiled = rules.map(([pattern, read]) => ({ pattern: new RegExp(pattern, 'y'), read }));

/** Reads the times in a list of tokens, from left to right. */
export function readTokens(tokens: readonly Token[], needs: DayNeeds): (DaysOrSpan & { from: number; to: number })[] {
  const kinds = tokens.map(({ kind }) => kind).join('');
  const found: (DaysOrSpan & { from: number; to: number })[] = [];
  for (let at = 0; at < tokens.length; ) {
    const match = matchAt(kinds, tokens, at, needs);
    if (match) found.push({ ...match.read, from: tokens[at]?.from ?? 0, to: tokens[at + match.length - 1]?.to ?? 0 });
    at += match?.length ?? 1;
  }
  return found;
}

function matchAt(kinds: string, tokens: readonly Token[], at: number, needs: DayNeeds) {
  for (const { pattern, read } of compiled) {
    pattern.lastIndex = at;
    const length = pattern.exec(kinds)?.[0].length ?? 0;
    const reading = length > 0 ? read(tokens.slice(at, at + length), needs) : undefined;
    if (reading) return { read: reading, length };
  }
  return undefined;
}
