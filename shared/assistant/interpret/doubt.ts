import type { Act, PlainAct } from '../act.ts';
import type { Step } from '../step.ts';
import { actLabel } from './act-label.ts';
import type { Answer, InterpretContext } from './context.ts';
import { kindOfAnswer } from './kind-of-answer.ts';
import { looksLikeName } from './looks-like.ts';
import { piecesOf } from './pieces.ts';
import { findSaying, hasSaying, withoutAround } from './sayings.ts';
import { wordsOf } from './words.ts';

/** What is a statement to the stores: the smallest doubt is asked about. */
const LEGAL: readonly Step[] = ['explicit', 'cover_songs', 'ai_audio', 'ai_composition', 'cover_licence'];
export const isLegal = (step: Step): boolean => LEGAL.includes(step);

/** Acts that save a value. */
const SETS = [
  'set-release',
  'set-track',
  'track-count',
  'track-titles',
  'credit',
  'stores',
  'territories',
  'licence',
] as const;
export const setsValue = (act: Act): act is Extract<PlainAct, { kind: (typeof SETS)[number] }> =>
  SETS.some((kind) => kind === act.kind);

/** Questions that several names answer together: "or" between them is no choice. */
const LISTS: readonly Step[] = [
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

/** Whether a value is said in doubt: "minos?", "maybe 20 November", of a declaration also "I think not". */
export function isDoubtful(text: string, { question }: InterpretContext, acts: readonly Act[]): boolean {
  if (!acts.some(setsValue)) return false;
  const kind = kindOfAnswer(question.step);
  // "Maybe Tomorrow" is a title; "us or the studio, depends" is no owner's name.
  const isOne = kind === 'title' || !hasSaying(wordsOf(text), 'either');
  const words = wordsOf(isOne ? withoutTexts(text, acts) : text);
  if (kind === 'choice' && /[?？](?:\s|$)/.test(text)) return true;
  return (
    /[?？]\s*$/.test(text) ||
    hasSaying(words, 'doubt', 'unsure') ||
    (isLegal(question.step) && hasSaying(words, 'hedge', 'later'))
  );
}

/** A text without the free texts that acts save: 'Maybe Tomorrow' is a title, and no doubt of one. */
export function withoutTexts(text: string, acts: readonly Act[]): string {
  const values = acts.flatMap((act) => {
    if (act.kind === 'track-titles') return act.titles;
    if (act.kind !== 'set-release' && act.kind !== 'set-track') return [];
    if (typeof act.value === 'string') return [act.value];
    return typeof act.value === 'object' ? [act.value.holder] : [];
  });
  return values.reduce((rest, value) => (value === '' ? rest : rest.replace(value, ' ')), text);
}

/** Values as an offer that waits for a yes; nothing where no value can be shown. */
export function offered(acts: readonly Act[]): Act[] {
  const plain = acts.filter(setsValue);
  const label = [...new Set(plain.map(actLabel))].filter(Boolean).join('; ').slice(0, 200);
  return label === '' ? [] : [{ kind: 'suggest', said: label, suggestions: [{ label, acts: plain.slice(0, 5) }] }];
}

/** Where one of several is said: "9 or 10", "could be house, could be electro", "split between Deluxe and Expanded". */
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
 * Each value of a text that leaves the choice between several, as offers; undefined when it does not. A name has to look like one: the rest of
 * a sentence is never offered. `least`: with fewer values it is no choice.
 */
export function alternatives(text: string, context: InterpretContext, answer: Answer, least = 2): Act[] | undefined {
  const { step } = context.question;
  if (LISTS.includes(step)) return undefined;
  const words = wordsOf(text);
  if (!hasSaying(words, 'either', 'doubt') && !/\b(?:between|entre|zwischen|tra|fra)\b/i.test(text)) return undefined;
  const kind = kindOfAnswer(step);
  // "Trick or Treat" is a title: only where somebody says that they cannot choose it is two.
  if (
    kind === 'title' &&
    !hasSaying(words, 'unsure', 'choose', 'doubt') &&
    !/\b(?:we're|were|are|still|torn|stuck|hésit\S*|hesitat\S*) between\b/i.test(text)
  )
    return undefined;
  const isFree = kind !== 'choice' || step === 'version';
  const parts = partsToChoose(text).map((part, n) => withoutFillers(isFree ? nearChoice(part, n === 0) : part));
  if (parts.length < 2 || parts.length > 6) return undefined;
  const read = parts
    .filter((part) => !isFree || isLikely(part))
    .map((part) => (answer(part, context) ?? []).filter(setsValue));
  const offers = read
    .flatMap((acts) => offered(acts))
    .flatMap((act) => (act.kind === 'suggest' ? act.suggestions : []));
  const distinct = offers.filter(({ label }, n) => offers.findIndex((other) => other.label === label) === n);
  return distinct.length < (isFree || !hasSaying(words, 'doubt') ? least : 1)
    ? undefined
    : [
        {
          kind: 'suggest',
          said: distinct
            .map(({ label }) => label)
            .join(', ')
            .slice(0, 200),
          suggestions: distinct.slice(0, 4),
        },
      ];
}

/** What stands beside "or": the last piece before it, the first behind it. */
const nearChoice = (part: string, isFirst: boolean): string =>
  (piecesOf(part).at(isFirst ? -1 : 0)?.text ?? part).replace(/^.*:\s+/, '');

/** 'just PATCH': a name without what only leads to it. */
function withoutFillers(part: string): string {
  const words = withoutAround(wordsOf(part), 'filler', 'hedge', 'only');
  return part.slice(words[0]?.start ?? 0, words.at(-1)?.end);
}

const isLikely = (part: string): boolean => looksLikeName(part) === 'sure' && wordsOf(part).length <= 4;
