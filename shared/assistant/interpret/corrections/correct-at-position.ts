import type { Act, CreditList } from '../../act.ts';
import type { Clause } from '../clauses/clauses.ts';
import type { Subject } from '../clauses/subjects.ts';
import { hasCue } from '../words/cues.ts';
import type { Word } from '../words/words.ts';
import type { CurrentRelease } from './current-release.ts';
import { renameByNotes, replaceOldName } from './name-corrections.ts';
import { isCapital, isNameLike, MIN_LIKENESS, renameActs } from './rename-candidate.ts';
import { respellName } from './respell-name.ts';

/** Questions whose answer may itself give the name of the n-th entry. */
const ANSWERED_BY_NAMES: readonly string[] = ['track_titles', 'artists', 'writers', 'contributors'];

const CALLED = new Set(
  'titled called named rename retitle titulo titre titel titolo llama chama heisst heissen chiama heta heter heet heten retitle'.split(
    ' ',
  ),
);

/** Corrects the title of the n-th track, or the n-th entry in a list of credits. */
export function correctAtPosition(
  { n, of }: Extract<Subject, { kind: 'place' }>,
  clause: Clause,
  words: readonly Word[],
  isMarked: boolean,
  { names, context }: CurrentRelease,
): Act[] | undefined {
  const { value, notes, olds } = clause;
  if (ANSWERED_BY_NAMES.includes(context.question.step) && !isMarked) return undefined;
  const count = context.release?.trackIds.length ?? 0;
  const number = n < 0 ? count : n;
  if (of !== 'track' && of !== 'either') return isNameLike(value) ? renameAt(n, value, of) : undefined;
  const title = names.find((one) => one.track === number);
  const isOfTitles = [context.question.step, context.previous].includes('track_titles');
  const isCalled = words.some(({ key: word }) => CALLED.has(word)) || hasCue(words, 'put');
  const respelling = title && value !== '' ? respellName(title.now, value) : undefined;
  if (title && notes.length > 0 && (value === '' || respelling?.to === title.now))
    return renameByNotes('', notes, [title]);
  if (value === '' || (isFact(value) && !isCalled)) return undefined;
  const isLike = respelling !== undefined && respelling.likeness >= MIN_LIKENESS.named;
  if (title && olds.length > 0)
    return (
      replaceOldName(value, olds, [title], clause.isBare) ??
      (clause.isBare ? undefined : renameActs({ name: title, to: value, likeness: 1 }))
    );
  const isTitled = isCapital(value) || title === undefined || !isCapital(title.now);
  if (isLike || ((isCalled || isOfTitles || (isMarked && of === 'track')) && !clause.isBare && isTitled)) {
    if (title) return renameActs({ name: title, to: value, likeness: 1 });
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
  /^(?:not |the |a |an )*(?:explicit|clean(?:ed)?|covers?|original|instrumental|in [a-z]+|sung|spoken|remix|dub|skit|interlude|intro|outro|live|acoustic|medley|sample|mix|edit|version)\b|\d{5}|^[\d:.]+$|^\d+\s*(?:s|secs?|seconds?|mins?|minutes?|segundos?|minutos?|secondes?|sekunden|minuten|secondi|minuti)\b/i;

/** Whether a text states a fact about a track instead of its title. */
const isFact = (value: string): boolean =>
  FACTS.test(value) && !/^\p{Lu}\p{L}+ \p{Lu}/u.test(value) && !/^\d\d?:\d\d$/.test(value);
