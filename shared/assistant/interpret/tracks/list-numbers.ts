import { tidyTitle } from '../values/tidy-title.ts';
import { wordKey } from '../words/words.ts';
import { isLead } from './list-lead.ts';
import type { TitleList } from './listed-titles.ts';

/** A number, the letter of a record side, or a bullet before a title. */
const NUMBER =
  /^\s*(?:[[(]?(?:track|song|tema|pista|faixa|piste|titel|traccia|brano|lied|nr\.?|no\.?|n[ºo°]\.?|#)?\s*#?(\d{1,2})(?:\s*[.)\]:–—-]+\s*|\s*,\s*|\s+)|([A-D]\d)\s*[.)\]:–—-]*\s+|[-*•·–—>→]+\s+)/i;

/** Number words before a title: 'Eins: ...'. */
const COUNTING = new Set(
  `one two three four five six seven eight nine ten first second third fourth fifth sixth seventh uno dos tres cuatro cinco seis siete um dois quatro sete un deux trois quatre cinq sept eins zwei drei vier funf sechs sieben due tre quattro cinque sei sette primero primera segundo segunda tercero tercera erstens zweitens drittens bir iki uc satu dua tiga ek do teen`.split(
    /\s+/,
  ),
);

/** Removes bullets before titles, and numbers if they count up. */
export function unnumbered(lines: readonly string[]): string[] {
  const marks = lines.map((line) => NUMBER.exec(line));
  const numbers = marks.map((mark) => (mark?.[1] ? Number(mark[1]) : undefined));
  const doCount =
    lines.length > 1 && numbers.every((number, n) => number !== undefined && (number === n + 1 || number === n));
  const areMarked = marks.every((mark) => mark !== null && (mark[1] === undefined || /[.):\]]/.test(mark[0])));
  const spoken = lines.map((line) => /^(\p{L}+)\s*[:.)–-]\s+/u.exec(line));
  if (lines.length > 1 && spoken.every((mark) => COUNTING.has(wordKey(mark?.[1] ?? ''))))
    return lines.map((line, n) => line.slice(spoken[n]?.[0].length ?? 0));
  return lines.map((line, n) => (doCount || areMarked ? line.slice(marks[n]?.[0].length ?? 0) : line));
}

/**
 * Reads titles on a single line after numbers that count up: '1. Dawn 2. Dusk', '1 dawn, 2 dusk', '1) Dawn 2) Dusk'.
 */
export function byNumbers(text: string): TitleList | undefined {
  const marks: { start: number; end: number }[] = [];
  for (const match of text.matchAll(
    /(?:^|[\s,;])(?:(?:and|y|e|et|und|then)\s+)?(?:track|song|tema|pista|faixa|piste|titel|traccia|brano|nr\.?|no\.?|number|#)?\s*#?(\d{1,2})(?:(?:\s*[.):–—-]+|\s+(?:is|is called|called|=)|,)?\s+|\s*[.)]\s*)(?=\S)/giu,
  ))
    if (Number(match[1]) === marks.length + 1) marks.push({ start: match.index, end: match.index + match[0].length });
  if (marks.length < 2 || !isLead(text.slice(0, marks[0]?.start))) return undefined;
  const titles = marks.map(({ end }, n) =>
    tidyTitle(
      text
        .slice(end, marks[n + 1]?.start ?? text.length)
        .replace(/[\s,;/|]+$/, '')
        .replace(/\s+(?:and|y|e|et|und)$/i, ''),
    ),
  );
  return titles.every(Boolean) ? { titles, by: 'numbers' } : undefined;
}
