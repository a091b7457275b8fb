import type { WhichTracks } from '../act.ts';
import { type Clause, clausesOf, type Part } from './credit-clauses.ts';
import { type Element, elementsOf, sentencesOf } from './credit-elements.ts';
import { type CreditStep, creditTokens } from './credit-tokens.ts';
import { fullName, type KnownCredits, nameKey } from './known-credits.ts';
import { looksLikeName } from './looks-like.ts';
import type { RoleSaid } from './roles.ts';
import { correctedName } from './spelled-anew.ts';
import type { TracksNamed } from './track-words.ts';

/** Somebody with what they did, and on which tracks. 'me' is who speaks. `isBesides`: who is named "with" another. */
export type CreditSaid = { name: string; role: RoleSaid; tracks: WhichTracks; isBesides?: boolean };
/**
 * Somebody of whom nobody said what they did. `isBeside`: as one more main artist, "me and Ana", "Ana x Bo". `isClear`: it can only be a name,
 * joined to another one or as names are written.
 */
export type NameSaid = { name: string; tracks: WhichTracks; isBeside: boolean; isKnown: boolean; isClear: boolean };

export type CreditsSaid = {
  credits: readonly CreditSaid[];
  names: readonly NameSaid[];
  /** Tracks that have no words, and those whose song belongs to nobody. */
  wordless: WhichTracks | undefined;
  unowned: WhichTracks | undefined;
  /** Whether "me" was said, and "nobody". */
  saysSelf: boolean;
  saysNobody: boolean;
  /** Something may be a name, or may not: what is read is offered. */
  isDoubtful: boolean;
};

const NOTHING: KnownCredits = { self: undefined, names: [], titles: [] };
/** Parts of a list that are read: a track has at most 50 credits of a kind. */
const MOST = 200;

/** Names and what they did, out of a text in plain words: 'the beat is by Ana Lima, mastering at Studio Nord, I wrote it with Sam'. */
export function creditsSaid(text: string, known: KnownCredits = NOTHING, step: CreditStep = undefined): CreditsSaid {
  const reading = new Reading(known);
  for (const sentence of sentencesOf(creditTokens(text, known, step)).slice(0, MOST)) reading.sentence(elementsOf(sentence).slice(0, MOST));
  return reading.result();
}

