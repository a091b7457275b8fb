import type { Act, CreditList } from '../act.ts';
import type { Clause } from './clauses.ts';
import { hasCue } from './cues.ts';
import type { Known } from './known.ts';
import { asNoted, type LetterNote } from './letter-notes.ts';
import { looksLikeName } from './looks-like.ts';
import type { NameOnRelease } from './names-on-release.ts';
import { key } from './nearest.ts';
import { choices } from './removals.ts';
import { type Respelled, replacedIn, respelled, retitled } from './respelled.ts';
import { roleNamed } from './role-named.ts';
import type { Subject } from './subjects.ts';
import { type Word, wordsOf } from './words.ts';

/** A name that may be meant, and what it becomes. */
type Meant = { name: NameOnRelease; to: string; likeness: number };

/** How like a new name must be to the old one: where nothing says which is meant, where something does, and where it is said. */
const LIKE = { alone: 0.75, marked: 0.55, named: 0.4, title: 0.65 };
/** By how much the likeliest name must be ahead of the next. */
const AHEAD = 0.08;

const renamed = ({ name, to }: Meant): Act[] | undefined =>
  to === name.now || to === '' ? undefined : name.become(to);

/** The one that is meant of several, or a question which. Names that are spelled the same are one, a credit before a title. */
function chosen(said: string, all: readonly Meant[]): Act[] | undefined {
  const sorted = [...all].sort((a, b) => b.likeness - a.likeness);
  const apart = sorted.filter(
    ({ name }, n) =>
      !sorted
        .slice(0, n)
        .some(
          (other) => key(other.name.now) === key(name.now) && (other.name.kind === 'credit' || name.kind === 'line'),
        ),
  );
  const [first, second] = apart;
  if (!first) return undefined;
  if (!second || first.likeness - second.likeness >= AHEAD) return renamed(first);
  const near = apart.filter(({ likeness, to, name }) => first.likeness - likeness < AHEAD && to !== name.now);
  if (near.length < 2) return near[0] && renamed(near[0]);
  return choices(
    said,
    near.map(({ name, to }) => [`${name.now} → ${to}`, name.become(to)]),
  );
}

const isRole = (value: string): boolean =>
  roleNamed(value.toLowerCase().replace(/^(?:the|a|an|our|my)\s+/, '')) !== undefined;
const isCapital = (text: string): boolean => /^[^\p{Ll}]*[\p{Lu}\p{Lo}\p{N}]/u.test(text);

/** Whether a text may be the whole new name of a credit. */
export const isNameLike = (value: string): boolean =>
  value !== '' && looksLikeName(value) !== 'no' && !isRole(value) && !/[?\n]/.test(value) && wordsOf(value).length <= 7;

/** Whether the words that a name gains can belong to it: 'Sam Ortiz on track 2' is no name. */
function areNames(now: string, value: string): boolean {
  const old = new Set(wordsOf(now).map(({ key: word }) => word));
  const more = wordsOf(value).filter(({ key: word }) => !old.has(word));
  return !/\p{Lu}/u.test(value) || more.every(({ text }) => isCapital(text) || text.length <= 3);
}

/** What a name becomes when it is said anew; undefined where that is none, or too unlike. */
function saidAnew({ kind, now }: NameOnRelease, value: string, least: number, isBare = false): Respelled | undefined {
  if (kind === 'track' || kind === 'release') {
    // A text alone that begins with a title says something of it.
    const said = isBare && value.length > now.length + 2 ? undefined : retitled(now, value);
    return said && said.likeness >= Math.max(least, LIKE.title) ? said : undefined;
  }
  const bare = /^(?:an?|the|el|la|o|le|der|die|il|lo) (?=\p{Lu})/u.test(now)
    ? value
    : value.replace(/^(?:an?|the|el|la|o|le|der|die|il|lo) (?=\p{Lu})/u, '');
  const name = [withoutEnd(bare), bare].find((one) => isNameLike(one) && areNames(now, one));
  const said = name === undefined ? undefined : respelled(now, name);
  return said && said.likeness >= least ? said : undefined;
}

/** A name without small words behind it: 'Hina Morikawa for overseas', 'Sofia Brandt only'. */
function withoutEnd(value: string): string {
  const words = value.split(' ');
  const last = words.findLastIndex((word) => /^\P{L}*[\p{Lu}\p{Lo}\p{N}]/u.test(word));
  return last >= 0 && isCapital(value) ? words.slice(0, last + 1).join(' ') : value;
}

