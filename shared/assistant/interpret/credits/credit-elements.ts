import {
  type Element,
  isCompany,
  type Joined,
  type Link,
  type Person,
  type Separator,
  TRADITIONAL,
} from './credit-element.ts';
import type { Token } from './credit-token.ts';

/** Tokens after the mention of tracks that begin a statement about those tracks. */
const BEGINS = new Set(['is', 'by', 'name', 'self', 'role', 'colon']);
/** Whether a statement about the tracks follows, even with small words before the person: 'Track 1 only me'. */
const beginsStatement = (behind: readonly Token[]): boolean => {
  const first = behind.find(({ is }) => is !== 'noise' && is !== 'only' && is !== 'article');
  return first !== undefined && BEGINS.has(first.is);
};
/** Words after which a lowercase word is not a name: 'some website'. */
const INDEFINITE = new Set([
  'a',
  'an',
  'some',
  'un',
  'una',
  'um',
  'uma',
  'une',
  'ein',
  'eine',
  'uno',
  'this',
  'that',
  'these',
  'those',
  'one',
  'this one',
]);
/** Phrases that introduce the name of a person mentioned before. */
const NAMING = /\b(?:goes by|named|called|llama|chamad[oa]|nomme|namens|nome|name is|names|known as|aka|who is)\b/;
const STRENGTH: Record<NonNullable<Link>, number> = { by: 3, did: 2, is: 1, colon: 1 };
const stronger = (one: Link, other: Link): Link =>
  (one ? STRENGTH[one] : 0) >= (other ? STRENGTH[other] : 0) ? one : other;

/** Determines for each token whether the part of the sentence around it, between commas, contains unrelated words. */
function findTalk(tokens: readonly Token[]): boolean[] {
  const amid: boolean[] = [];
  let from = 0;
  for (let n = 0; n <= tokens.length; n++) {
    const is = tokens[n]?.is;
    if (n < tokens.length && is !== 'comma' && is !== 'open' && is !== 'close') continue;
    const hasTalk = tokens.slice(from, n).some((token) => token.is === 'talk');
    for (; from <= n; from++) amid[from] = hasTalk;
  }
  return amid;
}

/** Marks a name about which something unrelated is said: 'Jonah is on a plane'. */
function markAsTalk(element: Element | undefined): void {
  if (element?.is === 'name') element.isAmidTalk = true;
}

type State = {
  separator: Separator;
  link: Link;
  isExcept: boolean;
  isCorrection: boolean;
  isPossessed: boolean;
  isBesides: boolean;
  isEqual: boolean;
  isPlace: boolean;
  isLacking: boolean;
  isAfterTalk: boolean;
  isRelative: boolean;
  isIndefinite: boolean;
  isUnnamed: boolean;
};
const START: State = {
  separator: 'none',
  link: undefined,
  isExcept: false,
  isCorrection: false,
  isPossessed: false,
  isBesides: false,
  isEqual: false,
  isPlace: false,
  isLacking: false,
  isAfterTalk: false,
  isRelative: false,
  isIndefinite: false,
  isUnnamed: false,
};

