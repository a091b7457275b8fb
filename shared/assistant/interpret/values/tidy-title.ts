import { TITLE_LIMIT } from '../../../text-limit.ts';
import { withoutAsides } from '../clauses/explanations.ts';
import { areCapital, isSmall } from '../words/capitals.ts';
import { quoted } from '../words/normalize-text.ts';
import { wordsOf } from '../words/words.ts';
import { afterPreamble } from './preambles.ts';
import { withoutTrail } from './read-value.ts';
import { chatStart } from './value-endings.ts';

/** Additions to a title in a tracklist: file extensions, durations, tempos. */
export const FILE = /\.(?:wav|wave|mp3|flac|aiff?|m4a|aac|ogg|alac|mp4|caf|wma)$/i;
export const DURATION =
  /[\s([–—-]*(?<![\d:.])\d{1,2}[:.'′]\d{2}(?:"|″|''|\s*min)?(?![\d:])[)\]]?\s*$|\s*\(?\b\d{1,2}\s?(?:min(?:utes?)?|m)\s?(?:\d{1,2}\s?(?:s|sec|seconds?)?)?\)?\s*$/i;
const BPM = /[\s(,|–—-]*\b\d{2,3}\s?bpm\b.*$/i;
/** Credits after a dash, and notes in square brackets. */
const CREDIT = /\s+[–—-]+\s+(?:prod|produced|feat|ft|mixed|written|by|with|for|prod by)\b.*$/i;
const NOTE = /\s*\[\p{Ll}[^\]]*\]\s*$/u;
/** Removes what a tracklist adds around a title. */
export function tidyTitle(line: string): string {
  let title = line.trim();
  if (title.length > TITLE_LIMIT) return title;
  for (let n = 0; n < 3; n++) {
    const cut = title
      .replace(FILE, '')
      .replace(BPM, '')
      .replace(DURATION, '')
      .replace(CREDIT, '')
      .replace(NOTE, '')
      .trim();
    title = cut === '' ? title : cut;
  }
  const exact = quoted(title.replace(/[,;]$/, ''));
  if (exact) return exact;
  title = withoutLead(withoutChat(withoutAsides(title)));
  title = withoutTrail(title.replace(/^["']([^"']+)["']$/, '$1'));
  return /_/.test(title) && !/\s/.test(title) ? title.replace(/_+/g, ' ').trim() : title;
}

/** Removes words that lead up to a title, such as "we finish on". */
function withoutLead(title: string): string {
  const words = wordsOf(title);
  const { from, strength } = afterPreamble(words, 'title');
  const next = words[from];
  return strength === 'strong' && next && areCapital([next]) && words.slice(0, from).every(isSmall)
    ? title.slice(next.start)
    : title;
}

/** Removes chat after a title. */
function withoutChat(title: string): string {
  const words = wordsOf(title);
  const end = words[chatStart(words)];
  return end ? title.slice(0, end.start - end.gap.length) : title;
}