/** Somebody else did what a role says: what else the one before did, stays. */
export function roleInstead(
  { names, lists, isRole }: Extract<Subject, { kind: 'names' }>,
  value: string,
  olds: readonly string[],
): Act[] | undefined {
  const name = names.find(({ now }) => olds.some((old) => key(old) === key(now)));
  const isOther =
    name !== undefined && isRole && isNameLike(value) && (respelled(name.now, value)?.likeness ?? 0) < LIKE.marked;
  return isOther
    ? name.lists.filter((list) => lists.includes(list)).flatMap((list) => renameIn(list, name.now, value))
    : undefined;
}

/** A name with its old form beside the new one: 'Hale, not Hail'. */
export function nameInstead(
  value: string,
  olds: readonly string[],
  names: readonly NameOnRelease[],
  isBare = false,
): Act[] | undefined {
  for (const old of olds) {
    const meant = names.flatMap((name): Meant[] => {
      // Nothing but its likeness says that a text alone is the new name.
      if (isBare && saidAnew(name, value, LIKE.named) === undefined) return [];
      const isPlausible =
        name.kind === 'track' ||
        name.kind === 'release' ||
        (isNameLike(value) && (isCapital(value) || !isCapital(old)));
      if (!isPlausible) return [];
      const to = replacedIn(name.now, old, value);
      const nearly = saidAnew(name, old, 0.75);
      if (to !== undefined)
        return [
          {
            name,
            to,
            likeness: key(name.now) === key(old) ? 1 : 0.7 + 0.2 * (respelled(name.now, value)?.likeness ?? 0),
          },
        ];
      const fresh = respelled(name.now, value);
      return nearly && fresh && fresh.likeness >= LIKE.named
        ? [{ name, to: fresh.to, likeness: nearly.likeness * 0.9 }]
        : [];
    });
    const acts = chosen(value, meant);
    if (acts) return acts;
  }
  return undefined;
}

/** A new name for one of the names that a subject says: by its likeness, or as it is where only one is meant. */
export function nameOf(
  subject: Extract<Subject, { kind: 'names' }>,
  clause: Clause,
  words: readonly Word[],
  isMarked: boolean,
): Act[] | undefined {
  const { value } = clause;
  if (clause.isBare && !isCapital(value)) return undefined;
  const like = subject.names.flatMap((name): Meant[] => {
    const said = saidAnew(name, value, LIKE.named);
    return said ? [{ name, ...said }] : [];
  });
  const [only, ...others] = subject.names;
  // 'It is just Skeng now': the other words of the name go.
  if (only && others.length === 0 && isWithin(value, only.now) && words.some(({ key: word }) => ONLY.has(word)))
    return renamed({ name: only, to: value, likeness: 1 });
  if (like.length > 0 && (others.length === 0 || like.some(({ likeness }) => likeness >= LIKE.marked)))
    return chosen(value, like);
  if (only?.kind !== 'credit' || others.length > 0 || clause.isBare) return undefined;
  if (!isNameLike(value) || !isCapital(value) || wordsOf(value).length > 5) return undefined;
  if (!isMarked && !subject.isRole) return undefined;
  const to = subject.isRole ? value : withOther(only.now, value, words);
  // Somebody else did it: what else the one before did, stays.
  return subject.isRole
    ? only.lists.filter((list) => subject.lists.includes(list)).flatMap((list) => renameIn(list, only.now, to))
    : renamed({ name: only, to, likeness: 1 });
}

const ONLY = new Set(
  'just only simply dropped drop without solo solamente solo nur bloss einfach juste seulement simplement apenas so somente soltanto semplicemente gewoon alleen'.split(
    ' ',
  ),
);
const isWithin = (few: string, many: string): boolean =>
  few !== '' && key(few) !== key(many) && ` ${key(many)} `.includes(` ${key(few)} `);
const renameIn = (list: CreditList, which: string, name: string): Act[] => [
  { kind: 'rename-credit', tracks: 'all', list, which, name },
];

/** 'Maja is Nowak now': the name that was said stays, and the other one changes. */
function withOther(now: string, value: string, said: readonly Word[]): string {
  const [first, last, ...more] = now.split(' ');
  if (!first || !last || more.length > 0 || value.includes(' ')) return value;
  const isSaid = (name: string) => said.some(({ key: word }) => word === key(name));
  return isSaid(first) ? `${first} ${value}` : isSaid(last) ? `${value} ${last}` : value;
}

