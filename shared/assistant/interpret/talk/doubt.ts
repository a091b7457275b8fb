import { ACT_LIMIT, type Act, type PlainAct } from '../../act.ts';
import type { Step } from '../../step.ts';
import type { InterpretContext } from '../context.ts';
import { kindOfAnswer } from '../kind-of-answer.ts';
import { actLabel } from '../offers/act-label.ts';
import { wordsLeftOver } from '../offers/words-left-over.ts';
import { withoutOpening } from '../words/said.ts';
import { hasSaying } from '../words/sayings.ts';
import { wordsOf } from '../words/words.ts';

/** What is a statement to the stores: the smallest doubt is asked about. */
const LEGAL: readonly Step[] = ['explicit', 'cover_songs', 'ai_audio', 'ai_composition', 'cover_licence', 'content_id'];
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
  'declare',
] as const;
export const setsValue = (act: Act): act is Extract<PlainAct, { kind: (typeof SETS)[number] }> =>
  SETS.some((kind) => kind === act.kind);

/** So many words of a credit that were not read say something that was not understood: 'his last name escapes me'. */
const MOST_LEFT_OVER = 1;

/** Scripts of which we know a few words only: what stands beside them may change what they say. */
const OTHER_SCRIPT =
  /[\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Greek}\p{Script=Thai}\p{Script=Devanagari}]/u;

/** Whether a value is said in doubt: "minos?", "maybe 20 November", of a declaration also "I think not". */
export function isDoubtful(text: string, { question, release }: InterpretContext, acts: readonly Act[]): boolean {
  if (!acts.some(setsValue)) return false;
  if (
    acts.some(({ kind }) => kind === 'credit') &&
    wordsLeftOver(withoutOpening(text), acts, release) >= MOST_LEFT_OVER
  )
    return true;
  const kind = kindOfAnswer(question.step);
  // "Maybe Tomorrow" is a title; "us or the studio, depends" is no owner's name.
  const isOne = kind === 'title' || !hasSaying(wordsOf(text), 'either');
  const words = wordsOf(isOne ? withoutTexts(text, acts) : text);
  if (kind === 'choice' && (/[?？](?:\s|$)/.test(text) || (words.length > 1 && OTHER_SCRIPT.test(text)))) return true;
  return (
    /[?？]\s*$/.test(text) ||
    hasSaying(words, 'doubt', 'unsure') ||
    (isLegal(question.step) && hasSaying(words, 'hedge', 'later'))
  );
}

/** A text without the free texts that acts save: 'Maybe Tomorrow' is a title, and no doubt of one. */
function withoutTexts(text: string, acts: readonly Act[]): string {
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
  const label = labelOfActs(plain);
  return label === ''
    ? []
    : [{ kind: 'suggest', said: label, suggestions: [{ label, acts: plain.slice(0, ACT_LIMIT) }] }];
}

/** Acts in the words of one button; '' where they have none. */
export const labelOfActs = (acts: readonly PlainAct[]): string =>
  shortened([...new Set(acts.map(actLabel))].filter(Boolean).join('; '));

const LONGEST_LABEL = 200;

/** A label that a button can show: of a long list as many whole entries as there is room for. */
function shortened(label: string): string {
  if (label.length <= LONGEST_LABEL) return label;
  const cut = label.slice(0, LONGEST_LABEL - 2);
  const end = Math.max(cut.lastIndexOf('; '), cut.lastIndexOf(', '));
  return `${end > 0 ? cut.slice(0, end) : cut} …`;
}
