import type { Act } from '../../act.ts';
import { type Clause, clausesOf } from '../clauses/clauses.ts';
import { readSubject, type Subject, TRACK_WORDS } from '../clauses/subjects.ts';
import { hasCue, wordsOfCues } from '../words/cues.ts';
import { key } from '../words/nearest.ts';
import { hasSaying } from '../words/sayings.ts';
import { wordsOf } from '../words/words.ts';
import { correctAtPosition } from './correct-at-position.ts';
import { joinSurroundings, type Surroundings } from './correction-surroundings.ts';
import type { CurrentRelease } from './current-release.ts';
import { actsIfCertain, fieldActs, replaceOldValue } from './current-values.ts';
import { correctField, DATE_STEPS, NAME_STEPS } from './field-corrections.ts';
import {
  asksToShorten,
  reassignRole,
  renameByNotes,
  renameSimilar,
  renameSubject,
  replaceOldName,
} from './name-corrections.ts';
import { likeness } from './respell-name.ts';

/** The maximum number of words in a piece that contains a correction. */
const MAX_WORDS = 40;

/** Reads the new value in a piece, using the text before and after it. */
export function readCorrectedValue(
  text: string,
  { before, after }: { before: Surroundings; after: Surroundings },
  current: CurrentRelease,
  isMeant: (clause: Clause) => boolean,
): Act[] | undefined {
  const { context } = current;
  const around = joinSurroundings(before, after);
  if (wordsOf(text).length > MAX_WORDS) return undefined;
  const isAsked = /[?？]\s*$/.test(text);
  if (isAsked && !asksForChange(text)) return undefined;
  const clauses = clausesOf(text.replace(/[?？]\s*$/, ''), current.includes)
    .filter((clause) => !isDoubtful(clause, text) && !hasNoValue(clause.value))
    .map(
      (clause): Clause => ({
        ...clause,
        olds: [...clause.olds, ...around.olds],
        notes: [...clause.notes, ...around.notes],
        value: clause.value === '' ? (around.spelled ?? '') : clause.value.replace(/^'(.+)'$/, '$1'),
      }),
    )
    .filter(isMeant);
  const read = clauses.map((clause) => ({
    clause,
    subject: readSubject(clause.subject, context.release, current.names),
  }));
  const isLikeName = ({ clause }: (typeof read)[number]) =>
    current.names.some(({ now }) => clause.value !== '' && likeness(key(now), key(clause.value)) >= 0.75);
  // 'One error: the second is Dawn' is about the second track, not about the error.
  const isClear = ({ subject }: (typeof read)[number]) => subject.kind !== 'open' && subject.kind !== 'unknown';
  const likeliest = [...read.filter(isLikeName), ...read.filter((one) => !isLikeName(one))];
  for (const { clause, subject } of [...likeliest.filter(isClear), ...likeliest.filter((one) => !isClear(one))]) {
    // In 'Pike Music, no wait', the words after the value do not make it a correction.
    const acts = clauseActs(
      clause,
      subject,
      clause.isBare ? { ...around, isMarked: before.isMarked || after.olds.length > 0 } : around,
      text,
      current,
    );
    if (acts) return acts;
  }
  return undefined;
}

/** Whether a question asks for a change: 'Could the P-line say 2025?', unlike 'is it the drummer?'. */
const asksForChange = (text: string): boolean =>
  /^(?:\S+[,.]?\s+){0,3}?(?:can|could|would|will|please|pls|puedes|puede|podrias|podemos|pode|podem|peux|pouvez|pourriez|kannst|konnt|konnen|puoi|potete|potresti)\b/i.test(
    text,
  );

/** Whether a text contains no value: 'the p-line is wrong', 'track 2'. */
function hasNoValue(value: string): boolean {
  const words = wordsOf(value);
  const idle = wordsOfCues(words, 'wrong', 'plain', 'itIs', 'is', 'lead');
  return (
    words.length > 0 &&
    words.every(
      ({ key: word, text }, n) =>
        text === text.toLowerCase() &&
        (idle.has(n) || TRACK_WORDS.has(word) || /^\d{1,2}$/.test(word)) &&
        /\p{L}/u.test(value),
    )
  );
}

