import { numberAt, ordinalAt } from '../tracks/numbers.ts';
import type { Word } from '../words/words.ts';
import { CJK_UNITS, clockEnd, numericDateAt } from './date-in-numbers.ts';
import { isAfterNumber, isNextToDate, isNextToNumber, MONTHS_AFTER_DAY, readSpokenYear } from './day-context.ts';
import { ARTICLES, CONNECTORS, findMarks, isDigits, type Mark, UNSPECIFIC_DAY } from './day-marks.ts';
import type { Token } from './day-token.ts';
import { monthOf, unitOf, weekdayOf } from './day-words.ts';
import { findHolidays, type Holiday } from './holidays.ts';

/** Converts words to tokens, in order. '?' is a word that is not about a time, '.' is the end of a sentence. */
export function dayTokens(words: readonly Word[], thisYear: number): Token[] {
  const feasts = new Map(findHolidays(words).map((found) => [found.from, found]));
  const marks = new Map(findMarks(words).map((found) => [found.from, found]));
  const tokens: Token[] = [];
  let hasComma = false;
  const push = (token: Token) => void tokens.push(token);
  for (let at = 0; at < words.length; ) {
    const word = words[at];
    if (!word) break;
    if (endsSentence(words, at)) push({ kind: '.', from: at, to: at, value: 0 });
    const token = tokenAt(words, at, feasts, marks);
    // In '5-6 weeks' and '15/20 Nov', either number may be meant.
    if (
      token?.kind === 'D' &&
      tokens.at(-1)?.kind === 'D' &&
      tokens.at(-1)?.to === at &&
      /^\s?[-–/]\s?$/.test(word.gap)
    )
      push({ kind: '|', from: at, to: at, value: 0 });
    hasComma ||= /,/.test(word.gap);
    if (token) push(hasComma ? { ...token, isApart: true } : token);
    else if (!CONNECTORS.has(word.key)) push({ kind: '?', from: at, to: at + 1, value: 0 });
    if (token || !CONNECTORS.has(word.key)) hasComma = false;
    at = Math.max(at + 1, token?.to ?? 0);
  }
  return withYears(tokens, thisYear);
}

/** Combines 'This year', 'el año pasado' and 'next year' into year tokens. */
function withYears(tokens: readonly Token[], thisYear: number): Token[] {
  const moved: Record<string, number> = { T: 0, N: 1, L: -1 };
  const found: Token[] = [];
  for (const token of tokens) {
    const last = found.at(-1);
    const [which, unit] = token.unit === 'year' ? [last, token] : [token, last];
    if (last && which && unit?.unit === 'year' && which.kind in moved)
      found.splice(-1, 1, { kind: 'Y', from: last.from, to: token.to, value: thisYear + (moved[which.kind] ?? 0) });
    else found.push(token);
  }
  return found;
}

/** Whether a sentence ends before a word. The full stop in '5. Dezember' does not end one. */
const endsSentence = (words: readonly Word[], at: number): boolean => {
  const { gap = '', key = '' } = words[at] ?? {};
  if (!/[.;!?\n]/.test(gap) || /^\d/.test(key)) return false;
  return !(/^\.\s?$/.test(gap) && isDigits(words[at - 1], 2) && monthOf(key) !== undefined);
};

type Marks = Map<number, { from: number; to: number; value: Mark }>;
type Feasts = Map<number, { from: number; to: number; value: Holiday }>;

function tokenAt(words: readonly Word[], at: number, feasts: Feasts, marks: Marks): Token | undefined {
  const word = words[at];
  if (!word) return undefined;
  const { key } = word;
  const single = (kind: string, of: number, more: Partial<Token> = {}): Token => ({
    kind,
    from: at,
    to: at + 1,
    value: of,
    ...more,
  });
  const feast = feasts.get(at);
  if (feast && !(feast.to === at + 1 && monthOf(key) && isNextToNumber(words, at, at + 1)))
    return { kind: 'X', from: at, to: feast.to, value: 0, feast: feast.value };
  const numeric = numericDateAt(words, at);
  if (numeric) return numeric;
  const cjk = CJK_UNITS[words[at + 1]?.text ?? ''];
  if (isDigits(word) && cjk) return { kind: cjk, from: at, to: at + 2, value: Number(key) };
  const clock = clockEnd(words, at);
  if (clock) return { kind: '_', from: at, to: clock, value: 0 };
  if (/^(?:19|20)\d\d$/.test(key)) return single('Y', Number(key));
  const month = monthOf(key);
  if (
    month &&
    (!MONTHS_AFTER_DAY.test(key) || isAfterNumber(words, at)) &&
    (!month.isDoubtful ||
      isNextToNumber(words, at, at + 1) ||
      /^(?:in|en|em|im|of|early|mid|late|next|this|since|de|end)$/.test(words[at - 1]?.key ?? ''))
  )
    return single('M', month.value);
  const weekday = weekdayOf(key);
  if (weekday && (!weekday.isDoubtful || isNextToDate(words, at, at + 1)))
    return single('W', weekday.value, { isAny: UNSPECIFIC_DAY.test(words[at - 1]?.key ?? '') });
  const mark = marks.get(at);
  if (mark && !(mark.value.kind === 'P' && mark.to === at + 1 && key === 'mi' && !monthOf(words[at + 1]?.key ?? '')))
    return { ...mark.value, from: at, to: mark.to };
  const ordinal = ordinalAt(words, at);
  if (ordinal && ordinal.value <= 31)
    return {
      kind: ordinal.value < 0 ? 'L' : 'D',
      from: at,
      to: ordinal.to,
      value: ordinal.value,
      isOrdinal: true,
      isSet: /^\d/.test(key),
    };
  const year = readSpokenYear(words, at);
  if (year) return { kind: 'Y', from: at, to: year.to, value: year.value };
  const number = numberAt(words, at);
  if (number && number.value > 31) return undefined;
  if (number)
    return { kind: 'D', from: at, to: number.to, value: number.value, isSet: ARTICLES.has(words[at - 1]?.key ?? '') };
  const unit = unitOf(key);
  // In 'Dia 4', "dia" belongs to the date and is not a unit.
  const isDay = unit === 'day' && CONNECTORS.has(key) && numberAt(words, at + 1) !== undefined;
  if (unit && !isDay && key !== 'an')
    return single('U', 0, { unit, isPlural: /(?:[^eu]s|as|os|en|ne|ni|tage|dni|dagar|veckor)$/.test(key) });
  const few = FEW[key];
  return few !== undefined && unitAhead(words, at + 1) ? single('D', few) : undefined;
}

/** Articles and words for small numbers before a unit; 0 stands for "a few". */
const FEW: Record<string, number> = Object.fromEntries([
  ...'a an un une una um uma ein eine einem einer een en bir'.split(' ').map((word) => [word, 1] as const),
  ...'couple pair par'.split(' ').map((word) => [word, 2] as const),
  ...'few unas unos uns umas algunas algunos alguns algumas quelques alcune alcuni paar einige enkele nagra birkac several some'
    .split(' ')
    .map((word) => [word, 0] as const),
]);

const unitAhead = (words: readonly Word[], at: number): boolean =>
  unitOf(words[at]?.key ?? '') !== undefined ||
  (CONNECTORS.has(words[at]?.key ?? '') && unitOf(words[at + 1]?.key ?? '') !== undefined);
