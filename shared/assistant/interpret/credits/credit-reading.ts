import { likelyParts, likenessOf, type TextStyle } from '../values/names-and-roles.ts';
import { withShortTitles } from '../values/short-titles.ts';
import { type Clause, clausesOf } from './credit-clauses.ts';
import type { Element, Name, Part } from './credit-element.ts';
import { ALL_TRACKS, type Scope, type Scopes, scopesOf } from './credit-scopes.ts';
import { fullName, type KnownCredits, nameKey } from './known-credits.ts';
import type { CreditRole } from './roles.ts';

/**
 * A person with one role. `isEqual`: on a par with the user or another main artist; `isBesides`: after "with";
 * `isPartial`: a relative with only a first name; `isClear`: certainly a name; `isAmidTalk`: among unrelated words.
 */
export type Found = {
  name: string;
  role: CreditRole | undefined;
  scope: Scope;
  isKnown: boolean;
  isEqual: boolean;
  isJoined: boolean;
  isBesides: boolean;
  isPartial: boolean;
  isClear: boolean;
  isAmidTalk: boolean;
  /** Whether the role comes from a verb such as "wrote it", which other sentences may make more precise. */
  isGeneral: boolean;
};

/**
 * The maximum number of roles in a clause, and of credits in a text. A text with more is not an answer and would take
 * too long to read.
 */
const MAX_ROLES = 12;
const MAX_CREDITS = 300;
const ME: Omit<Found, 'role' | 'scope'> = {
  name: 'me',
  isKnown: true,
  isEqual: false,
  isJoined: false,
  isBesides: false,
  isPartial: false,
  isClear: true,
  isAmidTalk: false,
  isGeneral: false,
};

/** Reads the sentences of a text in order. A sentence may refer to names in earlier ones. */
export class CreditReading {
  readonly found: Found[] = [];
  readonly wordless: Scope[] = [];
  readonly unowned: Scope[] = [];
  /** Keys of the names that should not be credited. */
  readonly gone = new Set<string>();
  saysSelf = false;
  saysNobody = false;
  isDoubtful = false;
  /** Whether no name has a role. */
  isAlone = true;
  /** Whether something that may have been a name was left out. */
  isCut = false;
  /** Roles of the names on the previous tracks. A name without a role on the next tracks gets the same ones. */
  private lastRoles: CreditRole[] = [];
  private lastNames: string[] = [];
  /**
   * The tracks of a sentence that mentions nothing else, which apply to the sentences after it. `lastScope` is the
   * tracks of the previous sentence.
   */
  private header: Scope | undefined;
  private lastScope: Scope | undefined;
  private readonly known: KnownCredits;
  private readonly alone: CreditRole | undefined;
  private readonly style: TextStyle;

  constructor(known: KnownCredits, alone: CreditRole | undefined, style: TextStyle) {
    [this.known, this.alone, this.style] = [known, alone, style];
  }

  sentence(allElements: readonly Element[], goesOn: boolean): void {
    const elements = withShortTitles(allElements, this.known.titles);
    const [first] = elements;
    if (elements.length === 1 && first?.is === 'tracks') {
      this.header = { tracks: first.tracks, but: [] };
      return;
    }
    if (first?.is === 'tracks' && first.tracks !== 'all') this.header = undefined;
    const before = goesOn ? this.lastScope : undefined;
    this.lastScope = first?.is === 'tracks' ? { tracks: first.tracks, but: [] } : before;
    const scopes = scopesOf(elements, before ?? this.header ?? ALL_TRACKS);
    const { parts, ...says } = likelyParts(elements, this.style);
    this.saysSelf ||= says.saysSelf;
    this.saysNobody ||= says.saysNobody;
    this.isDoubtful ||= says.isDoubtful;
    this.isCut ||= says.isCut;
    this.clauses(parts, scopes);
    for (const element of elements) {
      const scope = scopes.after.get(element) ?? scopes.of.get(element) ?? ALL_TRACKS;
      if (element.is === 'noWords') this.wordless.push(scope);
      else if (element.is === 'publicDomain') this.unowned.push(scope);
      else if (element.is === 'spirit') this.isDoubtful = true;
      else if (element.is === 'uncredited') this.letGo(elements, element, parts);
    }
  }

