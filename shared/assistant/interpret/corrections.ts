import { ACT_LIMIT, type Act } from '../act.ts';
import { answers } from './answers.ts';
import { type Clause, clausesOf } from './clauses.ts';
import type { InterpretContext } from './context.ts';
import { nameInstead, nameLike, nameNoted, nameOf, placeNamed } from './corrected-name.ts';
import { hasCue } from './cues.ts';
import { fieldActs, insteadOf, sure } from './current-values.ts';
import type { FieldNamed } from './field-named.ts';
import { type Known, knownOf } from './known.ts';
import { daysSpokenOf, setDay, shifted, shiftSaid } from './moved-days.ts';
import { key } from './nearest.ts';
import { joined, type Piece, piecesOf } from './pieces.ts';
import { additionIn, removalIn } from './removals.ts';
import { isIdle, nothingAround, type SaidAround, saidAround, together } from './said-around.ts';
import { likeness } from './respelled.ts';
import { areOnly, hasSaying } from './sayings.ts';
import { type Subject, subjectOf } from './subjects.ts';
import { wordsOf } from './words.ts';

/** A message with the corrections that it makes taken out. */
export type Corrected = {
  acts: Act[];
  /** What stands before, between and after the corrections. */
  left: readonly string[];
};

/** Longest message that is searched for corrections; its pieces, and those of one correction. What has more is a list. */
const LONGEST = 600;
const MOST_PIECES = 24;
const MOST_OF_ONE = 5;

/** Questions whose answer may be a name: what only looks like a correction answers them. */
const NAMES: readonly string[] = ['title', 'track_titles', 'version', 'record_label', 'p_line', 'c_line', 'artists', 'writers', 'contributors'];
const DAYS: readonly string[] = ['sales_start', 'pre_order', 'original_release'];

/**
 * The corrections that a message makes of what stands on the release: names that are spelled otherwise, days that move, credits that go. What is
 * meant is found by likeness, by role, by place, or by what is said that it was. What is left of the message answers the question.
 */
export function correctionsIn(text: string, context: InterpretContext): Corrected | undefined {
  if (!context.release || text.length > LONGEST) return undefined;
  const pieces = withLetters(piecesOf(text));
  if (pieces.length > MOST_PIECES) return undefined;
  const known = knownOf(context);
  const acts: Act[] = [];
  const left: Piece[][] = [[]];
  for (let at = 0; at < pieces.length; ) {
    const found = unitAt(pieces, at, known);
    const piece = pieces[at];
    if (found) {
      if (isOpening(pieces[at - 1], piece, context)) left.at(-1)?.pop();
      acts.push(...found.acts);
      at += found.length;
      while (isExplanation(pieces[at], context)) at++;
      left.push([]);
    } else {
      if (piece) left.at(-1)?.push(piece);
      at++;
    }
  }
  if (acts.length === 0) return undefined;
  const distinct = [...new Map(acts.map((act) => [JSON.stringify(act), act])).values()];
  return { acts: distinct.slice(0, ACT_LIMIT), left: left.filter((own) => own.length > 0).map(joined) };
}

/** 'With an e on the end': the letters that are words in other languages divide nothing. */
const withLetters = (pieces: readonly Piece[]): Piece[] =>
  pieces.reduce<Piece[]>((all, piece) => {
    const last = all.at(-1);
    const isLetter = /^\s+(?:e|y)\s+$/.test(piece.gap) && /\b(?:an?|the|with|no|one|two|la|el|una?|com|con|sem|sin|avec|sans|mit|ohne|senza)$/i.test(last?.text ?? '');
    return last && isLetter ? [...all.slice(0, -1), { text: `${last.text}${piece.gap}${piece.text}`, gap: last.gap }] : [...all, piece];
  }, []);

/** Whether a piece only opens the correction behind it: 'ah, …', and 'no, …' where the question has no "no". */
function isOpening(piece: Piece | undefined, next: Piece | undefined, { question }: InterpretContext): boolean {
  const words = wordsOf(piece?.text ?? '');
  if (!isIdle(words)) return false;
  if (!hasSaying(words, 'yes', 'no')) return true;
  return isDenial(piece, next) && question.isRequired && question.no === undefined;
}

/** 'No, the second one is Maria': a no that denies what stands, and does not answer. */
const isDenial = (piece: Piece | undefined, next: Piece | undefined): boolean =>
  piece !== undefined && next !== undefined && areOnly(wordsOf(piece.text), 'no', 'filler') && /^\s*,/.test(next.gap) && !/^(?:also|and|n|y|et|und|e|oh|btw)\b/i.test(next.text);

