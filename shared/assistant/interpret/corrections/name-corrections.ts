import type { Act, CreditList } from '../../act.ts';
import type { Clause } from '../clauses/clauses.ts';
import type { Subject } from '../clauses/subjects.ts';
import { key } from '../words/nearest.ts';
import { type Word, wordsOf } from '../words/words.ts';
import { applyLetterNote } from './apply-letter-note.ts';
import type { LetterNote } from './letter-notes.ts';
import type { NameOnRelease } from './names-on-release.ts';
import {
  chooseRename,
  isCapital,
  isNameLike,
  MIN_LIKENESS,
  type RenameCandidate,
  renameActs,
  respellingFor,
} from './rename-candidate.ts';
import { replaceWords, respellName } from './respell-name.ts';

/** Gives a role to a different person. The previous one keeps their other credits. */
export function reassignRole(
  { names, lists, isRole }: Extract<Subject, { kind: 'names' }>,
  value: string,
  olds: readonly string[],
): Act[] | undefined {
  const name = names.find(({ now }) => olds.some((old) => key(old) === key(now)));
  const isOther =
    name !== undefined &&
    isRole &&
    isNameLike(value) &&
    (respellName(name.now, value)?.likeness ?? 0) < MIN_LIKENESS.marked;
  return isOther
    ? name.lists.filter((list) => lists.includes(list)).flatMap((list) => renameIn(list, name.now, value))
    : undefined;
}

/** Replaces a name if its old form is given next to the new one: 'Hale, not Hail'. */
export function replaceOldName(
  value: string,
  olds: readonly string[],
  names: readonly NameOnRelease[],
  isBare = false,
): Act[] | undefined {
  for (const old of olds) {
    const candidates = names.flatMap((name): RenameCandidate[] => {
      // If no words mark the value as the new name, it has to resemble the old one.
      if (isBare && respellingFor(name, value, MIN_LIKENESS.named) === undefined) return [];
      const isPlausible =
        name.kind === 'track' ||
        name.kind === 'release' ||
        (isNameLike(value) && (isCapital(value) || !isCapital(old)));
      if (!isPlausible) return [];
      const to = replaceWords(name.now, old, value);
      const nearly = respellingFor(name, old, 0.75);
      if (to !== undefined)
        return [
          {
            name,
            to,
            likeness: key(name.now) === key(old) ? 1 : 0.7 + 0.2 * (respellName(name.now, value)?.likeness ?? 0),
          },
        ];
      const fresh = respellName(name.now, value);
      return nearly && fresh && fresh.likeness >= MIN_LIKENESS.named
        ? [{ name, to: fresh.to, likeness: nearly.likeness * 0.9 }]
        : [];
    });
    const acts = chooseRename(value, candidates);
    if (acts) return acts;
  }
  return undefined;
}

/** Renames one of a subject's names: the most similar one, or the only one. */
export function renameSubject(
  subject: Extract<Subject, { kind: 'names' }>,
  clause: Clause,
  words: readonly Word[],
  isMarked: boolean,
): Act[] | undefined {
  const { value } = clause;
  if (clause.isBare && !isCapital(value)) return undefined;
  const like = subject.names.flatMap((name): RenameCandidate[] => {
    const respelling = respellingFor(name, value, MIN_LIKENESS.named);
    return respelling ? [{ name, ...respelling }] : [];
  });
  const [only, ...others] = subject.names;
  // 'It is just Skeng now' drops the other words of the name.
  if (only && others.length === 0 && isWithin(value, only.now) && asksToShorten(words))
    return renameActs({ name: only, to: value, likeness: 1 });
  if (like.length > 0 && (others.length === 0 || like.some(({ likeness }) => likeness >= MIN_LIKENESS.marked)))
    return chooseRename(value, like);
  if (only?.kind !== 'credit' || others.length > 0 || clause.isBare) return undefined;
  if (!isNameLike(value) || !isCapital(value) || wordsOf(value).length > 5) return undefined;
  if (!isMarked && !subject.isRole) return undefined;
  const to = subject.isRole ? value : withOtherPart(only.now, value, words);
  // A different person gets the role; the previous one keeps their other credits.
  return subject.isRole
    ? only.lists.filter((list) => subject.lists.includes(list)).flatMap((list) => renameIn(list, only.now, to))
    : renameActs({ name: only, to, likeness: 1 });
}

const ONLY = new Set(
  'just only simply dropped drop without solo solamente solo nur bloss einfach juste seulement simplement apenas so somente soltanto semplicemente gewoon alleen'.split(
    ' ',
  ),
);

/** Whether the words ask to shorten a name: 'it is just Skeng'. */
export const asksToShorten = (words: readonly Word[]): boolean => words.some(({ key: word }) => ONLY.has(word));

const isWithin = (few: string, many: string): boolean =>
  few !== '' && key(few) !== key(many) && ` ${key(many)} `.includes(` ${key(few)} `);

const renameIn = (list: CreditList, which: string, name: string): Act[] => [
  { kind: 'rename-credit', tracks: 'all', list, which, name },
];

/** Keeps the part of a name that the text mentions, and changes the other part: 'Maja is Nowak now'. */
function withOtherPart(now: string, value: string, words: readonly Word[]): string {
  const [first, last, ...more] = now.split(' ');
  if (!first || !last || more.length > 0 || value.includes(' ')) return value;
  const isSaid = (name: string) => words.some(({ key: word }) => word === key(name));
  return isSaid(first) ? `${first} ${value}` : isSaid(last) ? `${value} ${last}` : value;
}

/** Renames the name on the release that is most similar to a new name. */
export function renameSimilar(
  value: string,
  names: readonly NameOnRelease[],
  isMarked: boolean,
  isBare = false,
  isSaid = isMarked,
): Act[] | undefined {
  if (wordsOf(value).length === 0 || key(value).length < 3) return undefined;
  const least = isMarked ? MIN_LIKENESS.marked : MIN_LIKENESS.alone;
  const like = names.flatMap((name): RenameCandidate[] => {
    // Titles consist of common words and therefore resemble many sentences.
    if (!isMarked && name.kind !== 'credit') return [];
    if (isBare && !isCapital(value) && name.kind === 'credit') return [];
    const respelling = respellingFor(name, value, least, isBare);
    return respelling ? [{ name, ...respelling }] : [];
  });
  return chooseRename(value, like, isSaid);
}

/** Changes existing names according to notes about their letters: 'Jon without h', 'the first with a capital'. */
export function renameByNotes(
  value: string,
  notes: readonly LetterNote[],
  names: readonly NameOnRelease[],
): Act[] | undefined {
  const [note] = notes;
  if (!note) return undefined;
  const candidates = names.flatMap((name): RenameCandidate[] => {
    const part =
      value === ''
        ? name.now
        : (name.now.split(/\s+/).find((word) => key(word) === key(value)) ??
          (key(name.now) === key(value) ? name.now : undefined));
    const to = part === undefined ? undefined : applyLetterNote(part, note);
    return part === undefined || to === undefined || to === part
      ? []
      : [{ name, to: name.now.replace(part, () => to), likeness: 1 }];
  });
  return chooseRename(value, candidates);
}