  private clauses(parts: readonly Part[], scopes: Scopes): void {
    let group: { role: CreditRole; hasTracks: boolean }[] = [];
    // A name on further tracks gets the roles of the previous names: 'the beats are by Ana on 1, 2 is Bo'.
    const close = () => {
      const own = group.filter(({ hasTracks }) => hasTracks);
      if (group.length > 0) this.lastRoles = (own.length > 0 ? own : group).map(({ role }) => role);
      group = [];
    };
    for (const clause of clausesOf(parts, (part) => scopes.begins.has(part), scopes.merge)) {
      const [first] = clause.parts;
      if (first && scopes.begins.has(first)) close();
      const hasTracks = clause.parts.some(
        (part) => scopes.after.has(part) || (scopes.of.get(part) ?? ALL_TRACKS).tracks !== 'all',
      );
      group.push(...this.clause(clause, scopes).map((role) => ({ role, hasTracks })));
    }
    close();
  }

  /** Records the credits of a clause, and returns its roles. */
  private clause({ names, roles, parts }: Clause, scopes: Scopes): CreditRole[] {
    const scopeOf = scopeWithin(parts, scopes);
    const ownRoles = withoutDescriptors(roles)
      .slice(0, MAX_ROLES)
      .map(({ role }) => role);
    const isInherited =
      ownRoles.length === 0 && this.lastRoles.length > 0 && names.some((part) => scopeOf(part).tracks !== 'all');
    // In 'For the others I must look', the user is not credited on the other tracks.
    const isOnlyTalk = names.every(
      ({ isAmidTalk, person }) => isAmidTalk && (person.kind === 'self' || !person.isProper),
    );
    if (isInherited && isOnlyTalk) return [];
    const effectiveRoles = ownRoles.length > 0 ? ownRoles : isInherited ? this.lastRoles : [undefined];
    if (isInherited ? names.some(({ isAmidTalk }) => isAmidTalk) : ownRoles.length > 0 && isAcrossTalk(parts))
      this.isDoubtful = true;
    const isGeneral = roles.length > 0 && roles.every(({ form }) => form === 'general');
    const [first] = names;
    // 'Co-written with Sam' means written by the user and Sam.
    if (first?.isBesides && ownRoles.length > 0 && parts[0]?.is === 'role')
      for (const role of ownRoles.flatMap(splitWriterRole))
        this.found.push({ ...ME, isGeneral, role, scope: scopeOf(first) });
    const hasSelf = names.some(({ person }) => this.isSelf(person));
    const people = names.flatMap((part, n) =>
      this.peopleOf(part).map((person) => ({
        ...person,
        ...relationToOthers(part, names[n + 1], n, hasSelf, person),
        isGeneral,
        scope: scopeOf(part),
      })),
    );
    for (const person of people.slice(0, Math.max(0, MAX_CREDITS - this.found.length)))
      for (const role of effectiveRoles.flatMap((one) =>
        splitWriterRole(one ?? (person.isClear || !person.isAmidTalk ? this.alone : undefined)),
      ))
        this.found.push({ ...person, role });
    if (people.length === 0) return [];
    if (effectiveRoles[0] !== undefined) this.isAlone = false;
    this.lastNames = people.map(({ name }) => name);
    return effectiveRoles.filter((role) => role !== undefined);
  }

  private isSelf({ kind, name }: Name['person']): boolean {
    return kind === 'self' || (this.known.self !== undefined && nameKey(name) === nameKey(this.known.self));
  }

  private peopleOf({ person }: Name): { name: string; isKnown: boolean }[] {
    if (person.kind === 'nobody') return [];
    if (person.kind === 'self') return [{ name: 'me', isKnown: true }];
    const found = this.found.map(({ name }) => name);
    if (person.kind === 'them') {
      const meant = EVERYBODY_NAMED.test(person.phrase)
        ? found
        : SEVERAL_PEOPLE.test(person.phrase)
          ? this.lastNames
          : this.lastNames.slice(-1);
      return [...new Set(meant)].map((name) => ({ name, isKnown: true }));
    }
    const names = [...this.known.names, ...found];
    const name = fullName(person.name, names);
    return [{ name, isKnown: person.kind === 'known' || name !== person.name || names.includes(name) }];
  }