/** What follows a correction after a comma explains it, when it is no answer: 'Tennent, like the lager'. */
function isExplanation(piece: Piece | undefined, context: InterpretContext): boolean {
  if (!piece || !/^\s*[,–—-]/.test(piece.gap)) return false;
  return NAMES.includes(context.question.step) || sure(answers[context.question.step](piece.text, context)) === undefined;
}

/** The longest correction that begins at a piece. */
function unitAt(pieces: readonly Piece[], at: number, known: Known): { acts: Act[]; length: number } | undefined {
  for (let length = Math.min(MOST_OF_ONE, pieces.length - at); length > 0; length--) {
    const acts = corrected(pieces.slice(at, at + length), isDenial(pieces[at - 1], pieces[at]), known);
    if (acts) return { acts, length };
  }
  return undefined;
}

/** What pieces say together: one of them the new value, the others what it was, how it is written, that it was wrong. */
function corrected(pieces: readonly Piece[], isDenied: boolean, known: Known): Act[] | undefined {
  const around = pieces.map(({ text }) => saidAround(text, known));
  const removed = pieces.map(({ text }) => removalIn(text, known.names, known.context));
  for (const [n, piece] of pieces.entries()) {
    const others = around.filter((_, at) => at !== n);
    // What is behind a value only adds to it: what it was, its letters, what is taken out.
    const isBehind = (at: number) => removed[at] !== undefined || isOfValue(around[at]);
    const isWhole = around.every((one, at) => at === n || (at < n ? one !== undefined : isBehind(at)));
    if (!isWhole || isIdle(wordsOf(piece.text))) continue;
    const beside = others.reduce<SaidAround>((all, one) => together(all, one ?? nothingAround), { ...nothingAround, isMarked: isDenied });
    const acts = valueIn(piece.text, beside, known) ?? (pieces.length === 1 ? (removed[0] ?? additionIn(piece.text, known.context)) : undefined);
    if (acts) return acts;
  }
  return pieces.length > 1 ? undividedIn(pieces, known) : undefined;
}

const isOfValue = (around: SaidAround | undefined): boolean =>
  around !== undefined && (around.olds.length > 0 || around.notes.length > 0 || around.spelled !== undefined) && around.words.length === 0;

/** A name that holds a comma or an "and": 'it is Salt & Brass, not Salt and Brass'. It is nearly a name that stands. */
function undividedIn(pieces: readonly Piece[], known: Known): Act[] | undefined {
  if (pieces.some(({ gap }, n) => n > 0 && !/^(?:,\s*|\s+\S+\s+)$/.test(gap))) return undefined;
  const whole = joined(pieces).replace(/^\s+/, '');
  const isOver = (text: string) => !pieces.some((piece) => piece.text.includes(text)) && known.names.some(({ now }) => likeness(key(now), key(text)) >= 0.8);
  return valueIn(whole, nothingAround, known, ({ value, olds }) => [value, ...olds].some(isOver));
}

/** The new value of one piece, with what is said around it. */
function valueIn(text: string, around: SaidAround, known: Known, isMeant = (_: Clause) => true): Act[] | undefined {
  const { context } = known;
  const isAsked = /[?？]\s*$/.test(text);
  if (isAsked && !asksForChange(text)) return undefined;
  const moved = dayMoved(text, context);
  if (moved) return moved;
  const clauses = clausesOf(text.replace(/[?？]\s*$/, ''), known.stands)
    .filter((clause) => isMeant(clause) && !isDoubtful(clause, text))
    .map((clause): Clause => ({
      ...clause,
      olds: [...clause.olds, ...around.olds],
      notes: [...clause.notes, ...around.notes],
      value: clause.value === '' ? (around.spelled ?? '') : clause.value,
    }));
  const read = clauses.map((clause) => ({ clause, subject: subjectOf(clause.subject, context.release, known.names) }));
  // "One error: the second is Dawn" speaks of the second, not of an error.
  const isClear = ({ subject }: (typeof read)[number]) => subject.kind !== 'open' && subject.kind !== 'unknown';
  for (const { clause, subject } of [...read.filter(isClear), ...read.filter((one) => !isClear(one))]) {
    const acts = clauseActs(clause, subject, around, text, known);
    if (acts) return acts;
  }
  return undefined;
}

