import { correctedName } from '../corrections/corrected-name.ts';
import type { Part } from '../credits/credit-element.ts';
import { type Element, isCompany, type Separator } from '../credits/credit-element.ts';
import { nameKey } from '../credits/known-credits.ts';
import type { Likeness } from '../words/sentence-words.ts';
import { looksLikeName } from './looks-like.ts';

type Name = Extract<Element, { is: 'name' }>;

/**
 * The names and roles in a sentence, and whether it credits the writer, says that nobody did something, is doubtful, or
 * contains something else that may have been a name (`isCut`).
 */
export type LikelyParts = {
  parts: Part[];
  saysSelf: boolean;
  saysNobody: boolean;
  isDoubtful: boolean;
  isCut: boolean;
};

/**
 * How a text writes names. `hasShares`: the names are followed by numbers that are not part of them, as on a split
 * sheet. `hasProper`: the names are capitalized, so lowercase words are probably not names.
 */
export type TextStyle = { hasShares: boolean; hasProper: boolean };

/** Words for relatives that people write in place of a name. */
const RELATIVES = new Set(
  'daddy dad mum mom mama papa mami papi grandma grandpa nan gran granny auntie uncle mother father oma opa mamma maman abuela abuelo tia tio vovo'.split(
    ' ',
  ),
);
/** Small words that occur inside names. */
const NAME_PARTICLES = /(?<=\S)\s(?:de|del|da|do|das|dos|du|di|la|las|los|van|von|der|den|el|al|y|e|of|the)(?=\s\S)/gi;
const MAX_LOWERCASE_WORDS = 4;

/** Rates how likely it is that a text is a name, ignoring small words within it. */
export const likenessOf = (name: string): Likeness =>
  /^[\d\s]+$/.test(name) ? 'no' : looksLikeName(name.replace(NAME_PARTICLES, ''));

/**
 * Finds the names and roles in a sentence. Drops elements that only look like names, and applies a correction to the
 * name right before it.
 */
export function likelyParts(elements: readonly Element[], { hasShares, hasProper }: TextStyle): LikelyParts {
  const result: LikelyParts = { parts: [], saysSelf: false, saysNobody: false, isDoubtful: false, isCut: false };
  const { parts } = result;
  let pending: Separator | undefined;
  for (const [n, element] of elements.entries()) {
    // If there are tracks between two names, the punctuation before the tracks separates the names.
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
    // In 'Ana Lima, that's me', the writer is the person just named.
    const isNext = before !== undefined && elements[n - 1] === before;
    if (isNext && person.kind === 'self' && element.link === 'is' && element.separator !== 'and') continue;
    if (person.kind === 'named') {
      if (before && element.isCorrection) {
        before.person = { ...before.person, name: correctedName(before.person.name, person.name) };
        continue;
      }
      if (hasShares) person.name = person.name.replace(/\s\d{1,3}$/, '');
      const likeness = likenessOf(person.name);
      const isBound = isCertainlyName(element, last, elements[n + 1]);
      const isSmall = !person.isProper && !isBound && hasProper;
      if (
        likeness === 'no' ||
        isSmall ||
        isTalk(element, isBound) ||
        isUnconnectedName(element, elements, n, isBound)
      ) {
        if (isAdjacent(elements, n)) result.isCut = true;
        if (before && element.separator === 'none') before.isAmidTalk = true;
        continue;
      }
      if (isNext && before.person.kind === 'self' && describesPrevious(element)) {
        // 'We are a brass band' names nobody, but 'I am Ana Lima' does.
        if (person.isProper) [before.person, before.isAmidTalk] = [person, true];
        continue;
      }
      // In 'Studio Nord, Vienna', the word after the company is where it is located.
      if (before && isCompany(before.person.name) && element.separator === 'comma' && !person.name.includes(' '))
        continue;
      if (likeness === 'doubtful' || RELATIVES.has(nameKey(person.name))) result.isDoubtful = true;
    }
    parts.push(element);
  }
  return result;
}

/** Whether there is no comma or other separator between an element and one of its neighbors. */
function isAdjacent(elements: readonly Element[], n: number): boolean {
  const [element, next] = [elements[n], elements[n + 1]];
  const isLetter = element?.is === 'name' && /^\p{L}$/u.test(element.person.name);
  return !isLetter && ((n > 0 && element?.separator === 'none') || next?.separator === 'none');
}

/** Whether an adjacent word, such as "by", shows that the text must be a name. */
function isCertainlyName(element: Name, last: Part | undefined, next: Element | undefined): boolean {
  if (element.link === 'by' || element.link === 'colon' || next?.link === 'did') return true;
  if (next?.is === 'role' && next.separator === 'none' && next.link !== undefined) return true;
  return last?.is === 'role' && last.role.list === 'artists' && element.separator === 'none';
}

const isTalk = ({ person, isAmidTalk }: Name, isBound: boolean): boolean =>
  /^\p{L}\.?$/u.test(person.name) ||
  (!person.isProper && (person.name.split(' ').length > MAX_LOWERCASE_WORDS || (isAmidTalk && !isBound)));

/** Whether a name occurs in talk, without a role or anything else that connects the person to the release. */
function isUnconnectedName(element: Name, elements: readonly Element[], n: number, isBound: boolean): boolean {
  const next = elements[n + 1];
  const hasRole = next?.is === 'role' && next.separator === 'none';
  const isFree = element.isAmidTalk && !isBound && !element.isRelative && element.separator !== 'none';
  return isFree && elements[n - 1]?.is !== 'tracks' && !hasRole;
}

const describesPrevious = ({ link, separator }: Name): boolean =>
  link !== undefined && link !== 'by' && separator === 'none';