/** A new name alone: that of the release which it is like. */
export function nameLike(
  value: string,
  names: readonly NameOnRelease[],
  isMarked: boolean,
  isBare = false,
): Act[] | undefined {
  if (wordsOf(value).length === 0 || key(value).length < 3) return undefined;
  const least = isMarked ? LIKE.marked : LIKE.alone;
  const like = names.flatMap((name): Meant[] => {
    // Titles are of common words, and like many a sentence.
    if (!isMarked && name.kind !== 'credit') return [];
    if (isBare && !isCapital(value) && name.kind === 'credit') return [];
    const said = saidAnew(name, value, least, isBare);
    return said ? [{ name, ...said }] : [];
  });
  return chosen(value, like);
}

/** Names that stand already, written as a note says: 'Jon without h', 'the first with a capital'. */
export function nameNoted(
  value: string,
  notes: readonly LetterNote[],
  names: readonly NameOnRelease[],
): Act[] | undefined {
  const [note] = notes;
  if (!note) return undefined;
  const meant = names.flatMap((name): Meant[] => {
    const part =
      value === ''
        ? name.now
        : (name.now.split(/\s+/).find((word) => key(word) === key(value)) ??
          (key(name.now) === key(value) ? name.now : undefined));
    const to = part === undefined ? undefined : asNoted(part, note);
    return part === undefined || to === undefined || to === part
      ? []
      : [{ name, to: name.now.replace(part, () => to), likeness: 1 }];
  });
  return chosen(value, meant);
}

/** Questions whose own answer may say what the n-th is. */
const ANSWERED_BY_NAMES: readonly string[] = ['track_titles', 'artists', 'writers', 'contributors'];

const CALLED = new Set(
  'titled called named rename retitle titulo titre titel titolo llama chama heisst heissen chiama heta heter heet heten retitle'.split(
    ' ',
  ),
);

/** The title of a track by its number, or the n-th of a list of credits. */
export function placeNamed(
  { n, of }: Extract<Subject, { kind: 'place' }>,
  clause: Clause,
  words: readonly Word[],
  isMarked: boolean,
  { names, context }: Known,
): Act[] | undefined {
  const { value, notes, olds } = clause;
  if (ANSWERED_BY_NAMES.includes(context.question.step) && !isMarked) return undefined;
  const count = context.release?.trackIds.length ?? 0;
  const number = n < 0 ? count : n;
  if (of !== 'track' && of !== 'either') return isNameLike(value) ? renameAt(n, value, of) : undefined;
  const title = names.find((one) => one.track === number);
  const isOfTitles = [context.question.step, context.previous].includes('track_titles');
  const isCalled = words.some(({ key: word }) => CALLED.has(word)) || hasCue(words, 'put');
  const said = title && value !== '' ? respelled(title.now, value) : undefined;
  if (title && notes.length > 0 && (value === '' || said?.to === title.now)) return nameNoted('', notes, [title]);
  if (value === '' || (isFact(value) && !isCalled)) return undefined;
  const isLike = said !== undefined && said.likeness >= LIKE.named;
  if (title && olds.length > 0)
    return (
      nameInstead(value, olds, [title], clause.isBare) ??
      (clause.isBare ? undefined : renamed({ name: title, to: value, likeness: 1 }))
    );
  const isTitled = isCapital(value) || title === undefined || !isCapital(title.now);
  if (isLike || ((isCalled || isOfTitles || (isMarked && of === 'track')) && !clause.isBare && isTitled)) {
    if (title) return renamed({ name: title, to: value, likeness: 1 });
    return number >= 1 && number <= count
      ? [{ kind: 'set-track', tracks: [number], field: 'title', value }]
      : undefined;
  }
  const hasEntry = names.some(({ kind }) => kind === 'credit');
  return of === 'either' &&
    hasEntry &&
    (isMarked || number > count) &&
    !clause.isBare &&
    isNameLike(value) &&
    isCapital(value)
    ? renameAt(n, value, null)
    : undefined;
}

const renameAt = (which: number, name: string, list: CreditList | null): Act[] => [
  { kind: 'rename-credit', tracks: 'all', list, which, name },
];

const FACTS =
  /^(?:not |the |a |an )*(?:explicit|clean(?:ed)?|covers?|original|instrumental|in [a-z]+|sung|spoken|remix|dub|skit|interlude|intro|outro|live|acoustic|medley|sample|mix|edit|version)\b|\d{5}|^[\d:.]+$/i;
/** What is said of a track, and is no title. */
const isFact = (value: string): boolean =>
  FACTS.test(value) && !/^\p{Lu}\p{L}+ \p{Lu}/u.test(value) && !/^\d\d?:\d\d$/.test(value);
