import type { WhichTracks } from '../../act.ts';
import { elementsOf } from './credit-elements.ts';
import { CreditReading, type Found } from './credit-reading.ts';
import { numbersOf, type Scope } from './credit-scopes.ts';
import { sentencesOf } from './credit-sentences.ts';
import type { CreditStep } from './credit-token.ts';
import { creditTokens } from './credit-tokens.ts';
import { type KnownCredits, nameKey } from './known-credits.ts';
import type { CreditRole } from './roles.ts';

/** A person with a role, and the tracks. The user is 'me'. `Found` explains the other properties. */
export type CreditMention = {
  name: string;
  role: CreditRole;
  tracks: WhichTracks;
  isBesides?: boolean;
  isPartial?: boolean;
};
/** A named person without a role. */
export type NameMention = { tracks: WhichTracks } & Omit<Found, 'role' | 'scope' | 'isPartial' | 'isGeneral'>;

export type CreditsInText = {
  credits: readonly CreditMention[];
  names: readonly NameMention[];
  /** Tracks without lyrics. `unowned`: tracks in the public domain. */
  wordless: WhichTracks | undefined;
  unowned: WhichTracks | undefined;
  /** Whether the text mentions the user, says "nobody", or confirms the credits already shown. */
  saysSelf: boolean;
  saysNobody: boolean;
  confirms: boolean;
  /** Whether no name has a role. */
  isAlone: boolean;
  /** Whether something that may have been a name was left out. */
  isCut: boolean;
  /** Whether a name is uncertain, so that the credits should only be offered. */
  isDoubtful: boolean;
};

const NOTHING: KnownCredits = { self: undefined, names: [], titles: [] };
/** The maximum number of sentences, and of elements in each. A track has at most 50 credits of a kind. */
const MAX_PARTS = 200;

/**
 * Reads names and roles in plain text: 'the beat is by Ana Lima, mastering at Studio Nord, I wrote it with Sam'.
 * `alone` is the role of names without one.
 */
export function readCredits(
  text: string,
  known: KnownCredits = NOTHING,
  step: CreditStep = undefined,
  alone?: CreditRole,
): CreditsInText {
  const tokens = creditTokens(text, known, step);
  const numbered = tokens.filter((token) => token.is === 'name' && /(?:^|\s)\d{1,3}$/.test(token.name));
  const reading = new CreditReading(known, alone, {
    hasShares: numbered.length > 1,
    hasProper: tokens.some((token) => token.is === 'name' && !token.isKnown && token.isProper),
  });
  const sentences = sentencesOf(tokens).slice(0, MAX_PARTS);
  // If the text also makes statements, its questions are ignored.
  const areSaid = sentences.some(
    (one) => !one.isAsked && one.tokens.some(({ is }) => is === 'name' || is === 'role' || is === 'self'),
  );
  for (const { tokens: own, goesOn, isAsked } of sentences) {
    if (isAsked && areSaid) continue;
    if (isAsked) reading.isDoubtful = true;
    reading.sentence(elementsOf(own).slice(0, MAX_PARTS), goesOn);
  }
  const { saysSelf, saysNobody, isAlone, isDoubtful, isCut } = reading;
  const confirms = tokens.some(({ is }) => is === 'confirm');
  return {
    ...toCreditsInText(reading, known.titles.length),
    saysSelf,
    saysNobody,
    confirms,
    isAlone,
    isDoubtful,
    isCut,
  };
}

function toCreditsInText(reading: CreditReading, count: number) {
  const which = tracksIn(reading, count);
  const union = (scopes: readonly Scope[]): WhichTracks | undefined => {
    const own = scopes.map(which);
    if (own.includes('all')) return 'all';
    const numbers = own.flatMap((one) => (one === undefined || one === 'all' ? [] : one));
    return numbers.length === 0 ? undefined : numbers;
  };
  const wordless = union(reading.wordless);
  const named = reading.found.filter(({ name }) => !reading.gone.has(nameKey(name)));
  // In 'I wrote it with Sam: the tune both of us, the words only me', the precise roles replace the general one.
  const isExact = (list: CreditRole['list']) =>
    named.some(({ role, isGeneral, scope }) => role?.list === list && !isGeneral && scope.tracks === 'all');
  const kept =
    isExact('composers') && isExact('lyricists')
      ? named.filter(({ isGeneral, scope }) => !isGeneral || scope.tracks !== 'all')
      : named;
  const seen = new Set<string>();
  const isNew = (key: string) => !seen.has(key) && Boolean(seen.add(key));
  const credits = kept.flatMap(({ name, role, scope, isBesides, isPartial }): CreditMention[] => {
    const tracks = which(role ? { ...scope, but: [...scope.but, ...tracksWithOwnWriter(role, scope, kept)] } : scope);
    const isSaid = role && tracks && isNew(JSON.stringify([nameKey(name), role, tracks]));
    return isSaid ? withoutWordlessTracks({ name, role, tracks, isBesides, isPartial }, wordless, count) : [];
  });
  const credited = new Set(kept.flatMap(({ name, role }) => (role ? [nameKey(name)] : [])));
  const names = kept.flatMap(({ role, scope, isPartial, isGeneral, ...person }): NameMention[] => {
    const tracks = which(scope);
    return !role && tracks && !credited.has(nameKey(person.name)) && isNew(nameKey(person.name))
      ? [{ ...person, tracks }]
      : [];
  });
  return { credits, names, wordless, unowned: union(reading.unowned) };
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, n) => n + 1);

/** Resolves which tracks a scope means. 'the rest' means the tracks that no other scope names. */
function tracksIn({ found, wordless, unowned }: CreditReading, count: number) {
  const scopes = [...found.map(({ scope }) => scope), ...wordless, ...unowned];
  const named = new Set(scopes.flatMap(({ tracks, but }) => [...numbersOf(tracks), ...but]));
  return ({ tracks, but }: Scope): 'all' | number[] | undefined => {
    if (tracks === 'all' && but.length === 0) return 'all';
    if (tracks === 'rest' && named.size === 0) return undefined;
    const meant =
      tracks === 'rest' ? numbers(count).filter((n) => !named.has(n)) : tracks === 'all' ? numbers(count) : tracks;
    const left = meant.filter((n) => !but.includes(n));
    return left.length === 0 ? undefined : left;
  };
}

/** Lists the tracks that have a composer or lyricist of their own, and therefore not the one named for all tracks. */
function tracksWithOwnWriter(role: CreditRole, { tracks }: Scope, found: readonly Found[]): readonly number[] {
  if (tracks !== 'all' || (role.list !== 'composers' && role.list !== 'lyricists')) return [];
  return found.flatMap((one) => (one.role?.list === role.list ? numbersOf(one.scope.tracks) : []));
}

/** Removes a lyricist from tracks without lyrics. */
function withoutWordlessTracks(
  credit: CreditMention,
  wordless: WhichTracks | undefined,
  count: number,
): CreditMention[] {
  if (wordless === undefined || credit.role.list !== 'lyricists') return [credit];
  const own = credit.tracks === 'all' ? numbers(count) : credit.tracks;
  const tracks = wordless === 'all' ? [] : own.filter((n) => !wordless.includes(n));
  return tracks.length === 0 ? [] : [{ ...credit, tracks }];
}
