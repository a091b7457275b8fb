import type { Act } from '../../act.ts';
import type { Step } from '../../step.ts';
import { suggest } from '../../suggest.ts';
import { piecesOf } from '../clauses/pieces.ts';
import type { Answer, InterpretContext } from '../context.ts';
import { kindOfAnswer } from '../kind-of-answer.ts';
import { offerValues, setsValue } from '../talk/doubt.ts';
import { looksLikeName } from '../values/looks-like.ts';
import { findSaying, hasSaying, withoutAround } from '../words/sayings.ts';
import { wordsOf } from '../words/words.ts';

/** Questions that take several values, so that "or" between them does not mean that the user is undecided. */
const LIST_STEPS: readonly Step[] = [
  'stores',
  'territories',
  'artists',
  'writers',
  'contributors',
  'track_titles',
  'explicit',
  'cover_songs',
  'audio_language',
];

/**
 * Splits a text into the alternatives that it mentions: '9 or 10', 'could be house, could be electro', 'split between
 * Deluxe and Expanded'.
 */
function partsToChoose(text: string): string[] {
  const words = wordsOf(text);
  const between = /\b(?:between|entre|zwischen|tra|fra)\s+(.+?)\s+(?:and|y|e|et|und)\s+(.+)$/i.exec(text);
  if (between) return [between[1] ?? '', between[2] ?? ''];
  const hedges = findSaying(words, 'hedge');
  const either = findSaying(words, 'either').filter(
    ({ from }) => !hedges.some((hedge) => from >= hedge.from && from < hedge.to),
  );
  const cuts = [...either, ...findSaying(words, 'doubt')].sort((a, b) => a.from - b.from);
  const parts: string[] = [];
  let from = 0;
  for (const cut of cuts) {
    const [first, last] = [words[cut.from], words[cut.to - 1]];
    if (!first || !last || first.start < from) continue;
    parts.push(text.slice(from, first.start));
    from = last.end;
  }
  return [...parts, text.slice(from)]
    .map((part) =>
      part.replace(/^\s*(?:is it|it is|it's|rather|even|oder doch)\s+/i, '').replace(/^[\s,;.:?!-]+|[\s,;:?!-]+$/g, ''),
    )
    .filter(Boolean);
}

/**
 * Offers the values between which a text leaves the choice open; undefined if there is no such choice. Names must look
 * like names, so that the rest of a sentence is never offered. `least`: the minimum number of values.
 */
export function offerAlternatives(
  text: string,
  context: InterpretContext,
  answer: Answer,
  least = 2,
): Act[] | undefined {
  const { step } = context.question;
  if (LIST_STEPS.includes(step)) return undefined;
  const words = wordsOf(text);
  if (!hasSaying(words, 'either', 'doubt') && !/\b(?:between|entre|zwischen|tra|fra)\b/i.test(text)) return undefined;
  const kind = kindOfAnswer(step);
  // 'Trick or Treat' is one title, unless the text says that the choice is still open.
  if (
    kind === 'title' &&
    !hasSaying(words, 'unsure', 'choose', 'doubt') &&
    !/\b(?:we're|were|are|still|torn|stuck|hésit\S*|hesitat\S*) between\b/i.test(text)
  )
    return undefined;
  const isFree = kind !== 'choice' || step === 'version';
  const parts = partsToChoose(text).map((part, n) => withoutFillers(isFree ? pieceNextToOr(part, n === 0) : part));
  if (parts.length < 2 || parts.length > 6) return undefined;
  const read = parts
    .filter((part) => !isFree || isLikely(part))
    .map((part) => (answer(part, context) ?? []).filter(setsValue));
  const offers = read
    .flatMap((acts) => offerValues(acts))
    .flatMap((act) => (act.kind === 'suggest' ? act.suggestions : []));
  const distinct = offers.filter(({ label }, n) => offers.findIndex((other) => other.label === label) === n);
  return distinct.length < (isFree || !hasSaying(words, 'doubt') ? least : 1)
    ? undefined
    : [suggest(distinct.map(({ label }) => label).join(', '), distinct.slice(0, 4))];
}

/** Returns the piece next to the "or": the last piece before it, or the first one after it. */
const pieceNextToOr = (part: string, isFirst: boolean): string =>
  (piecesOf(part).at(isFirst ? -1 : 0)?.text ?? part).replace(/^.*:\s+/, '');

/** Removes filler words around a name: 'just PATCH'. */
function withoutFillers(part: string): string {
  const words = withoutAround(wordsOf(part), 'filler', 'hedge', 'only');
  return part.slice(words[0]?.start ?? 0, words.at(-1)?.end);
}

const isLikely = (part: string): boolean => looksLikeName(part) === 'sure' && wordsOf(part).length <= 4;
