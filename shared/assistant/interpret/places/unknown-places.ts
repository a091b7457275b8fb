import { looksLikeName } from '../values/looks-like.ts';
import { isOrdinaryTalk } from '../values/ordinary-words.ts';
import { nearest } from '../words/nearest.ts';
import { areOnly } from '../words/sayings.ts';
import type { Word } from '../words/words.ts';
import type { Reader } from './place-reading.ts';
import type { Segment } from './place-segments.ts';
import { GENERIC_PLACES } from './place-words.ts';

type Chunk = Segment['unknown'][number];

/**
 * Reads the words of a list that are not a known name: as misspelled or unknown names, or as an explanation if they
 * come after the last name.
 */
export function readUnknownWords({ items, unknown }: Pick<Segment, 'items' | 'unknown'>, reader: Reader): void {
  const { state } = reader;
  for (const chunk of unknown.slice(0, MAX_CHUNKS)) {
    const before = items.filter(({ to }) => to <= chunk.from).at(-1);
    const mark = items.filter(({ to, kind }) => to <= chunk.from && kind !== 'neutral').at(-1);
    // In 'We have no rights in Japan', the words that lead up to the name are not a name themselves.
    const after = items.find(({ from, kind }) => from >= chunk.to && kind !== 'neutral');
    if (after?.kind === 'name') continue;
    const isBut = mark?.text === 'but' && !state.isNot;
    const isListed =
      mark !== undefined &&
      !isBut &&
      (mark.kind === 'join' || mark.kind === 'not' || mark.kind === 'only' || mark.kind === 'add');
    const isFirst = before === undefined || items.every(({ kind }) => kind !== 'name');
    if (isListed || (isFirst && items.some(({ kind }) => kind === 'only' || kind === 'not' || kind === 'name')))
      guessPlaces(chunk, reader, isListed && (mark.kind !== 'only' || items.every(({ kind }) => kind !== 'name')));
  }
}
const MAX_CHUNKS = 8;

/** Reads a segment without a known name. It continues the list or explains it. */
export function readUnknownSegment(
  { from, items, unknown }: Pick<Segment, 'from' | 'items' | 'unknown'>,
  reader: Reader,
): void {
  const { words, state } = reader;
  const [chunk, more] = unknown;
  if (!chunk) return;
  const areShort =
    more && from === 0 && unknown.every((one) => one.to - one.from <= 2) && items.every(({ kind }) => kind === 'join');
  if (areShort) {
    for (const one of unknown.slice(0, MAX_CHUNKS)) guessPlaces(one, reader, false);
    return;
  }
  const isShort = !more && chunk.to - chunk.from <= 3 && looksLikeName(textOf(words, chunk)) === 'sure';
  const goesOn = state.began && items.every(({ kind }) => kind === 'join');
  const isWhole = chunk.to - chunk.from === words.length && /^\p{Lu}/u.test(words[0]?.text ?? '');
  if (isShort && (from === 0 || goesOn)) guessPlaces(chunk, reader, goesOn || isWhole);
  else state.ended = true;
}

/** Finds candidates for a few words that are not a known name. */
function guessPlaces(chunk: Chunk, { words, vocabulary: { near, valuesOf }, state }: Reader, isName: boolean): void {
  const isLong = chunk.to - chunk.from > (state.began && !state.hasOnly && state.positive.length === 0 ? 2 : 5);
  const text = textOf(words, chunk);
  if (isLong) {
    if (isName && state.positive.length > 0) state.unknown.push(text);
    return;
  }
  const found =
    chunk.to - chunk.from <= 3 && !areOnly(words.slice(chunk.from, chunk.to), 'filler', 'yes', 'no')
      ? nearest(text, near)
      : null;
  if (found && 'sure' in found) (state.isNot ? state.negative : state.positive).push(...valuesOf(found.sure));
  else if (found && 'maybe' in found && isName) state.maybe.push({ text: text, names: found.maybe });
  else if (
    isName &&
    !isGeneric(words.slice(chunk.from, chunk.to)) &&
    !isOrdinaryTalk(words.slice(chunk.from, chunk.to))
  )
    state.unknown.push(text);
  else if (isName) state.vague = true;
  state.began = true;
}
const isGeneric = (words: readonly Word[]): boolean => words.some(({ key }) => GENERIC_PLACES.has(key));
const textOf = (words: readonly Word[], { from, to }: { from: number; to: number }): string =>
  words
    .slice(from, to)
    .map(({ text, gap }, n) => (n === 0 ? text : `${gap}${text}`))
    .join('');
