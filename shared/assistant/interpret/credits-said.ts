import type { WhichTracks } from '../act.ts';
import { type Clause, clausesOf, type Part } from './credit-clauses.ts';
import { type Element, elementsOf, isCompany, sentencesOf } from './credit-elements.ts';
import { type CreditStep, creditTokens, type Token } from './credit-tokens.ts';
import { fullName, type KnownCredits, nameKey } from './known-credits.ts';
import { looksLikeName } from './looks-like.ts';
import type { RoleSaid } from './roles.ts';
import { correctedName } from './spelled-anew.ts';
import type { TracksNamed } from './track-words.ts';

/**
 * Somebody with what they did, and on which tracks. 'me' is who speaks. `isBesides`: who is named "with" another; `isPartial`: by a first
 * name alone, as somebody's relative.
 */
export type CreditSaid = {
  name: string;
  role: RoleSaid;
  tracks: WhichTracks;
  isBesides?: boolean;
  isPartial?: boolean;
};
/**
 * Somebody of whom nobody said what they did. `isBeside`: as one more main artist, "me and Ana", "Ana x Bo". `isClear`: it can only be a name,
 * joined to another one or as names are written.
 */
export type NameSaid = {
  name: string;
  tracks: WhichTracks;
  isBeside: boolean;
  isKnown: boolean;
  isClear: boolean;
  isJoined: boolean;
  isBesides: boolean;
  isAmidTalk: boolean;
};

export type CreditsSaid = {
  credits: readonly CreditSaid[];
  names: readonly NameSaid[];
  /** Tracks that have no words, and those whose song belongs to nobody. */
  wordless: WhichTracks | undefined;
  unowned: WhichTracks | undefined;
  /** Whether "me" was said, and "nobody". */
  saysSelf: boolean;
  saysNobody: boolean;
  /** That what is shown is right. */
  confirms: boolean;
  /** Nothing was said of what anybody did. */
  isAlone: boolean;
  /** Something may be a name, or may not: what is read is offered. */
  isDoubtful: boolean;
};

const NOTHING: KnownCredits = { self: undefined, names: [], titles: [] };
/** Parts of a list that are read: a track has at most 50 credits of a kind. */
const MOST = 200;

/**
 * Names and what they did, out of a text in plain words: 'the beat is by Ana Lima, mastering at Studio Nord, I wrote it with Sam'. `alone` is what
 * somebody did of whom nothing else is said.
 */
export function creditsSaid(
  text: string,
  known: KnownCredits = NOTHING,
  step: CreditStep = undefined,
  alone?: RoleSaid,
): CreditsSaid {
  const tokens: Token[] = isCompanyAlone(text)
    ? [{ is: 'name', name: text.trim(), isKnown: false, isProper: true }]
    : creditTokens(text, known, step);
  const reading = new Reading(
    known,
    alone,
    tokens.filter((token) => token.is === 'name' && /(?:^|\s)\d{1,3}$/.test(token.name)).length > 1,
  );
  const sentences = sentencesOf(tokens).slice(0, MOST);
  // What somebody asks is nothing that they say, where they say something too.
  const areSaid = sentences.some(
    ({ isAsked, tokens: own }) => !isAsked && own.some(({ is }) => is === 'name' || is === 'role' || is === 'self'),
  );
  for (const { tokens: own, goesOn, isAsked } of sentences) {
    if (isAsked && areSaid) continue;
    if (isAsked) reading.doubt();
    reading.sentence(elementsOf(own).slice(0, MOST), goesOn);
  }
  return { ...reading.result(), confirms: tokens.some(({ is }) => is === 'confirm') };
}