/** Whether the text around a value casts doubt on it. */
const isDoubtful = ({ value }: Clause, text: string): boolean =>
  hasSaying(wordsOf(text.replace(value, ' ')), 'doubt', 'unsure');

/** Returns the acts that follow from one way to read a clause as a correction. */
function clauseActs(
  clause: Clause,
  own: Subject,
  around: Surroundings,
  text: string,
  current: CurrentRelease,
): Act[] | undefined {
  const { context, names } = current;
  const { value, olds, notes } = clause;
  const { step } = context.question;
  const words = wordsOf(text);
  const isWrong = around.isMarked || olds.length > 0 || notes.length > 0 || hasCue(words, 'wrong');
  const isMarked = isWrong || step === 'review';
  // If the text only states a similar name, offer it: 'it's Ana Limo' may be a different person.
  const isExplicit = isWrong || asksToShorten(words) || hasCue(words, 'change');
  // In 'Marcheti has two ts', the subject is the corrected name.
  if (value === '' && notes.length > 0 && own.kind === 'unknown' && own.words.length <= 3) {
    const name = own.words.map(({ text: word }) => word).join(' ');
    return hasNoValue(name) ? undefined : renameSimilar(name, names, true);
  }
  const subject =
    own.kind === 'open' && around.words.length > 0 ? readSubject(around.words, context.release, names) : own;
  const [old] = olds;
  if (subject.kind === 'place') return correctAtPosition(subject, clause, words, isMarked, current);
  if (subject.kind === 'field')
    return value === '' && subject.field !== 'title'
      ? undefined
      : correctField(subject.field, clause, isWrong, current);
  if (old !== undefined && value !== '') {
    const group = subject.kind === 'names' ? subject.names : names;
    const byRole = subject.kind === 'names' ? reassignRole(subject, value, olds) : undefined;
    const acts =
      byRole ??
      replaceOldName(value, olds, group, clause.isBare) ??
      replaceOldName(value, olds, names, clause.isBare) ??
      replaceOldValue(value, old, undefined, context);
    if (acts) return acts;
  }
  if (subject.kind === 'names') {
    if (value === '') return renameByNotes('', notes, subject.names);
    if (clause.isBare && (own.kind === 'open' || !isMarked) && around.words.length === 0) return undefined;
    const isOfStep = NAME_STEPS.includes(step) && !isWrong;
    return isOfStep
      ? renameSimilar(value, subject.names, false, false, isExplicit)
      : (renameSubject(subject, clause, [...words, ...around.words], isMarked) ??
          renameByNotes(value, notes, subject.names));
  }
  if (value === '' && own.kind === 'open' && notes.some(({ how, sign }) => how === 'without' && !/\p{L}/u.test(sign)))
    return renameByNotes('', notes, names);
  // 'Put it back to the 27th' moves the release date, because nothing else is mentioned.
  if (
    clause.asks &&
    value !== '' &&
    !DATE_STEPS.includes(step) &&
    (subject.kind === 'open' || subject.words.length <= 1)
  ) {
    const moved = actsIfCertain(fieldActs('sales_start', value, old, context));
    if (moved && /\d/.test(value) && names.every(({ now }) => key(now) !== key(value))) return moved;
  }
  const isSaid =
    (isWrong || (clause.asks && !NAME_STEPS.includes(step))) &&
    (!clause.isBare || around.isMarked || notes.length > 0 || olds.length > 0);
  if (value === '' || (NAME_STEPS.includes(step) && !isSaid) || (clause.isBare && !isSaid && step !== 'review'))
    return undefined;
  if (subject.kind === 'unknown' && subject.words.length > 5 && !isSaid) return undefined;
  return (
    renameByNotes(value, notes, names) ??
    renameSimilar(value, names, isSaid || step === 'review', clause.isBare, isSaid || isExplicit)
  );
}