/** Reduces a sentence to its elements (names, roles and tracks) and how they are joined. */
export function elementsOf(tokens: readonly Token[]): Element[] {
  const elements: Element[] = [];
  const amid = findTalk(tokens);
  let state = { ...START };
  let depth = 0;
  const joined = (): Joined => ({
    separator: state.separator,
    link: state.link,
    isAside: depth > 0,
    isBesides: state.isBesides,
    isAfterTalk: state.isAfterTalk,
  });
  const push = (element: Element) => {
    elements.push(element);
    state = { ...START };
  };
  const person = (own: Person, isAmidTalk: boolean) => {
    const last = elements.at(-1);
    // In 'me (Juho Salmi)', the brackets give the user's name. After a name, brackets contain a description.
    const isAlias = depth > 0 && last?.is === 'name' && state.separator === 'none';
    if (isAlias && last.person.kind === 'self' && own.kind !== 'self') last.person = own;
    if (!isAlias)
      elements.push({
        is: 'name',
        person: own,
        isCorrection: state.isCorrection,
        isEqual: state.isEqual,
        isExcept: state.isExcept,
        isAmidTalk,
        isRelative: state.isRelative,
        ...joined(),
      });
    state = { ...START };
  };
  /** Marks the last role as open if a name should follow it but does not: 'mixed by some guy', 'mix:'. */
  const leaveOpen = () => {
    const last = elements.at(-1);
    const isSaid = state.link === 'by' || state.link === 'colon' || (state.link === 'is' && state.isAfterTalk);
    if (last?.is === 'role' && isSaid) last.isOpen = true;
  };
  for (const [n, token] of tokens.entries()) {
    switch (token.is) {
      case 'open':
        depth++;
        break;
      case 'close':
        depth = Math.max(0, depth - 1);
        state.separator = 'comma';
        break;
      case 'comma':
        // In 'Drums his boy, Curtis' and 'my daughter, Tilly', the name follows the comma.
        if (
          tokens[n - 1]?.is === 'relation' &&
          tokens[n + 1]?.is === 'name' &&
          (elements.length === 0 || elements.at(-1)?.is === 'role')
        )
          break;
        leaveOpen();
        state = { ...START, separator: 'comma', isExcept: state.isExcept, isCorrection: state.isCorrection };
        break;
      case 'and':
      case 'slash':
        if (state.separator === 'none') state.separator = 'and';
        state.isPlace = false;
        break;
      case 'with':
      case 'versus':
        if (state.separator === 'none') state.separator = 'and';
        state.isBesides = token.is === 'with';
        state.isEqual = token.is === 'versus';
        break;
      case 'colon':
      case 'by':
      case 'did':
      case 'is':
        state.link = stronger(token.is, state.link);
        break;
      case 'place': {
        const last = elements.at(-1);
        const next = tokens[n + 1];
        const isStudio =
          token.phrase.startsWith('at') ||
          token.phrase === 'chez' ||
          token.phrase === 'bei' ||
          token.phrase === 'presso';
        // 'Mastered at Studio Nord' credits the studio, but 'mastered at Studio Nord by Ana' credits Ana.
        const isOwn = next?.is === 'name' && (isStudio || isCompany(next.name)) && tokens[n + 2]?.is !== 'by';
        if (isOwn && last?.is === 'role' && elements.at(-2)?.is !== 'name') state.link = 'by';
        else if (next?.is === 'role') state.link = stronger('did', state.link);
        else state.isPlace = next?.is === 'name' || next?.is === 'article' || next?.is === 'self';
        break;
      }
      case 'except':
        state.isExcept = true;
        break;
      case 'correction':
        state.isCorrection = elements.at(-1)?.is === 'name';
        break;
      case 'possessive':
        state.isPossessed = true;
        break;
      case 'relation': {
        const last = elements.at(-1);
        // In 'My cousin made the beat, he goes by vxid', the name follows its role.
        if (NAMING.test(token.phrase) && last?.is === 'role') {
          last.isOpen = false;
          state.link = 'by';
        } else state.isRelative = true;
        break;
      }
      case 'lack':
        state.isLacking = true;
        break;
      case 'talk':
        state.isAfterTalk = true;
        break;
      case 'article':
        state.isIndefinite = INDEFINITE.has(token.phrase);
        break;
      case 'who':
        // 'Ana Lima, who mixed it' credits Ana, but 'who mixed it' alone credits nobody.
        if (elements.at(-1)?.is !== 'name') state.isLacking = true;
        break;
      case 'name':
        if (state.isIndefinite && !token.isProper && !token.isKnown && state.separator === 'none')
          markAsTalk(elements.at(-1));
        if (state.isPlace || (state.isIndefinite && !token.isProper && !token.isKnown))
          state = {
            ...state,
            isUnnamed: state.isIndefinite && !state.isPlace,
            isPlace: false,
            isIndefinite: false,
            isAfterTalk: true,
          };
        else
          person(
            { name: token.name, kind: token.isKnown ? 'known' : 'named', isProper: token.isProper, phrase: token.name },
            amid[n] ?? false,
          );
        break;
      case 'self':
        // In 'Ana Lima piano (me)', the user is the person just named.
        if (depth > 0 && elements.some(({ is }) => is === 'name')) break;
        if (state.isPlace) state.isPlace = false;
        else person({ name: 'me', kind: 'self', isProper: true, phrase: token.phrase }, amid[n] ?? false);
        break;
      case 'them':
        // In 'Ana, she wrote it' and 'Ana she wrote it', the pronoun repeats the name.
        if (elements.at(-1)?.is === 'name' && state.separator === 'none' && state.link === undefined) break;
        // In 'They are by Ana', the pronoun refers to the songs.
        if (
          (tokens[n + 1]?.is === 'is' || tokens[n + 1]?.is === 'by') &&
          [tokens[n + 2], tokens[n + 3]].some((next) => next?.is === 'name' || next?.is === 'self')
        )
          break;
        person({ name: '', kind: 'them', isProper: true, phrase: token.phrase }, false);
        break;
      case 'traditional':
        person({ name: TRADITIONAL, kind: 'known', isProper: true, phrase: token.phrase }, false);
        break;
      case 'nobody':
        person({ name: '', kind: 'nobody', isProper: true, phrase: token.phrase }, false);
        break;
      case 'role':
        leaveOpen();
        if (state.isLacking) state = { ...START, isLacking: true };
        else {
          // In 'My ex wrote the lyrics' and 'some guy mixed it', the person has no name.
          const before = elements.at(-1);
          const isVerb = token.form === 'verb' || token.form === 'general' || state.link === 'did';
          const isUnnamed = isVerb && (state.isRelative || state.isUnnamed) && state.link !== 'by';
          const goesOn = before?.is === 'role' && before.isOpen && state.separator === 'none';
          push({
            is: 'role',
            role: token.role,
            form: token.form,
            isPossessed: state.isPossessed,
            isOpen: isUnnamed || goesOn,
            isExcept: state.isExcept,
            phrase: token.phrase,
            ...joined(),
          });
        }
        break;
      case 'tracks': {
        const last = elements.at(-1);
        // In 'On Drip and Drizzle', both titles belong to one list of tracks.
        if (
          last?.is === 'tracks' &&
          typeof last.tracks !== 'string' &&
          typeof token.tracks !== 'string' &&
          !state.isExcept &&
          (state.separator !== 'comma' || !beginsStatement(tokens.slice(n + 1)))
        ) {
          last.tracks = [...last.tracks, ...token.tracks];
          state = { ...START };
        } else push({ is: 'tracks', tracks: token.tracks, isExcept: state.isExcept, ...joined() });
        break;
      }
      case 'rest':
        push({ is: 'tracks', tracks: 'rest', isExcept: false, ...joined() });
        break;
      case 'onAll':
        push({ is: 'tracks', tracks: 'all', isExcept: false, ...joined() });
        break;
      case 'noWords':
      case 'publicDomain':
      case 'uncredited':
      case 'spirit':
        push({ is: token.is, ...joined() });
        break;
      default:
    }
  }
  leaveOpen();
  return elements;
}
