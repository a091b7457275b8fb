import { tidyTitle } from '../values/tidy-title.ts';
import { wordsOf } from '../words/words.ts';
import { LEAD } from './list-lead.ts';
import { unnumbered } from './list-numbers.ts';
import type { TitleList } from './listed-titles.ts';

/** Punctuation that separates the titles in a list, the most reliable first. */
const DIVIDERS: readonly RegExp[] = [
  /\s*\(?(?<!\d)\d{1,2}:\d{2}\)?(?:\s*,)?(?:\s+|$)/,
  /\s*\|\s*/,
  /\s*;\s*/,
  /\s+\/\/?\s+/,
  /\s*(?:→|->|=>|•|·)\s*/,
  /,?\s+(?:next|new) (?:line|one|track|song)[,:]?\s+/i,
  /\s*\/\s*/,
  /\s+[–—]\s+/,
  /\s+-\s+/,
];

/** Reads titles that are all in quotes, if the text contains nothing else. */
export function byQuotes(text: string): TitleList | undefined {
  const titles = [...text.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title.trim());
  const rest = text.replace(/"[^"]+"/g, ' ');
  if (titles.length < 2) return undefined;
  const words = wordsOf(rest.replace(LEAD, ''));
  return words.every(({ key }) => /^(?:and|y|e|et|und|then|plus|ve|dan|aur|i|en|och|\d+)$/.test(key))
    ? { titles: titles.map((title) => title.replace(/[,;]$/, '')), by: 'quotes' }
    : undefined;
}

/** Reads titles separated by punctuation. */
export function byPunctuation(text: string, count: number): TitleList | undefined {
  for (const divider of DIVIDERS) {
    const parts = unnumbered(text.split(divider).filter((part) => part.trim() !== '')).map(tidyTitle);
    if (parts.length > 1 && parts.length === count) return { titles: parts, by: 'signs' };
  }
  for (const divider of DIVIDERS.slice(1, 6)) {
    const parts = unnumbered(text.split(divider).filter((part) => part.trim() !== '')).map(tidyTitle);
    if (parts.length > 1) return { titles: parts, by: 'signs' };
  }
  return undefined;
}

/**
 * Conjunctions between two titles. A capital I is not among them, because it may be a numeral in a title: 'Flats I and
 * Flats II'.
 */
const CONJUNCTION =
  /\s+(?:and then|and|And|AND|&|\+|plus|PLUS|then|THEN|y|Y|e|E|et|ET|und|UND|ve|dan|aur|i|och|en|n)\s+/;
/**
 * Reads titles separated by commas, with or without an "and" before the last. Text in brackets and quotes is not split.
 */
export function byCommas(text: string, count: number): TitleList | undefined {
  const { hidden, shown } = hideEnclosedText(text);
  const parts = hidden.split(/\s*[,、،，]\s*/).filter((part) => part.trim() !== '');
  const withJoint = (from: number) =>
    parts.flatMap((part, n) => (n < from ? [part] : part.split(CONJUNCTION))).filter((part) => part.trim() !== '');
  const strip = (list: readonly string[]) =>
    list.map((part) => part.replace(/^(?:and(?: then)?|then|&|y|e|et|und|ve)\s+/i, ''));
  // The "and" before the last title probably separates titles, but it may be part of one.
  const readings = [parts, withJoint(parts.length - 1), splitAtLastConjunction(parts), withJoint(0)].map(strip);
  const best = readings.find((list) => list.length === count) ?? readings[1] ?? [];
  const titles = unnumbered(best.map(shown)).map(tidyTitle);
  return titles.length > 1 ? { titles, by: 'commas' } : undefined;
}
/** Splits only the last part, and only at its last conjunction. */
function splitAtLastConjunction(parts: readonly string[]): string[] {
  const last = parts.at(-1) ?? '';
  const joints = [...last.matchAll(new RegExp(CONJUNCTION, 'g'))];
  const joint = joints.at(-1);
  return joint
    ? [...parts.slice(0, -1), last.slice(0, joint.index), last.slice(joint.index + joint[0].length)]
    : [...parts];
}
/** A character that encloses the placeholder for text that must not be split. */
const PLACEHOLDER_MARK = '\uE000';
function hideEnclosedText(text: string): { hidden: string; shown: (part: string) => string } {
  const kept: string[] = [];
  const hidden = text.replace(
    /"[^"]+"|\([^()]*\)|\[[^[\]]*\]/g,
    (run) => `${PLACEHOLDER_MARK}${kept.push(run) - 1}${PLACEHOLDER_MARK}`,
  );
  return {
    hidden,
    shown: (part) =>
      part.replace(
        new RegExp(`${PLACEHOLDER_MARK}(\\d+)${PLACEHOLDER_MARK}`, 'g'),
        (_, n: string) => kept[Number(n)] ?? '',
      ),
  };
}
