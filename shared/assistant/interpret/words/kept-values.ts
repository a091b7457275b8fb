import type { Act, PlainAct } from '../../act.ts';
import type { InterpretContext } from '../context.ts';
import { kindOfAnswer } from '../kind-of-answer.ts';
import { setsValue } from '../talk/doubt.ts';
import { looksLikeName } from '../values/looks-like.ts';
import { quoted } from './normalize-text.ts';
import { areOnly, hasSaying } from './sayings.ts';
import { type Word, wordsOf } from './words.ts';

/**
 * The rest of the message around a value. `isOpen`: it asks about the value. `isListed`: it asks whether the value is
 * included. `isAside`: it contains a question, a command or a postponement.
 */
export type ValueContext = { isOpen: boolean; isListed: boolean; isAside: boolean };

/** Whether to keep an act. Drops a value that the artist is only asking about, and a sentence in place of a name. */
export function isKept(
  act: Act,
  text: string,
  { question }: InterpretContext,
  { isOpen, isListed, isAside }: ValueContext,
): boolean {
  if (act.kind !== 'suggest' && !setsValue(act)) return true;
  const isChoice = kindOfAnswer(question.step) === 'choice';
  if (isOpen && isChoice && (act.kind === 'suggest' || fieldsOf(question.places).includes(fieldSetBy(act))))
    return false;
  // 'Boomplay and Audiomack, are they in there?' is a question.
  if (isListed && act.kind === 'stores' && act.how === 'only') return false;
  if (!isAside || isChoice) return true;
  if (areOnly(wordsOf(text), 'later', 'unsure', 'choose', 'filler')) return false;
  if (quoted(text) !== undefined) return true;
  if (act.kind === 'suggest') return isNameWritten(text);
  const texts = textsOf(act);
  return texts.every(isNameWritten) && !hasSaying(wordsOf(texts.join(' ')), 'no');
}

/** Returns the free texts that an act would save. */
export function textsOf(act: Extract<PlainAct, { kind: Act['kind'] }>): string[] {
  if (act.kind === 'credit') return act.named.credits.map(({ name }) => name);
  if (act.kind === 'track-titles') return act.titles;
  if (act.kind !== 'set-release' && act.kind !== 'set-track') return [];
  if (typeof act.value === 'object') return [act.value.holder];
  return typeof act.value === 'string' ? [act.value] : [];
}

/** Lowercase words that a capitalized name may contain. 'Jonah on a plane' contains others. */
const PARTICLES = new Set(
  'de da do dos del della di la le el al van von der den y e and the of bin ibn abu af av zu ter ten du des das los las'.split(
    ' ',
  ),
);
export function isNameWritten(name: string): boolean {
  const words = wordsOf(name);
  const isLower = ({ text, key }: Word) => text === text.toLowerCase() && !PARTICLES.has(key) && /\p{L}/u.test(text);
  const lower = words.filter(isLower).length;
  return looksLikeName(name) === 'sure' && (lower === 0 || lower === words.length);
}

const fieldsOf = (places: readonly string[]): readonly string[] => (places.length === 0 ? ['count'] : places);
const PLACES: Readonly<Partial<Record<PlainAct['kind'], string>>> = {
  'track-count': 'count',
  'track-titles': 'title',
  stores: 'stores',
  territories: 'territories',
  licence: 'licence',
};

/** Returns the field or list that an act sets; '' if it sets none. */
export const fieldSetBy = (act: PlainAct): string => {
  if (act.kind === 'set-release' || act.kind === 'set-track') return act.field;
  if (act.kind === 'credit') return act.named.list;
  return PLACES[act.kind] ?? '';
};
