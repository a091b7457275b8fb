import { nounPhraseFrom } from '../values/noun-phrase.ts';
import { DURATION, FILE, tidyTitle } from '../values/tidy-title.ts';
import { chatStart } from '../values/value-endings.ts';
import { versionPhrases } from '../values/version-words.ts';
import { isParticle, isSmall } from '../words/capitals.ts';
import { areOnly } from '../words/sayings.ts';
import { wordsOf } from '../words/words.ts';
import { unnumbered } from './list-numbers.ts';
import type { TitleList } from './listed-titles.ts';

/** A length within a line, and the columns after it. */
const COLUMNS = /\s+\(?\d{1,2}:\d{2}\)?(?:\s.*)?$/;
/** Removes the artist's name, if every line begins or ends with the same words and a dash. */
function withoutArtist(lines: readonly string[], artist: string): string[] {
  const parts = lines.map((line) => line.split(/\s+[–—-]\s+/));
  const [first = []] = parts;
  const isSame = (at: number) =>
    lines.length > 1 && parts.every((part) => part.length >= 2 && part.at(at) === first.at(at));
  const isArtist = (at: number) =>
    parts.every((part) => part.length >= 2 && part.at(at)?.trim().toLowerCase() === artist.toLowerCase());
  if (isSame(0) || (artist !== '' && isArtist(0))) return parts.map((part) => part.slice(1).join(' - '));
  if (isSame(-1) || (artist !== '' && isArtist(-1))) return parts.map((part) => part.slice(0, -1).join(' - '));
  return [...lines];
}

/** Removes a note that ends every line: 'by Lena Moss', '(ISRC pending)'. */
function withoutEnding(lines: readonly string[]): string[] {
  const ends = lines.map((line) => /\s+(?:by\s+\S.*|\([^()]*\))$/i.exec(line)?.[0]);
  const [end] = ends;
  const inner = wordsOf(end ?? '');
  const isNote =
    end !== undefined &&
    (/^\s+by\s/i.test(end) ||
      (inner.some(isSmall) && versionPhrases(inner).length === 0 && !/^\s+\((?:feat|ft|with)\b/i.test(end)));
  return lines.length > 1 && isNote && ends.every((one) => one === end)
    ? lines.map((line) => line.slice(0, line.length - end.length))
    : [...lines];
}

/** Whether a line only introduces or closes the list: 'tracklist:', 'here you go', 'thanks!'. */
export function isListFrame(line: string): boolean {
  const words = wordsOf(line);
  if (words.length === 0) return true;
  if (/:\s*$/.test(line)) return true;
  return (
    areOnly(words, 'filler', 'yes') ||
    chatStart([{ text: 'X', key: 'x', start: 0, end: 0, gap: '' }, ...words]) === 1 ||
    (nounPhraseFrom(words, 0) === words.length && words.length > 1 && line === line.toLowerCase()) ||
    /^(?:track ?list(?:ing)?|here (?:you go|they are|it is|goes)|that'?s (?:it|all)|the titles|setlist|lista|tracks?|songs?|titles?|titel|tracklist|titres?|temas|faixas|brani|canciones|músicas)\b.{0,24}$/i.test(
      line.trim(),
    )
  );
}

/**
 * Reads the titles from a table: the first column that does not consist of numbers or lengths, and differs between
 * lines.
 */
function fromTable(lines: readonly string[]): string[] {
  const rows = lines.map((line) =>
    line
      .split(/\s*\|\s*/)
      .map((cell) => cell.trim())
      .filter(Boolean),
  );
  const columns = Math.min(...rows.map((row) => row.length));
  if (columns < 2) {
    const areTimed = lines.length > 1 && lines.every((line) => COLUMNS.test(line));
    return areTimed ? lines.map((line) => line.replace(COLUMNS, '')) : [...lines];
  }
  const isTitle = (at: number) =>
    rows.some((row) => /\p{L}/u.test(row[at] ?? '')) &&
    new Set(rows.map((row) => row[at])).size > 1 &&
    !rows.every((row) => /^\d/.test(row[at] ?? '') && /[:.]\d\d$/.test(row[at] ?? ''));
  const title = Array.from({ length: columns }, (_, n) => n).find(isTitle) ?? 0;
  return rows.map((row) => row[title] ?? '');
}

/** Headings of a list's parts: 'SIDE A', 'Disc 1'. */
const PART = /^(?:side|disc|disk|cd|part|lado|cara|disco|face|disque|seite|lato)\s*[A-D\d]\b.{0,12}$/i;
/** Whether a line is talk about the list. */
const isTalking = (line: string): boolean => {
  const words = wordsOf(line);
  return (
    isListFrame(line) ||
    /^(?:ps|nb|btw|note|sent from|gesendet von|enviado desde|enviado do|envoyé de|inviato da)\b/i.test(line) ||
    (words.length > 2 && words.filter((word) => isSmall(word) && !isParticle(word)).length * 2 > words.length)
  );
};

/** Whether a line begins with a track number: '3. Dawn', 'track 3: Dawn', '03 Dawn'. */
export const isNumberedLine = (line: string): boolean =>
  /^\W{0,2}(?:track\s*)?\d{1,2}\s*[.)\]:|–—-]/i.test(line) || /^0?\d{1,2}\s+\S/.test(line);

/**
 * Reads a list with one title per line: the numbered lines if there are as many as tracks, otherwise all lines except
 * the talk around them.
 */
export function byLines(text: string, count: number, artist: string): TitleList | undefined {
  const all = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  if (all.length < 2) return undefined;
  const numbered = all.filter(isNumberedLine);
  let lines = all.filter((line) => !PART.test(line));
  if (numbered.length === count && count > 1) lines = numbered;
  while (lines.length > 1 && lines.length > count && isTalking(lines[0] ?? '')) lines = lines.slice(1);
  while (lines.length > 1 && lines.length > count && isTalking(lines.at(-1) ?? '')) lines = lines.slice(0, -1);
  const spaced = lines.map((line) => (/_/.test(line) && !/\s/.test(line) ? line.replace(/_+/g, ' ') : line));
  const cut = unnumbered(
    fromTable(spaced).map((line) => line.replace(/[,;]$/, '').replace(FILE, '').replace(DURATION, '') || line),
  );
  return { titles: withoutEnding(withoutArtist(cut, artist)).map(tidyTitle), by: 'lines' };
}