/** 'Could the P-line say 2025?' asks us to do it, 'is it the drummer?' does not. */
const asksForChange = (text: string): boolean => /^(?:\S+[,.]?\s+){0,3}?(?:can|could|would|will|please|pls|puedes|puede|podrias|podemos|pode|podem|peux|pouvez|pourriez|kannst|konnt|konnen|puoi|potete|potresti)\b/i.test(text);

/** Whether what stands around a value doubts it. */
const isDoubtful = ({ value }: Clause, text: string): boolean => hasSaying(wordsOf(text.replace(value, ' ')), 'doubt', 'unsure');

function clauseActs(clause: Clause, own: Subject, around: SaidAround, text: string, known: Known): Act[] | undefined {
  const { context, names } = known;
  const { value, olds, notes } = clause;
  const { step } = context.question;
  const words = wordsOf(text);
  const isWrong = around.isMarked || olds.length > 0 || notes.length > 0 || hasCue(words, 'wrong');
  const isMarked = isWrong || step === 'review';
  // 'Marcheti has two ts': what is spoken of is the name as it should be.
  if (value === '' && notes.length > 0 && own.kind === 'unknown' && own.words.length <= 3)
    return nameLike(own.words.map(({ text: word }) => word).join(' '), names, true);
  const subject = own.kind === 'open' && around.words.length > 0 ? subjectOf(around.words, context.release, names) : own;
  const [old] = olds;
  if (subject.kind === 'place') return placeNamed(subject, clause, words, isMarked, known);
  if (subject.kind === 'field') return value === '' ? undefined : ofField(subject.field, clause, isWrong, known);
  if (old !== undefined && value !== '') {
    const group = subject.kind === 'names' ? subject.names : names;
    const acts = nameInstead(value, olds, group, clause.isBare) ?? nameInstead(value, olds, names, clause.isBare) ?? insteadOf(value, old, undefined, context);
    if (acts) return acts;
  }
  if (subject.kind === 'names') {
    if (value === '') return nameNoted('', notes, subject.names);
    if (clause.isBare && (own.kind === 'open' || !isMarked) && around.words.length === 0) return undefined;
    const isOfStep = NAMES.includes(step) && !isWrong;
    return isOfStep ? nameLike(value, subject.names, false) : (nameOf(subject, clause, [...words, ...around.words], isMarked) ?? nameNoted(value, notes, subject.names));
  }
  const isSaid = (isWrong || (clause.asks && !NAMES.includes(step))) && (!clause.isBare || around.isMarked || notes.length > 0 || olds.length > 0);
  if (value === '' || (NAMES.includes(step) && !isSaid) || (clause.isBare && !isSaid && step !== 'review')) return undefined;
  if (subject.kind === 'unknown' && subject.words.length > 5 && !isSaid) return undefined;
  return nameNoted(value, notes, names) ?? nameLike(value, names, isSaid || step === 'review');
}

/** A field by its name. What answers the question that was asked is no correction, unless it says what was wrong. */
function ofField(field: FieldNamed, { value, olds, notes, asks, isBare }: Clause, isWrong: boolean, { context, names }: Known): Act[] | undefined {
  const { step } = context.question;
  const [old] = olds;
  if ((field === step || isBare) && !isWrong) return undefined;
  if (old !== undefined) {
    const acts = insteadOf(value, old, field, context) ?? insteadOf(value, old, undefined, context);
    if (acts) return acts;
  }
  if (field === 'title') {
    const release = names.filter(({ kind }) => kind === 'release');
    return (olds.length > 0 ? nameInstead(value, olds, release) : undefined) ?? (olds.length > 0 ? nameInstead(value, olds, names) : undefined) ?? (notes.length > 0 ? nameNoted(value, notes, release) : undefined) ?? (isWrong || asks ? release[0]?.become(value) : undefined);
  }
  if (field === 'record_label' || field === 'artists') return olds.length > 0 ? nameInstead(value, olds, names) : undefined;
  return sure(fieldActs(field, value, old, context));
}

/** 'Push it back a week', 'one week later'. */
function dayMoved(text: string, context: InterpretContext): Act[] | undefined {
  const by = shiftSaid(text);
  if (by === undefined || DAYS.includes(context.question.step) || !context.release) return undefined;
  const [day] = daysSpokenOf(context.release, 'sales_start');
  return day && [setDay(day.field, shifted(day.now, by))];
}
