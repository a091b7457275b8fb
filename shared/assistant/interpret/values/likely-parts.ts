import { correctedName } from '../corrections/spelled-anew.ts';
import type { Part } from '../credits/credit-element.ts';
import { type Element, isCompany, type Separator } from '../credits/credit-element.ts';
import { nameKey } from '../credits/known-credits.ts';
import type { Likeness } from '../words/sentence-words.ts';
import { looksLikeName } from './looks-like.ts';

type Name = Extract<Element, { is: 'name' }>;

/** The names and roles of a sentence, and what else it says by naming nobody, or who speaks. */
export type LikelyParts = {
  parts: Part[];
  saysSelf: boolean;
  saysNobody: boolean;
  isDoubtful: boolean;
  isCut: boolean;
};

/**
 * How the names of a text are written. `hasShares`: numbers stand behind them, as in a sheet of shares, and are no part of them; `hasProper`: they
 * begin with capitals, so that what does not is hardly one.
 */
export type TextStyle = { hasShares: boolean; hasProper: boolean };

/** Names that only the family knows. */
const RELATIVES = new Set(
  'daddy dad mum mom mama papa mami papi grandma grandpa nan gran granny auntie uncle mother father oma opa mamma maman abuela abuelo tia tio vovo'.split(
    ' ',
  ),
);
/** Small words within names. */
const WITHIN = /(?<=\S)\s(?:de|del|da|do|das|dos|du|di|la|las|los|van|von|der|den|el|al|y|e|of|the)(?=\s\S)/gi;
const LONGEST_UNCAPPED = 4;

/** How likely a name is one, whatever small words it has within. */
export const likenessOf = (name: string): Likeness =>
  /^[\d\s]+$/.test(name) ? 'no' : looksLikeName(name.replace(WITHIN, ''));

/** The names and roles of a sentence, without what only looks like a name, and with names that are corrected at once. */
export function likelyParts(elements: readonly Element[], { hasShares, hasProper }: TextStyle): LikelyParts {
  const result: LikelyParts = { parts: [], saysSelf: false, saysNobody: false, isDoubtful: false, isCut: false };
  const { parts } = result;
  let pending: Separator | undefined;
  for (const [n, element] of elements.entries()) {
    // Tracks between two things separate them as the comma before the tracks does.
    if (element.is === 'tracks' && parts.length > 0 && element.separator !== 'none') pending = element.separator;
    if (element.is !== 'role' && element.is !== 'name') continue;
    if (element.separator === 'none' && element.link !== 'colon' && pending !== undefined) element.separator = pending;
    pending = undefined;
    if (element.is === 'role') {
      if (!element.isOpen) parts.push(element);
      continue;
    }
    const { person } = element;
    const last = parts.at(-1);
    const before = last?.is === 'name' ? last : undefined;
    if (person.kind === 'self' && !element.isAmidTalk) result.saysSelf = true;
    if (person.kind === 'nobody') result.saysNobody = true;
    // 'Ana Lima, that's me': who speaks is the one who was named.
    const isNext = before !== undefined && elements[n - 1] === before;
    if (isNext && person.kind === 'self' && element.link === 'is' && element.separator !== 'and') continue;
    if (person.kind === 'named') {
      if (before && element.isCorrection) {
        before.person = { ...before.person, name: correctedName(before.person.name, person.name) };
        continue;
      }
      if (hasShares) person.name = person.name.replace(/\s\d{1,3}$/, '');
      const likeness = likenessOf(person.name);
      const isBound = isBoundTo(element, last, elements[n + 1]);
      const isSmall = !person.isProper && !isBound && hasProper;
      if (likeness === 'no' || isSmall || isTalk(element, isBound) || isLone(element, elements, n, isBound)) {
        if (isAmong(elements, n)) result.isCut = true;
        if (before && element.separator === 'none') before.isAmidTalk = true;
        continue;
      }
      if (isNext && before.person.kind === 'self' && isSaidOf(element)) {
        // 'We are a brass band' is no name; 'I am Ana Lima' is one.
        if (person.isProper) [before.person, before.isAmidTalk] = [person, true];
        continue;
      }
      // 'Studio Nord, Vienna'.
      if (before && isCompany(before.person.name) && element.separator === 'comma' && !person.name.includes(' '))
        continue;
      if (likeness === 'doubtful' || RELATIVES.has(nameKey(person.name))) result.isDoubtful = true;
    }
    parts.push(element);
  }
  return result;
}

/** Whether something stands among what is said, not in a part of its own between commas. */
function isAmong(elements: readonly Element[], n: number): boolean {
  const [element, next] = [elements[n], elements[n + 1]];
  const isLetter = element?.is === 'name' && /^\p{L}$/u.test(element.person.name);
  return !isLetter && ((n > 0 && element?.separator === 'none') || next?.separator === 'none');
}

/** A name that can be nothing else, because a word for it stands before or behind. */
function isBoundTo(element: Name, last: Part | undefined, next: Element | undefined): boolean {
  if (element.link === 'by' || element.link === 'colon' || next?.link === 'did') return true;
  if (next?.is === 'role' && next.separator === 'none' && next.link !== undefined) return true;
  return last?.is === 'role' && last.role.list === 'artists' && element.separator === 'none';
}

const isTalk = ({ person, isAmidTalk }: Name, isBound: boolean): boolean =>
  /^\p{L}\.?$/u.test(person.name) ||
  (!person.isProper && (person.name.split(' ').length > LONGEST_UNCAPPED || (isAmidTalk && !isBound)));

/** A name in a part of talk, with nothing that says what it did. */
function isLone(element: Name, elements: readonly Element[], n: number, isBound: boolean): boolean {
  const next = elements[n + 1];
  const hasRole = next?.is === 'role' && next.separator === 'none';
  const isFree = element.isAmidTalk && !isBound && !element.isRelative && element.separator !== 'none';
  return isFree && elements[n - 1]?.is !== 'tracks' && !hasRole;
}

const isSaidOf = ({ link, separator }: Name): boolean => link !== undefined && link !== 'by' && separator === 'none';