/** 'Roxy Music': a name that ends in a word of the trade, and nothing else. */
const isCompanyAlone = (text: string): boolean =>
  /^(?:\p{Lu}[\p{L}\p{M}'’.-]*\s+){1,3}\p{Lu}\p{L}+$/u.test(text.trim()) && isCompany(text);

/** Tracks as a sentence names them: `but` are those that an exception takes out of them. */
type Scope = { tracks: TracksNamed; but: readonly number[] };
type Found = {
  person: string;
  isKnown: boolean;
  isBeside: boolean;
  isBesides: boolean;
  isPartial: boolean;
  isClear: boolean;
  isJoined: boolean;
  isAmidTalk: boolean;
  role: RoleSaid | undefined;
  scope: Scope;
};

const numbersOf = (tracks: TracksNamed): readonly number[] => (typeof tracks === 'string' ? [] : tracks);
const EVERY: Scope = { tracks: 'all', but: [] };

class Reading {
  private readonly found: Found[] = [];
  private readonly wordless: Scope[] = [];
  private readonly unowned: Scope[] = [];
  private readonly gone = new Set<string>();
  /** What those did who were named of the tracks before: who is named of the next ones did the same. */
  private lastRoles: RoleSaid[] = [];
  private lastNames: string[] = [];
  private header: Scope | undefined;
  private lastScope: Scope | undefined;
  private saysSelf = false;
  private saysNobody = false;
  private isDoubtful = false;
  private isAlone = true;

  private readonly known: KnownCredits;

  private readonly alone: RoleSaid | undefined;

  /** Several names have numbers behind them, as in a sheet of shares: these are no part of them. */
  private readonly hasShares: boolean;

  constructor(known: KnownCredits, alone: RoleSaid | undefined, hasShares: boolean) {
    this.hasShares = hasShares;
    this.alone = alone;
    this.known = known;
  }

  sentence(said: readonly Element[], goesOn: boolean): void {
    const elements = withShortTitles(said, this.known.titles);
    const [first] = elements;
    if (elements.length === 1 && first?.is === 'tracks') {
      this.header = { tracks: first.tracks, but: [] };
      return;
    }
    if (first?.is === 'tracks' && first.tracks !== 'all') this.header = undefined;
    const scopes = scopesOf(elements, (goesOn ? this.lastScope : undefined) ?? this.header ?? EVERY);
    this.lastScope = first?.is === 'tracks' ? { tracks: first.tracks, but: [] } : goesOn ? this.lastScope : undefined;
    const parts = this.named(elements);
    let group: { role: RoleSaid; hasTracks: boolean }[] = [];
    // Who is named of other tracks did there what others did on theirs: "the beats are by Ana on 1, 2 is Bo".
    const rolesOf = () => {
      const own = group.filter(({ hasTracks }) => hasTracks);
      return (own.length > 0 ? own : group).map(({ role }) => role);
    };
    for (const clause of clausesOf(parts, (part) => scopes.begins.has(part))) {
      if (clause.parts[0] && scopes.begins.has(clause.parts[0])) {
        this.lastRoles = group.length > 0 ? rolesOf() : this.lastRoles;
        group = [];
      }
      const hasTracks = clause.parts.some(
        (part) => scopes.after.has(part) || (scopes.of.get(part) ?? EVERY).tracks !== 'all',
      );
      group.push(...this.clause(clause, scopes).map((role) => ({ role, hasTracks })));
    }
    if (group.length > 0) this.lastRoles = rolesOf();
    for (const element of elements) {
      const scope = scopes.after.get(element) ?? scopes.of.get(element) ?? EVERY;
      if (element.is === 'noWords') this.wordless.push(scope);
      else if (element.is === 'publicDomain') this.unowned.push(scope);
      else if (element.is === 'spirit') this.isDoubtful = true;
      else if (element.is === 'uncredited') this.letGo(elements, element, parts);
    }
  }

  /** The names and roles of a sentence: without what is talk, and with names that are corrected at once. */
  private named(elements: readonly Element[]): Part[] {
    const names = elements.filter((one): one is Extract<Element, { is: 'name' }> => one.is === 'name');
    const hasProper = names.some(({ person }) => person.kind === 'named' && person.isProper);
    const parts: Part[] = [];
    let pending: Element['separator'] | undefined;
    for (const [n, element] of elements.entries()) {
      if (element.is === 'tracks' && parts.length > 0 && element.separator !== 'none') pending = element.separator;
      const isPart = element.is === 'role' || element.is === 'name';
      if (isPart && element.separator === 'none' && element.link !== 'colon' && pending !== undefined)
        element.separator = pending;
      if (isPart) pending = undefined;
      if (element.is === 'role' && !element.isOpen) parts.push(element);
      if (element.is !== 'name') continue;
      const { person } = element;
      if (person.kind === 'self' && !element.isAmidTalk) this.saysSelf = true;
      if (person.kind === 'nobody') this.saysNobody = true;
      const last = parts.at(-1);
      // 'Ana Lima, that's me': who speaks is the one who was named.
      const isSame =
        last?.is === 'name' &&
        element.link === 'is' &&
        person.kind === 'self' &&
        element.separator !== 'and' &&
        elements[n - 1] === last;
      if (isSame) continue;
      if (element.isCorrection && last?.is === 'name' && person.kind === 'named') {
        last.person = { ...last.person, name: correctedName(last.person.name, person.name) };
        continue;
      }
      if (person.kind === 'named') {
        if (this.hasShares) person.name = person.name.replace(/\s\d{1,3}$/, '');
        const likeness = /^[\d\s]+$/.test(person.name) ? 'no' : likenessOf(person.name);
        const next = elements[n + 1];
        const isBound =
          element.link === 'by' ||
          element.link === 'colon' ||
          next?.link === 'did' ||
          (next?.is === 'role' && next.separator === 'none' && next.link !== undefined) ||
          (last?.is === 'role' && last.role.list === 'artists' && element.separator === 'none');
        const isTalk =
          likeness === 'no' ||
          (!person.isProper && (person.name.split(' ').length > 4 || (element.isAmidTalk && !isBound)));
        const isLetter = /^\p{L}\.?$/u.test(person.name);
        const isLone =
          element.isAmidTalk &&
          !isBound &&
          !element.isRelative &&
          elements[n - 1]?.is !== 'tracks' &&
          element.separator !== 'none' &&
          !(next?.is === 'role' && next.separator === 'none');
        if (isTalk || isLetter || isLone || (hasProper && !person.isProper && !isBound)) {
          if (last?.is === 'name' && element.separator === 'none') last.isAmidTalk = true;
          continue;
        }
        // 'We are a brass band': what somebody is, is no name.
        if (
          last?.is === 'name' &&
          last.person.kind === 'self' &&
          element.link !== undefined &&
          element.link !== 'by' &&
          element.separator === 'none' &&
          elements[n - 1] === last
        ) {
          if (!person.isProper) continue;
          last.isAmidTalk = true;
          last.person = person;
          continue;
        }
        if (RELATIVES.has(nameKey(person.name))) this.isDoubtful = true;
        if (
          last?.is === 'name' &&
          isCompany(last.person.name) &&
          element.separator === 'comma' &&
          !person.name.includes(' ')
        )
          continue;
        if (likeness === 'doubtful') this.isDoubtful = true;
      }
      parts.push(element);
    }
    return parts;
  }

  /** Keeps what a clause says, and returns what its people did. */
  private clause({ names, roles, parts }: Clause, scopes: Scopes): RoleSaid[] {
    const behind = parts.filter((part) => scopes.after.has(part));
    const scopeOf = (part: Part): Scope => {
      const own =
        behind.length > 1
          ? (behind.find((one) => parts.indexOf(one) >= parts.indexOf(part)) ?? behind.at(-1))
          : behind[0];
      return (own && scopes.after.get(own)) ?? scopes.of.get(part) ?? EVERY;
    };
    const said = descriptorsOut(roles).map(({ role }) => role);
    const isInherited =
      said.length === 0 && this.lastRoles.length > 0 && names.some((part) => scopeOf(part).tracks !== 'all');
    const given = said.length > 0 ? said : isInherited ? this.lastRoles : [undefined];
    const own = this.known.self === undefined ? '' : nameKey(this.known.self);
    const isSelf = (part: Part) =>
      part.is === 'name' && (part.person.kind === 'self' || (own !== '' && nameKey(part.person.name) === own));
    const hasSelf = names.some(isSelf);
    // 'For the others I must look': who speaks of other tracks did not do the same there.
    if (isInherited && names.every((part) => part.isAmidTalk && (part.person.kind === 'self' || !part.person.isProper)))
      return [];
    if (isInherited && names.some((part) => part.isAmidTalk)) this.isDoubtful = true;
    if (
      given[0] !== undefined &&
      parts.some(
        (part, n) =>
          n > 0 &&
          part.isAfterTalk &&
          part.is !== parts[n - 1]?.is &&
          !isGuestNamed(part) &&
          !isGuestNamed(parts[n - 1]),
      )
    )
      this.isDoubtful = true;
    // 'Co-written with Sam': by who speaks, and Sam.
    const isWithSelf = said.length > 0 && parts[0]?.is === 'role' && names[0]?.isBesides === true;
    const [besides] = names;
    if (isWithSelf && besides)
      for (const role of said.flatMap(listsOf))
        this.found.push({
          person: 'me',
          isKnown: true,
          isBeside: false,
          isBesides: false,
          isPartial: false,
          isClear: true,
          isJoined: false,
          isAmidTalk: false,
          role,
          scope: scopeOf(besides),
        });
    const people = names.flatMap((part, n) => {
      const isJoined = part.separator === 'and' && (n > 0 || part.link === undefined);
      const isEqual = part.isEqual || names[n + 1]?.isEqual === true;
      const isClear =
        isJoined || isEqual || (part.person.isProper && likenessOf(part.person.name) === 'sure' && !part.isAmidTalk);
      return this.peopleOf(part).map((person) => ({
        ...person,
        isAmidTalk: part.isAmidTalk,
        scope: scopeOf(part),
        isClear,
        isJoined: isJoined || isEqual || part.isBesides,
        isBesides: part.isBesides,
        isPartial: part.isRelative && !person.isKnown && !person.name.includes(' '),
        isBeside: isEqual || (hasSelf && isJoined && !part.isBesides),
      }));
    });
    for (const { name, ...person } of people)
      for (const role of given.flatMap((one) =>
        listsOf(one ?? (person.isClear || !person.isAmidTalk ? this.alone : undefined)),
      ))
        this.found.push({ ...person, person: name, role });
    if (given[0] !== undefined && people.length > 0) this.isAlone = false;
    if (people.length > 0) this.lastNames = people.map(({ name }) => name);
    return people.length > 0 ? given.filter((role) => role !== undefined) : [];
  }

  private peopleOf({ person }: Extract<Part, { is: 'name' }>): { name: string; isKnown: boolean }[] {
    if (person.kind === 'nobody') return [];
    if (person.kind === 'self') return [{ name: 'me', isKnown: true }];
    if (person.kind === 'them') {
      if (ALL_OF_US.test(person.phrase))
        return [...new Set(this.found.map((one) => one.person))].map((name) => ({ name, isKnown: true }));
      const isMany = MANY.test(person.phrase);
      return (isMany ? this.lastNames : this.lastNames.slice(-1)).map((name) => ({ name, isKnown: true }));
    }
    const names = [...this.known.names, ...this.found.map((one) => one.person)];
    const full = fullName(person.name, names);
    return [{ name: full, isKnown: person.kind === 'known' || full !== person.name || names.includes(full) }];
  }

  /** "But she does not want her name on it": who was named last is not named. */
  private letGo(elements: readonly Element[], uncredited: Element, parts: readonly Part[]): void {
    const at = elements.indexOf(uncredited);
    const isOther = (one: Element | undefined): one is Extract<Element, { is: 'name' }> =>
      one?.is === 'name' && one.person.kind !== 'self' && parts.includes(one);
    const own =
      elements.slice(0, at).reverse().find(isOther) ?? (isOther(elements[at + 1]) ? elements[at + 1] : undefined);
    const names =
      own?.is === 'name' && own.person.kind !== 'them'
        ? this.peopleOf(own).map(({ name }) => name)
        : this.lastNames.slice(-1);
    for (const name of names) if (name !== 'me') this.gone.add(nameKey(name));
  }

  doubt(): void {
    this.isDoubtful = true;
  }

  result(): Omit<CreditsSaid, 'confirms'> {
    const all = [...this.found.map(({ scope }) => scope), ...this.wordless, ...this.unowned];
    const numbered = new Set(all.flatMap(({ tracks, but }) => [...numbersOf(tracks), ...but]));
    const count = this.known.titles.length;
    const everyTrack = Array.from({ length: count }, (_, n) => n + 1);
    const which = ({ tracks, but }: Scope): 'all' | number[] | undefined => {
      if (tracks === 'rest') {
        const others = everyTrack.filter((n) => !numbered.has(n));
        return numbered.size === 0 || others.length === 0 ? undefined : others;
      }
      const meant = tracks === 'all' ? everyTrack : tracks;
      const left = meant.filter((n) => !but.includes(n));
      if (tracks === 'all' && but.length === 0) return 'all';
      return left.length === 0 ? undefined : left;
    };
    const kept = this.found.filter(({ person }) => !this.gone.has(nameKey(person)));
    const seen = new Set<string>();
    const isNew = (key: string) => !seen.has(key) && Boolean(seen.add(key));
    const credits = kept.flatMap(({ person, role, scope, isBesides, isPartial }): CreditSaid[] => {
      const tracks = which(this.ownTracks(role, scope));
      return role && tracks && isNew(JSON.stringify([nameKey(person), role, tracks]))
        ? [{ name: person, role, tracks, isBesides, isPartial }]
        : [];
    });
    const credited = new Set(credits.map(({ name }) => nameKey(name)));
    const names = kept.flatMap(
      ({ person, role, scope, isBeside, isKnown, isClear, isJoined, isBesides, isAmidTalk }): NameSaid[] => {
        const tracks = which(scope);
        return !role && tracks && !credited.has(nameKey(person)) && isNew(nameKey(person))
          ? [{ name: person, tracks, isBeside, isKnown, isClear, isJoined, isBesides, isAmidTalk }]
          : [];
      },
    );
    const union = (scopes: readonly Scope[]): WhichTracks | undefined => {
      const own = scopes.map(which);
      if (own.includes('all')) return 'all';
      const numbers = own.flatMap((one) => (one === undefined || one === 'all' ? [] : one));
      return numbers.length === 0 ? undefined : numbers;
    };
    const wordless = union(this.wordless);
    return {
      credits: credits.flatMap((credit) => this.withWords(credit, wordless, everyTrack)),
      names,
      wordless,
      unowned: union(this.unowned),
      saysSelf: this.saysSelf,
      saysNobody: this.saysNobody,
      isAlone: this.isAlone,
      isDoubtful: this.isDoubtful,
    };
  }

  /** Who wrote all of them wrote those for which nobody else is named. */
  private ownTracks(role: RoleSaid | undefined, scope: Scope): Scope {
    if (scope.tracks !== 'all' || (role?.list !== 'composers' && role?.list !== 'lyricists')) return scope;
    const others = this.found.flatMap((one) => (one.role?.list === role.list ? numbersOf(one.scope.tracks) : []));
    return { ...scope, but: [...scope.but, ...others] };
  }

  /** Nobody wrote the words of a track that has none. */
  private withWords(
    credit: CreditSaid,
    wordless: WhichTracks | undefined,
    everyTrack: readonly number[],
  ): CreditSaid[] {
    if (wordless === undefined || credit.role.list !== 'lyricists') return [credit];
    const tracks = (credit.tracks === 'all' ? everyTrack : credit.tracks).filter(
      (n) => wordless !== 'all' && !wordless.includes(n),
    );
    return tracks.length === 0 ? [] : [{ ...credit, tracks }];
  }
}

/** Names that only the family knows. */
const RELATIVES = new Set(
  'daddy dad mum mom mama papa mami papi grandma grandpa nan gran granny auntie uncle mother father oma opa mamma maman abuela abuelo tia tio vovo'.split(
    ' ',
  ),
);

/** Who wrote it wrote music and words. */
const listsOf = (role: RoleSaid | undefined): (RoleSaid | undefined)[] =>
  role?.list === 'writers' ? [{ list: 'composers' }, { list: 'lyricists' }] : [role];

/** Pronouns of more than one. */
const MANY =
  /^(?:they|them|themselves|the same people|same people|ellos|eles|eux|loro|los mismos|os mesmos|les memes|the same|same|ditto|idem)/;
/** Of everybody who was named. */
const ALL_OF_US =
  /^(?:both of|us both|the two of|los dos|las dos|os dois|nos dois|wir beide|tous les deux|tutti e due|entrambi)/;

/** How likely a name is one, without the particles that names have in them. */
const likenessOf = (name: string) =>
  looksLikeName(
    name.replace(/(?<=\S)\s(?:de|del|da|do|das|dos|du|di|la|las|los|van|von|der|den|el|al|y|e|of|the)(?=\s\S)/gi, ''),
  );

const isGuestNamed = (part: Part | undefined): boolean =>
  part?.is === 'role' && part.form === 'person' && part.role.list === 'artists';

/** "The composer is our pianist Ana", "on his piano": what somebody is or has beside what they did is left out. */
function descriptorsOut(roles: Clause['roles']): Clause['roles'] {
  const isGuest = ({ form, role }: Clause['roles'][number]) =>
    form === 'person' && role.list === 'artists' && role.role === 'Featuring';
  const exact = roles.filter((role) => !role.isPossessed && !isGuest(role));
  return exact.length > 0 ? exact : roles;
}

/** 'Veil is by Ana', "except porch swing": a name at the head of a sentence or behind an exception that is a part of one title only is that track. */
function withShortTitles(elements: readonly Element[], titles: readonly string[]): readonly Element[] {
  if (titles.length < 2) return elements;
  return elements.map((element, n): Element => {
    if (element.is !== 'name' || element.person.kind !== 'named') return element;
    const next = elements[n + 1];
    const isSaid = next?.is === 'name' && (next.link === 'colon' || next.link === 'is');
    const isHead =
      n === 0 &&
      next !== undefined &&
      (isSaid || next.is === 'noWords' || (next.is === 'role' && elements[2]?.is === 'name' && next.link !== 'did'));
    if (!isHead && !element.isExcept) return element;
    const words = nameKey(element.person.name).split(' ');
    const meant = titles.flatMap((title, at) =>
      title !== '' && isShort(words, nameKey(title).split(' ')) ? [at + 1] : [],
    );
    if (meant.length !== 1) return element;
    if (next && isHead) [next.link, next.separator] = [undefined, 'none'];
    const { separator, link, isAside, isBesides, isAfterTalk } = element;
    return {
      is: 'tracks',
      tracks: meant,
      isExcept: element.isExcept,
      separator,
      link,
      isAside,
      isBesides,
      isAfterTalk,
    };
  });
}

/** 'raglan rd' of Raglan Road: each word is one of the title, or its beginning and letters of it in order. */
const isShort = (words: readonly string[], title: readonly string[]): boolean =>
  words.every((word) =>
    title.some(
      (one) =>
        one === word ||
        (word.length > 1 && one.length > word.length && one[0] === word[0] && one.at(-1) === word.at(-1)),
    ),
  );

/** `of`: the tracks that stand before what is said of them; `after`: those that stand behind it; `begins`: with what something new begins. */
type Scopes = { of: ReadonlyMap<Element, Scope>; after: ReadonlyMap<Element, Scope>; begins: ReadonlySet<Element> };

/** Of which tracks each thing of a sentence is said. */
function scopesOf(elements: readonly Element[], outer: Scope): Scopes {
  const of = new Map<Element, Scope>();
  const after = new Map<Element, Scope>();
  const begins = new Set<Element>();
  let scope = outer;
  let open: Element[] = [];
  for (const [n, element] of elements.entries()) {
    if (element.is !== 'tracks') {
      of.set(element, scope);
      open.push(element);
      continue;
    }
    const next = elements[n + 1];
    const last = open.at(-1);
    const leads =
      next !== undefined &&
      next.is !== 'tracks' &&
      (next.separator === 'none' || (next.separator === 'and' && element.separator === 'comma'));
    if (element.isExcept && open.length > 0) {
      const but = numbersOf(element.tracks);
      for (const one of open) {
        const own = after.get(one) ?? of.get(one) ?? EVERY;
        (after.has(one) ? after : of).set(one, { ...own, but: [...own.but, ...but] });
      }
    } else if (last && (!leads || element.separator === 'none' || !open.some(({ is }) => is === 'name'))) {
      after.set(last, { tracks: element.tracks, but: [] });
      continue;
    }
    scope = { tracks: element.tracks, but: [] };
    if (next) begins.add(next);
    open = [];
  }
  return { of, after, begins };
}