  /** Drops the credit of somebody who does not want one: 'But she does not want her name on it'. */
  private letGo(elements: readonly Element[], uncredited: Element, parts: readonly Part[]): void {
    const at = elements.indexOf(uncredited);
    const isOther = (one: Element | undefined): one is Name =>
      one?.is === 'name' && one.person.kind !== 'self' && parts.includes(one);
    const own = elements.slice(0, at).findLast(isOther) ?? elements.slice(at + 1, at + 2).find(isOther);
    const names =
      own && own.person.kind !== 'them' ? this.peopleOf(own).map(({ name }) => name) : this.lastNames.slice(-1);
    for (const name of names) if (name !== 'me') this.gone.add(nameKey(name));
  }
}

/** Describes how a name relates to the other names in its clause. */
function relationToOthers(
  part: Name,
  next: Name | undefined,
  n: number,
  hasSelf: boolean,
  { name, isKnown }: { name: string; isKnown: boolean },
) {
  const { isBesides, isAmidTalk, person } = part;
  const isAnd = part.separator === 'and' && (n > 0 || part.link === undefined);
  const isVersus = part.isEqual || next?.isEqual === true;
  return {
    isBesides,
    isAmidTalk,
    isJoined: isAnd || isVersus || isBesides,
    isEqual: isVersus || (hasSelf && isAnd && !isBesides),
    isClear: isAnd || isVersus || (person.isProper && !isAmidTalk && likenessOf(person.name) === 'sure'),
    isPartial: part.isRelative && !isKnown && !name.includes(' '),
  };
}

/**
 * Finds the tracks for each part of a clause. Tracks after the parts apply to the whole clause; if there are several,
 * each applies to the parts before it.
 */
function scopeWithin(parts: readonly Part[], scopes: Scopes): (part: Part) => Scope {
  const behind = parts.flatMap((part, at) => (scopes.after.has(part) ? [{ part, at }] : []));
  return (part) => {
    const own = behind.length > 1 ? (behind.find(({ at }) => at >= parts.indexOf(part)) ?? behind.at(-1)) : behind[0];
    return (own && scopes.after.get(own.part)) ?? scopes.of.get(part) ?? ALL_TRACKS;
  };
}

/** Whether unrelated words separate a name from its role: 'Ana helped with the mix'. */
const isAcrossTalk = (parts: readonly Part[]): boolean =>
  parts.some((part, n) => {
    const before = parts[n - 1];
    return (
      before !== undefined && part.isAfterTalk && part.is !== before.is && !isGuestNamed(part) && !isGuestNamed(before)
    );
  });
const isGuestNamed = (part: Part): boolean =>
  part.is === 'role' && part.form === 'person' && part.role.list === 'artists';

/** Removes roles that only describe a person: 'The composer is our pianist Ana', 'on his piano'. */
function withoutDescriptors(roles: Clause['roles']): Clause['roles'] {
  const isGuest = ({ form, role }: Clause['roles'][number]) =>
    form === 'person' && role.list === 'artists' && role.role === 'Featuring';
  const exact = roles.filter((role) => !role.isPossessed && !isGuest(role));
  return exact.length > 0 ? exact : roles;
}

/** Splits a writer's role into composer and lyricist. */
const splitWriterRole = (role: CreditRole | undefined): (CreditRole | undefined)[] =>
  role?.list === 'writers' ? [{ list: 'composers' }, { list: 'lyricists' }] : [role];

/** Pronouns for several people, and for everybody named so far. */
const SEVERAL_PEOPLE =
  /^(?:they|them|themselves|the same people|same people|ellos|eles|eux|loro|los mismos|os mesmos|les memes|the same|same|ditto|idem)/;
const EVERYBODY_NAMED =
  /^(?:both of|us both|the two of|los dos|las dos|os dois|nos dois|wir beide|tous les deux|tutti e due|entrambi)/;
