import { ACT_LIMIT, type Act } from '../act.ts';
import { answers } from './answers.ts';
import { type Clause, clausesOf } from './clauses.ts';
import { closedStatement } from './closed-statements.ts';
import type { InterpretContext } from './context.ts';
import { isNameLike, nameInstead, nameLike, nameNoted, nameOf, placeNamed, roleInstead } from './corrected-name.ts';
import { hasCue, wordsOfCues } from './cues.ts';
import { fieldActs, insteadOf, sure } from './current-values.ts';
import type { FieldNamed } from './field-named.ts';
import { type Known, knownOf } from './known.ts';
import { daysSpokenOf, setDay, shifted, shiftSaid } from './moved-days.ts';
import { key } from './nearest.ts';
import { joined, type Piece, piecesOf } from './pieces.ts';
import { additionIn, removalIn } from './removals.ts';
import { likeness } from './respelled.ts';
import { isIdle, nothingAround, type SaidAround, saidAround, together } from './said-around.ts';
import { areOnly, hasSaying } from './sayings.ts';
import { type Subject, subjectOf, TRACK_WORDS } from './subjects.ts';
import { tracksSaid } from './tracks-said.ts';
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
const NAMES: readonly string[] = [
  'title',
  'track_titles',
  'version',
  'record_label',
  'p_line',
  'c_line',
  'artists',
  'writers',
  'contributors',
];
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
  const read = pieces.map(
    (piece): ReadPiece => ({
      piece,
      around: saidAround(piece.text, known),
      removed: removalIn(piece.text, known.names, context),
    }),
  );
  const acts: Act[] = [];
  const left: Piece[][] = [[]];
  for (let at = 0; at < pieces.length; ) {
    const found = unitAt(read, at, known);
    const piece = pieces[at];
    if (found) {
      if (isOpening(pieces[at - 1], piece, context)) left.at(-1)?.pop();
      acts.push(...found.acts);
      at += found.length;
      while (isExplanation(pieces[at], context) && !unitAt(read, at, known)) at++;
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
function withLetters(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = [];
  for (const piece of pieces) {
    const last = all.at(-1);
    if (last && dividesNothing(last, piece))
      all.splice(-1, 1, { text: `${last.text}${piece.gap}${piece.text}`, gap: last.gap });
    else all.push(piece);
  }
  return all;
}
function dividesNothing(last: Piece, { gap }: Piece): boolean {
  // 'Desce Mais Um': a capital letter is of a name.
  if (/^\s+\p{Lu}\p{L}*\s+$/u.test(gap) && !/^\s+\p{Lu}{2,}\s+$/u.test(gap)) return true;
  return /^\s+(?:e|y)\s+$/.test(gap) && OF_LETTER.test(last.text);
}
const OF_LETTER = /\b(?:an?|the|with|no|one|two|la|el|una?|com|con|sem|sin|avec|sans|mit|ohne|senza)$/i;

/** Whether a piece only opens the correction behind it: 'ah, …', and 'no, …' where the question has no "no". */
function isOpening(piece: Piece | undefined, next: Piece | undefined, { question }: InterpretContext): boolean {
  const words = wordsOf(piece?.text ?? '');
  if (!isIdle(words)) return false;
  if (!hasSaying(words, 'yes', 'no')) return true;
  return isDenial(piece, next) && question.isRequired && question.no === undefined;
}

/** 'No, the second one is Maria': a no that denies what stands, and does not answer. */
const isDenial = (piece: Piece | undefined, next: Piece | undefined): boolean =>
  piece !== undefined &&
  next !== undefined &&
  areOnly(wordsOf(piece.text), 'no', 'filler') &&
  /^\s*,/.test(next.gap) &&
  !/^(?:also|and|n|y|et|und|e|oh|btw)\b/i.test(next.text);

/** What follows a correction after a comma explains it, when it is no answer: 'Tennent, like the lager'. */
function isExplanation(piece: Piece | undefined, context: InterpretContext): boolean {
  if (!piece || !/^\s*[,–—-]/.test(piece.gap)) return false;
  return (
    NAMES.includes(context.question.step) || sure(answers[context.question.step](piece.text, context)) === undefined
  );
}

/** A piece with what it says around a correction, and what it takes out. */
type ReadPiece = { piece: Piece; around: SaidAround | undefined; removed: Act[] | undefined };
type Unit = { acts: Act[]; length: number };

/** A correction that begins at a piece. The value is sought first where it begins, then behind what leads to it; the longest one counts. */
function unitAt(all: readonly ReadPiece[], at: number, known: Known): Unit | undefined {
  const pieces = all.slice(at, at + MOST_OF_ONE);
  const [first] = pieces;
  if (!first) return undefined;
  const isDenied = isDenial(all[at - 1]?.piece, first.piece);
  const longest = <R>(
    least: number,
    read: (own: readonly ReadPiece[]) => R | undefined,
  ): { found: R; length: number } | undefined => {
    for (let length = pieces.length; length >= least; length--) {
      const found = read(pieces.slice(0, length));
      if (found) return { found, length };
    }
    return undefined;
  };
  const unit = (read: ReturnType<typeof longest<Act[]>>): Unit | undefined =>
    read && { acts: read.found, length: read.length };
  const ofThatOne = unit(
    longest(2, ([one, other, ...more]) =>
      one && other && more.length === 0 ? saidOfThat(one.piece.text, other.piece.text, known) : undefined,
    ),
  );
  if (ofThatOne) return ofThatOne;
  const undivided = unit(longest(2, (own) => undividedIn(own, known)));
  if (undivided) return undivided;
  if (first.removed) return { acts: first.removed, length: 1 };
  for (const hasValue of [true, false]) {
    for (let n = 0; n < pieces.length; n++) {
      const found = unit(longest(n + 1, (own) => corrected(own, n, hasValue, isDenied, known)));
      if (found) return found;
    }
  }
  const moved = dayMoved(first.piece.text, known.context);
  if (moved) return { acts: moved, length: 1 };
  return unit(
    longest(1, (own) =>
      own.every(({ piece }, n) => n === 0 || /^\s*,/.test(piece.gap))
        ? additionIn(joined(own.map(({ piece }) => piece)).replace(/^\s+/, ''), known.context)
        : undefined,
    ),
  );
}

/** What pieces say together: the n-th the new value, the others what it was, how it is written, that it was wrong. */
function corrected(
  pieces: readonly ReadPiece[],
  n: number,
  hasValue: boolean,
  isDenied: boolean,
  known: Known,
): Act[] | undefined {
  const [own] = pieces.slice(n);
  const isWhole = pieces.every((one, at) => at === n || (at < n ? one.around !== undefined : addsToValue(one)));
  if (!own || !isWhole || isIdle(wordsOf(own.piece.text))) return undefined;
  const beside = (from: number, to: number) =>
    pieces
      .slice(from, to)
      .reduce<SaidAround>((all, { around }) => together(all, around ?? nothingAround), nothingAround);
  const before = beside(0, n);
  return valueIn(
    own.piece.text,
    { before: { ...before, isMarked: before.isMarked || isDenied }, after: beside(n + 1, pieces.length) },
    known,
    ({ value }) => (value !== '') === hasValue,
  );
}

/** What is behind a value only adds to it: what it was, its letters, words that go, that it was wrong. */
function addsToValue({ piece, around, removed }: ReadPiece): boolean {
  if (removed?.every(({ kind }) => kind !== 'remove-credit') || isOfValue(around)) return true;
  const words = wordsOf(piece.text);
  return /^\s*,/.test(piece.gap) && around !== undefined && hasCue(words, 'wrong') && words.length <= 5;
}

/** 'Odd Pair has a rude word, so make that one explicit': of the track that was named. */
function saidOfThat(text: string, next: string, { context }: Known): Act[] | undefined {
  const that = /\b(?:that one|this one|ese|esse|esta|questa|celui-la|celle-la|das)\b/i;
  const named = that.test(next) ? tracksSaid(text, context.release) : undefined;
  const number =
    named && Array.isArray(named.tracks) && !named.isExcept && named.tracks.length === 1 ? named.tracks[0] : undefined;
  if (number === undefined) return undefined;
  return closedStatement(
    `track ${number} ${next
      .replace(that, ' ')
      .replace(/\b(?:make|so|is|mark|please)\b/gi, ' ')
      .trim()}`,
    context,
  );
}

const isOfValue = (around: SaidAround | undefined): boolean =>
  around !== undefined &&
  (around.olds.length > 0 || around.notes.length > 0 || around.spelled !== undefined) &&
  around.words.length === 0;

/** A name that holds a comma or an "and": 'it is Salt & Brass, not Salt and Brass'. It is nearly a name that stands. */
function undividedIn(read: readonly ReadPiece[], known: Known): Act[] | undefined {
  const pieces = read.map(({ piece }) => piece);
  if (pieces.some(({ gap }, n) => n > 0 && !/^(?:,\s*|\s+\S+\s+)$/.test(gap))) return undefined;
  const whole = joined(pieces).replace(/^\s+/, '');
  const isOver = (text: string) =>
    !pieces.some((piece) => piece.text.includes(text)) &&
    known.names.some(({ now }) => likeness(key(now), key(text)) >= 0.75);
  return valueIn(whole, { before: nothingAround, after: nothingAround }, known, ({ value, olds }) =>
    [value, ...olds].some(isOver),
  );
}

/** The new value of one piece, with what is said around it. */
function valueIn(
  text: string,
  { before, after }: { before: SaidAround; after: SaidAround },
  known: Known,
  isMeant: (clause: Clause) => boolean,
): Act[] | undefined {
  const { context } = known;
  const around = together(before, after);
  const isAsked = /[?？]\s*$/.test(text);
  if (isAsked && !asksForChange(text)) return undefined;
  const clauses = clausesOf(text.replace(/[?？]\s*$/, ''), known.stands)
    .filter((clause) => !isDoubtful(clause, text) && !isNothing(clause.value))
    .map(
      (clause): Clause => ({
        ...clause,
        olds: [...clause.olds, ...around.olds],
        notes: [...clause.notes, ...around.notes],
        value: clause.value === '' ? (around.spelled ?? '') : clause.value,
      }),
    )
    .filter(isMeant);
  const read = clauses.map((clause) => ({ clause, subject: subjectOf(clause.subject, context.release, known.names) }));
  const isLikeName = ({ clause }: (typeof read)[number]) =>
    known.names.some(({ now }) => clause.value !== '' && likeness(key(now), key(clause.value)) >= 0.75);
  // "One error: the second is Dawn" speaks of the second, not of an error.
  const isClear = ({ subject }: (typeof read)[number]) => subject.kind !== 'open' && subject.kind !== 'unknown';
  const likeliest = [...read.filter(isLikeName), ...read.filter((one) => !isLikeName(one))];
  for (const { clause, subject } of [...likeliest.filter(isClear), ...likeliest.filter((one) => !isClear(one))]) {
    // 'Pike Music, no wait': what follows a text alone does not make it a correction.
    const acts = clauseActs(
      clause,
      subject,
      clause.isBare ? { ...around, isMarked: before.isMarked || after.olds.length > 0 } : around,
      text,
      known,
    );
    if (acts) return acts;
  }
  return undefined;
}

/** 'Could the P-line say 2025?' asks us to do it, 'is it the drummer?' does not. */
const asksForChange = (text: string): boolean =>
  /^(?:\S+[,.]?\s+){0,3}?(?:can|could|would|will|please|pls|puedes|puede|podrias|podemos|pode|podem|peux|pouvez|pourriez|kannst|konnt|konnen|puoi|potete|potresti)\b/i.test(
    text,
  );

/** Words that are no value: 'the p-line is wrong', 'track 2'. */
function isNothing(value: string): boolean {
  const words = wordsOf(value);
  const idle = wordsOfCues(words, 'wrong', 'plain', 'itIs', 'is', 'lead');
  return (
    words.length > 0 &&
    words.every(
      ({ key: word, text }, n) =>
        text === text.toLowerCase() &&
        (idle.has(n) || TRACK_WORDS.has(word) || /^\d{1,2}$/.test(word)) &&
        !/^\d+$/.test(value),
    )
  );
}

/** Whether what stands around a value doubts it. */
const isDoubtful = ({ value }: Clause, text: string): boolean =>
  hasSaying(wordsOf(text.replace(value, ' ')), 'doubt', 'unsure');

function clauseActs(clause: Clause, own: Subject, around: SaidAround, text: string, known: Known): Act[] | undefined {
  const { context, names } = known;
  const { value, olds, notes } = clause;
  const { step } = context.question;
  const words = wordsOf(text);
  const isWrong = around.isMarked || olds.length > 0 || notes.length > 0 || hasCue(words, 'wrong');
  const isMarked = isWrong || step === 'review';
  // 'Marcheti has two ts': what is spoken of is the name as it should be.
  if (value === '' && notes.length > 0 && own.kind === 'unknown' && own.words.length <= 3) {
    const name = own.words.map(({ text: word }) => word).join(' ');
    return isNothing(name) ? undefined : nameLike(name, names, true);
  }
  const subject =
    own.kind === 'open' && around.words.length > 0 ? subjectOf(around.words, context.release, names) : own;
  const [old] = olds;
  if (subject.kind === 'place') return placeNamed(subject, clause, words, isMarked, known);
  if (subject.kind === 'field')
    return value === '' && subject.field !== 'title' ? undefined : ofField(subject.field, clause, isWrong, known);
  if (old !== undefined && value !== '') {
    const group = subject.kind === 'names' ? subject.names : names;
    const byRole = subject.kind === 'names' ? roleInstead(subject, value, olds) : undefined;
    const acts =
      byRole ??
      nameInstead(value, olds, group, clause.isBare) ??
      nameInstead(value, olds, names, clause.isBare) ??
      insteadOf(value, old, undefined, context);
    if (acts) return acts;
  }
  if (subject.kind === 'names') {
    if (value === '') return nameNoted('', notes, subject.names);
    if (clause.isBare && (own.kind === 'open' || !isMarked) && around.words.length === 0) return undefined;
    const isOfStep = NAMES.includes(step) && !isWrong;
    return isOfStep
      ? nameLike(value, subject.names, false)
      : (nameOf(subject, clause, [...words, ...around.words], isMarked) ?? nameNoted(value, notes, subject.names));
  }
  if (value === '' && own.kind === 'open' && notes.some(({ how, sign }) => how === 'without' && !/\p{L}/u.test(sign)))
    return nameNoted('', notes, names);
  // 'Put it back to the 27th': a day that moves is the release's, when nothing else is said.
  if (clause.asks && value !== '' && !DAYS.includes(step) && (subject.kind === 'open' || subject.words.length <= 1)) {
    const moved = sure(fieldActs('sales_start', value, old, context));
    if (moved && /\d/.test(value) && names.every(({ now }) => key(now) !== key(value))) return moved;
  }
  const isSaid =
    (isWrong || (clause.asks && !NAMES.includes(step))) &&
    (!clause.isBare || around.isMarked || notes.length > 0 || olds.length > 0);
  if (value === '' || (NAMES.includes(step) && !isSaid) || (clause.isBare && !isSaid && step !== 'review'))
    return undefined;
  if (subject.kind === 'unknown' && subject.words.length > 5 && !isSaid) return undefined;
  return nameNoted(value, notes, names) ?? nameLike(value, names, isSaid || step === 'review', clause.isBare);
}

/** A field by its name. What answers the question that was asked is no correction, unless it says what was wrong. */
function ofField(
  field: FieldNamed,
  { value, olds, notes, asks, isBare }: Clause,
  isWrong: boolean,
  { context, names }: Known,
): Act[] | undefined {
  const { step } = context.question;
  const [old] = olds;
  if ((field === step || isBare) && !isWrong) return undefined;
  if (old !== undefined) {
    const acts = insteadOf(value, old, field, context) ?? insteadOf(value, old, undefined, context);
    if (acts) return acts;
  }
  if (field === 'title') {
    const release = names.filter(({ kind }) => kind === 'release');
    if (value === '') return nameNoted('', notes, release);
    return (
      (olds.length > 0 ? nameInstead(value, olds, release) : undefined) ??
      (olds.length > 0 ? nameInstead(value, olds, names) : undefined) ??
      (notes.length > 0 ? nameNoted(value, notes, release) : undefined) ??
      (isWrong || asks || step === 'review' ? release[0]?.become(value) : undefined)
    );
  }
  if (olds.length > 0) {
    const acts = nameInstead(value, olds, names);
    if (acts) return acts;
  }
  if (field === 'record_label')
    return isNameLike(value) ? [{ kind: 'set-release', field: 'recordLabel', value }] : undefined;
  if (field === 'artists') {
    const artists = names.filter(({ lists }) => lists.includes('artists'));
    const [only, ...more] = artists.filter(
      ({ now }) => key(now) !== key(value) && ` ${key(now)} `.includes(` ${key(value)} `),
    );
    // 'The artist name is Low Tides': the other words of it go.
    return only && more.length === 0 ? only.become(value) : nameLike(value, artists, isWrong);
  }
  return sure(fieldActs(field, value, old, context));
}

/** 'Push it back a week', 'one week later'. */
function dayMoved(text: string, context: InterpretContext): Act[] | undefined {
  const by = shiftSaid(text);
  if (by === undefined || DAYS.includes(context.question.step) || !context.release) return undefined;
  const [day] = daysSpokenOf(context.release, 'sales_start');
  return day && [setDay(day.field, shifted(day.now, by))];
}
