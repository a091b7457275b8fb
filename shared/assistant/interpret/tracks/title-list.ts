import { isParticle, isSmall } from '../words/capitals.ts';
import { wordsOf } from '../words/words.ts';
import { LEAD } from './list-lead.ts';
import { byLines } from './list-lines.ts';
import { byNumbers } from './list-numbers.ts';
import { byOrdinals, bySecondOrdinal } from './list-ordinals.ts';
import { byCommas, byPunctuation, byQuotes } from './list-punctuation.ts';
import type { TitleList } from './listed-titles.ts';

/** Removes sentences after a list on the same line: 'Dawn, Stop. These are songs, no commands'. */
function withoutSentences(text: string): string {
  const end = /(?<=\p{L}{2}|\))[.!]\s+(?=\p{L})/u.exec(text);
  if (!end || end.index < 3) return text;
  const rest = wordsOf(text.slice(end.index));
  const isSaid =
    rest.filter((word) => isSmall(word) && !isParticle(word)).length > 1 && !/[/;|]|\d[.)]/.test(text.slice(end.index));
  return isSaid ? text.slice(0, end.index) : text;
}
/** Small talk that introduces a list with a colon: 'okey: Dawn, Dusk'. */
const CHAT_LEAD = /^(?=[^:]*\p{Ll}{2})[\p{Ll}\d' ]{1,24}:\s+/u;

/** Reads titles separated by dots, if there are as many as tracks: 'Dawn ... Dusk ... Noon'. */
function byDots(list: string, count: number): TitleList | undefined {
  const titles = list.split(/\s+(?:\.{2,}|…)\s+/);
  return count > 1 && titles.length === count ? byPunctuation(titles.join(' / '), count) : undefined;
}

/** The maximum number of separators between the titles of a release. */
const MAX_DIVIDERS = 120;

/** Reads the titles listed in a text. Prefers a reading with as many titles as there are tracks. */
export function titleList(message: string, count: number, artist: string): TitleList | undefined {
  if ((message.match(/[,;|/\n]|\s-\s/g) ?? []).length > MAX_DIVIDERS) return undefined;
  const text = /\n/.test(message) ? message : withoutSentences(message);
  const lines = byLines(text, count, artist);
  if (lines) return lines;
  const list = text.replace(LEAD, '').replace(CHAT_LEAD, '');
  const readings = [
    () => byQuotes(text),
    () => byNumbers(list),
    () => byOrdinals(text),
    () => bySecondOrdinal(text),
    () => byDots(list, count),
    () => byPunctuation(list, count),
    () => byCommas(list, count),
  ];
  const found: TitleList[] = [];
  for (const read of readings) {
    const list = read();
    if (list?.titles.length === count) return list;
    if (list) found.push(list);
  }
  return found[0];
}