/** Tracks as a sentence names them: `but` are those that an exception takes out of them. */
type Scope = { tracks: TracksNamed; but: readonly number[] };
type Found = { person: string; isKnown: boolean; isBeside: boolean; isBesides: boolean; isClear: boolean; role: RoleSaid | undefined; scope: Scope };

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
  private saysSelf = false;
  private saysNobody = false;
  private isDoubtful = false;

  private readonly known: KnownCredits;

  constructor(known: KnownCredits) {
    this.known = known;
  }

  sentence(said: readonly Element[]): void {
    const elements = withShortTitles(said, this.known.titles);
    const [first] = elements;
    if (elements.length === 1 && first?.is === 'tracks') {
      this.header = { tracks: first.tracks, but: [] };
      return;
    }
    if (first?.is === 'tracks' && first.tracks !== 'all') this.header = undefined;
    const parts = this.named(elements);
    const scopes = scopesOf(elements, this.header ?? EVERY);
    let group: RoleSaid[] = [];
    for (const clause of clausesOf(parts, (part) => scopes.begins.has(part))) {
      if (clause.parts[0] && scopes.begins.has(clause.parts[0])) {
        this.lastRoles = group.length > 0 ? group : this.lastRoles;
        group = [];
      }
      group.push(...this.clause(clause, scopes));
    }
    if (group.length > 0) this.lastRoles = group;
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
    for (const [n, element] of elements.entries()) {
      if (element.is === 'role' && !element.isOpen) parts.push(element);
      if (element.is !== 'name') continue;
      const { person } = element;
      if (person.kind === 'self') this.saysSelf = true;
      if (person.kind === 'nobody') this.saysNobody = true;
      const last = parts.at(-1);
      // 'Ana Lima, that's me': who speaks is the one who was named.
      const isSame = (last?.is === 'name' && element.link === 'is' && person.kind === 'self');
      if (isSame) continue;
      if (element.isCorrection && last?.is === 'name' && person.kind === 'named') {
        last.person = { ...last.person, name: correctedName(last.person.name, person.name) };
        continue;
      }
      if (person.kind === 'named') {
        const likeness = likenessOf(person.name);
        const next = elements[n + 1];
        const isBound = element.link === 'by' || element.link === 'colon' || next?.link === 'did' || (next?.link === 'colon' && next.is === 'role') || (last?.is === 'role' && last.role.list === 'artists' && element.separator === 'none');
        const isTalk = likeness === 'no' || (!person.isProper && (person.name.split(' ').length > 4 || (element.isAmidTalk && !isBound)));
        const isLetter = /^\p{L}\.?$/u.test(person.name);
        if (isTalk || isLetter || (hasProper && !person.isProper && !isBound)) continue;
        if (last?.is === 'name' && isCompany(last.person.name) && element.separator === 'comma' && !person.name.includes(' ')) continue;
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
      const own = behind.length > 1 ? (behind.find((one) => parts.indexOf(one) >= parts.indexOf(part)) ?? behind.at(-1)) : behind[0];
      return (own && scopes.after.get(own)) ?? scopes.of.get(part) ?? EVERY;
    };
    const said = descriptorsOut(roles).map(({ role }) => role);
    const isInherited = said.length === 0 && this.lastRoles.length > 0 && names.some((part) => scopeOf(part).tracks !== 'all');
    const given = said.length > 0 ? said : isInherited ? this.lastRoles : [undefined];
    const own = this.known.self === undefined ? '' : nameKey(this.known.self);
    const isSelf = (part: Part) => part.is === 'name' && (part.person.kind === 'self' || (own !== '' && nameKey(part.person.name) === own));
    const hasSelf = names.some(isSelf);
    // 'For the others I must look': who speaks of other tracks did not do the same there.
    if (isInherited && names.some((part) => part.isAmidTalk)) return [];
    if (given[0] !== undefined && parts.some((part, n) => n > 0 && part.isAfterTalk && part.is !== parts[n - 1]?.is && !isGuestNamed(part) && !isGuestNamed(parts[n - 1]))) this.isDoubtful = true;
    const people = names.flatMap((part, n) => {
      const isJoined = n > 0 && part.separator === 'and';
      const isEqual = part.isEqual || names[n + 1]?.isEqual === true;
      const isClear = isJoined || isEqual || (part.person.isProper && likenessOf(part.person.name) === 'sure' && !part.isAmidTalk);
      return this.peopleOf(part).map((person) => ({ ...person, scope: scopeOf(part), isClear, isBesides: part.isBesides, isBeside: isEqual || (hasSelf && isJoined && !part.isBesides) }));
    });
    for (const { name, ...person } of people) for (const role of given) this.found.push({ ...person, person: name, role });
    if (people.length > 0) this.lastNames = people.map(({ name }) => name);
    return people.length > 0 ? given.filter((role) => role !== undefined) : [];
  }

  private peopleOf({ person }: Extract<Part, { is: 'name' }>): { name: string; isKnown: boolean }[] {
    if (person.kind === 'nobody') return [];
    if (person.kind === 'self') return [{ name: 'me', isKnown: true }];
    if (person.kind === 'them') {
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
    const isOther = (one: Element | undefined): one is Extract<Element, { is: 'name' }> => one?.is === 'name' && one.person.kind !== 'self' && parts.includes(one);
    const own = elements.slice(0, at).reverse().find(isOther) ?? (isOther(elements[at + 1]) ? elements[at + 1] : undefined);
    const names = own?.is === 'name' && own.person.kind !== 'them' ? this.peopleOf(own).map(({ name }) => name) : this.lastNames.slice(-1);
    for (const name of names) if (name !== 'me') this.gone.add(nameKey(name));
  }

  result(): CreditsSaid {
    const all = [...this.found.map(({ scope }) => scope), ...this.wordless, ...this.unowned];
    const numbered = new Set(all.flatMap(({ tracks, but }) => [...numbersOf(tracks), ...but]));
    const count = this.known.titles.length;
    const everyTrack = Array.from({ length: count }, (_, n) => n + 1);
    const which = ({ tracks, but }: Scope): WhichTracks | undefined => {
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
    const credits = kept.flatMap(({ person, role, scope, isBesides }): CreditSaid[] => {
      const tracks = which(this.ownTracks(role, scope));
      return role && tracks && isNew(JSON.stringify([nameKey(person), role, tracks])) ? [{ name: person, role, tracks, isBesides }] : [];
    });
    const credited = new Set(credits.map(({ name }) => nameKey(name)));
    const names = kept.flatMap(({ person, role, scope, isBeside, isKnown, isClear }): NameSaid[] => {
      const tracks = which(scope);
      return !role && tracks && !credited.has(nameKey(person)) && isNew(nameKey(person)) ? [{ name: person, tracks, isBeside, isKnown, isClear }] : [];
    });
    const union = (scopes: readonly Scope[]): WhichTracks | undefined => {
      const own = scopes.flatMap((scope) => which(scope) ?? []);
      if (own.includes('all')) return 'all';
      return own.length === 0 ? undefined : (own as number[]);
    };
    const wordless = union(this.wordless);
    return {
      credits: credits.flatMap((credit) => this.withWords(credit, wordless, everyTrack)),
      names,
      wordless,
      unowned: union(this.unowned),
      saysSelf: this.saysSelf,
      saysNobody: this.saysNobody,
      isDoubtful: this.isDoubtful,
    };
  }

  /** Who wrote all of them wrote those for which nobody else is named. */
  private ownTracks(role: RoleSaid | undefined, scope: Scope): Scope {
    if (!role || scope.tracks !== 'all' || (role.list !== 'composers' && role.list !== 'lyricists' && role.list !== 'writers')) return scope;
    const others = this.found.flatMap((one) => {
      const isSame = one.role && (one.role.list === role.list || (one.role.list === 'writers' && role.list !== 'writers'));
      return isSame ? numbersOf(one.scope.tracks) : [];
    });
    return { ...scope, but: [...scope.but, ...others] };
  }

  /** Nobody wrote the words of a track that has none. */
  private withWords({ role, tracks, ...credit }: CreditSaid, wordless: WhichTracks | undefined, everyTrack: readonly number[]): CreditSaid[] {
    if (wordless === undefined || (role.list !== 'lyricists' && role.list !== 'writers')) return [{ ...credit, role, tracks }];
    const without = (tracks === 'all' ? everyTrack : tracks).filter((n) => wordless !== 'all' && !wordless.includes(n));
    const sung: CreditSaid[] = without.length === 0 ? [] : [{ ...credit, role: { list: 'lyricists' }, tracks: without }];
    return role.list === 'writers' ? [{ ...credit, role: { list: 'composers' }, tracks }, ...sung] : sung;
  }
}

/** Pronouns of more than one. */
const MANY = /^(?:they|them|themselves|the same people|same people|ellos|eles|eux|loro|los mismos|os mesmos|les memes|the same|same|ditto|idem)/;
const isCompany = (name: string) => /\b(?:studios?|mastering|sound|audio|music|records|productions?|recordings?|estudios?|tonstudio)\b/i.test(name);

/** How likely a name is one, without the particles that names have in them. */
const likenessOf = (name: string) => looksLikeName(name.replace(/(?<=\S)\s(?:de|del|da|do|das|dos|du|di|la|las|los|van|von|der|den|el|al|y|e|of|the)(?=\s\S)/gi, ''));

const isGuestNamed = (part: Part | undefined): boolean => part?.is === 'role' && part.form === 'person' && part.role.list === 'artists';

/** "The composer is our pianist Ana", "on his piano": what somebody is or has beside what they did is left out. */
function descriptorsOut(roles: Clause['roles']): Clause['roles'] {
  const isGuest = ({ form, role }: Clause['roles'][number]) => form === 'person' && role.list === 'artists' && role.role === 'Featuring';
  const exact = roles.filter((role) => !role.isPossessed && !isGuest(role));
  return exact.length > 0 ? exact : roles;
}

/** 'Veil is by Ana': a name at the head of a sentence that is a part of one title only is that track. */
function withShortTitles(elements: readonly Element[], titles: readonly string[]): readonly Element[] {
  const [first, next, third] = elements;
  if (titles.length < 2 || first?.is !== 'name' || first.person.kind !== 'named' || !next) return elements;
  const isHead = next.link === 'colon' || next.link === 'is' || next.is === 'noWords' || (next.is === 'role' && third?.is === 'name' && next.link === undefined);
  const words = nameKey(first.person.name).split(' ');
  const isPart = (title: string) => {
    const own = nameKey(title).split(' ');
    return words.every((word) => own.some((one) => one === word || (word.length > 1 && word.length < one.length && one.startsWith(word.slice(0, 1)) && [...word].every((letter) => one.includes(letter)))));
  };
  const meant = titles.flatMap((title, n) => (title !== '' && isPart(title) ? [n + 1] : []));
  if (!isHead || meant.length !== 1) return elements;
  return [{ is: 'tracks', tracks: meant, isExcept: false, separator: 'none', link: undefined, isAside: false, isBesides: false, isAfterTalk: false }, { ...next, link: undefined, separator: 'none' } as Element, ...elements.slice(2)];
}

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
    const leads = next !== undefined && next.is !== 'tracks' && next.separator === 'none';
    if (element.isExcept) {
      const but = numbersOf(element.tracks);
      for (const one of open) {
        const own = after.get(one) ?? of.get(one) ?? EVERY;
        (after.has(one) ? after : of).set(one, { ...own, but: [...own.but, ...but] });
      }
    } else if (last && (!leads || element.separator === 'none')) {
      after.set(last, { tracks: element.tracks, but: [] });
      continue;
    }
    scope = { tracks: element.tracks, but: [] };
    if (next) begins.add(next);
    open = [];
  }
  return { of, after, begins };
}
