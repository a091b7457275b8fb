import { TRACK_LIMIT } from '../../../releases/track-limit.ts';
import type { PlainAct } from '../../act.ts';
import type { Answer, InterpretContext } from '../context.ts';
import { isListFrame, isNumberedLine } from '../tracks/list-lines.ts';
import { byNumbers } from '../tracks/list-numbers.ts';
import { byCommas } from '../tracks/list-punctuation.ts';
import { titleList } from '../tracks/title-list.ts';
import { offerTexts } from '../values/free-text-acts.ts';
import { isTitleCased, looksLikeTitle } from '../values/looks-like.ts';
import { isSentence } from '../words/sentence-words.ts';
import { wordsOf } from '../words/words.ts';
import { readCountClause } from './track-count.ts';

/** The minimum number of comma-separated titles in a tracklist. Two ('Dawn, Dusk') could be anything. */
const MIN_TITLES_IN_LINE = 3;

const setTitles = (titles: string[]): PlainAct => ({ kind: 'track-titles', titles });

/**
 * Reads titles pasted in reply to "how many tracks?", one per line or numbered. Comma-separated titles are only
 * offered, unless the message also states how many there are.
 */
export const pastedTitles: Answer = (text, context) => {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const listed =
    lines.length > 1 ? titlesInLines(lines, context) : (countedTitles(text, context) ?? numberedTitles(text));
  if (listed) return [setTitles(listed)];
  if (lines.length > 1) return undefined;
  const inLine = byCommas(text, 0)?.titles ?? [];
  const isLikely = inLine.length >= MIN_TITLES_IN_LINE && isTracklist(inLine) && inLine.every(isWrittenAsTitle);
  if (!isLikely) return undefined;
  return offerTexts(text, [{ text: inLine.map((title) => `“${title}”`).join(', '), acts: [setTitles(inLine)] }]);
};

/** Reads a list with one title per line, skipping lines that introduce, count or end the list. */
function titlesInLines(lines: readonly string[], context: InterpretContext): string[] | undefined {
  const numbered = lines.filter(isNumberedLine);
  const rest = numbered.length > 1 ? numbered : [...lines];
  const counts: number[] = [];
  for (let line = rest[0] ?? ''; rest.length > 1; line = rest[0] ?? '') {
    const count = readTrackCount(line, context);
    if (count === undefined && !isListFrame(line)) break;
    if (count !== undefined) counts.push(count);
    rest.shift();
  }
  while (rest.length > 1 && isListFrame(rest.at(-1) ?? '')) rest.pop();
  const titles = rest.length > 1 ? titleList(rest.join('\n'), rest.length, '')?.titles : undefined;
  return titles && isTracklist(titles, counts.includes(titles.length)) ? titles : undefined;
}

/** Reads titles after their announced number: '4 tracks. Dawn, Dusk, Noon and Midnight'. */
function countedTitles(text: string, context: InterpretContext): string[] | undefined {
  const [, lead = '', list = ''] = /^([^.:;,\n]{3,40})[.:;,]\s+(.+)$/.exec(text) ?? [];
  const count = readTrackCount(lead, context);
  const titles = count === undefined ? undefined : titleList(list, count, '')?.titles;
  return titles && titles.length === count && isTracklist(titles) && titles.every(isWrittenAsTitle)
    ? titles
    : undefined;
}

function numberedTitles(text: string): string[] | undefined {
  const titles = byNumbers(text)?.titles;
  return titles && isTracklist(titles) ? titles : undefined;
}

/** Reads the number of tracks from a clause that says nothing else. */
function readTrackCount(text: string, context: InterpretContext): number | undefined {
  const [only, ...more] = readCountClause(text, context) ?? [];
  return only?.kind === 'track-count' && more.length === 0 ? only.count : undefined;
}

/**
 * Whether every entry looks like a title. If there are as many entries as announced (`isCounted`), entries that look
 * like conversation are accepted too.
 */
const isTracklist = (titles: readonly string[], isCounted = false): boolean =>
  titles.length > 1 &&
  titles.length <= TRACK_LIMIT &&
  titles.every((title) => title !== '' && (isCounted || (looksLikeTitle(title) !== 'no' && !isTalk(title))));

/** Whether a title is really a lowercase sentence. */
const isTalk = (title: string): boolean => isSentence(wordsOf(title)) && !isTitleCased(title);

const isWrittenAsTitle = (title: string): boolean => looksLikeTitle(title) === 'sure' && /^\p{Lu}/u.test(title);
