import type { Act } from '../../act.ts';
import { answers } from '../answers.ts';
import type { Answer, InterpretContext } from '../context.ts';
import { correctAtPosition } from '../corrections/correct-at-position.ts';
import { currentRelease } from '../corrections/current-release.ts';
import { actsIfCertain } from '../corrections/current-values.ts';
import { type FieldName, fieldNameIn } from '../corrections/field-name.ts';
import { creditActs } from '../credits/credit-acts.ts';
import { knownCredits } from '../credits/known-credits.ts';
import { readCredits } from '../credits/read-credits.ts';
import { byMark, copyOwner, saysOnlySame } from '../declarations/owner-statements.ts';
import { isLegal } from '../talk/doubt.ts';
import { looksLikeName } from '../values/looks-like.ts';
import { byCall, byKind } from '../values/title-statements.ts';
import { finderOf } from '../words/list-finder.ts';
import { unquoted, withoutOpening } from '../words/normalize-text.ts';
import { hasSaying } from '../words/sayings.ts';
import { type Word, wordsOf } from '../words/words.ts';
import { clausesOf } from './clauses.ts';
import { readClosedStatement, readReleaseDateStatement } from './closed-statements.ts';
import { joinPieces, piecesOf } from './pieces.ts';
import { readSubject } from './subjects.ts';

/** Fields whose value is an owner. */
const OWNER_FIELDS = new Set<FieldName>(['p_line', 'c_line', 'record_label']);
/** The maximum number of words in a field's name. */
const MAX_NAME_WORDS = 6;

/**
 * Reads a value next to its field's name: 'The genre is pop', 'change the title to Dawn', 'label: Ferry House', 'P-line
 * too'.
 */
const byField: Answer = (text, context) => {
  const words = wordsOf(text);
  for (const n of words.slice(0, MAX_NAME_WORDS).keys()) {
    const named = n > 0 && saysOnlySame(words.slice(n)) ? fieldNameIn(words.slice(0, n)) : undefined;
    // 'P-line too' is understood even if there is no line to copy yet.
    if (named && OWNER_FIELDS.has(named)) return copyOwner(named, context) ?? [{ kind: 'unclear' }];
  }
  for (const { subject, value, isBare, asks } of clausesOf(text, () => false)) {
    const field = isBare || value === '' || subject.length === 0 ? undefined : fieldNameIn(subject);
    // "The titles are in Japanese" does not name a title.
    if (field === 'title' && context.question.step === 'metadata_language') continue;
    if (!field || (field === 'title' && !asks && !isTitle(value, subject))) continue;
    const acts = answers[field === 'day' ? 'sales_start' : field](unquoted(value), context);
    if (acts && acts.length > 0) return acts;
  }
  return undefined;
};

/** Whether a value is the title itself, not a remark about it: 'one title is Sanskrit, so I will ask'. */
const isTitle = (value: string, subject: readonly Word[]): boolean =>
  !subject.some(({ key }) => /^(?:one|first|second|third|last|that|it|its)$/.test(key)) &&
  (looksLikeName(value) !== 'no' || /^[^\p{Ll}]/u.test(value)) &&
  !/^\d+$/.test(value);

const has = finderOf(
  'it has, there are, there is, make it, it should have, we have, i have, its, it is, with, just, only, tiene, son, hay, tem, sao, il y a, c est, es hat, es sind, ci sono, sono, ha',
);

const tracks = finderOf(
  'tracks, track, songs, song, tunes, pieces, canciones, temas, pistas, faixas, musicas, titres, morceaux, chansons, lieder, stucke, titel, brani, tracce, canzoni, pezzi, nummers, liedjes',
);

/** Reads 'It has 3 tracks' at any step, but '3 tracks' alone only when the title is asked for. */
const byCount: Answer = (text, context) => {
  const words = wordsOf(text);
  const noun = tracks(words).at(-1);
  const [before] = has(words);
  if (!noun || noun.to !== words.length) return undefined;
  const isAlone = words.length === 2 && context.question.step === 'title';
  const isSaid = before?.from === 0 && before.to === noun.from - 1;
  return isAlone || isSaid ? actsIfCertain(answers.track_count(words[noun.from - 1]?.text ?? '', context)) : undefined;
};

/**
 * Reads a value for an entry named by its position. 'The second one is Dawn' is a title only if titles were just
 * mentioned; 'track 2 is called Dawn' always is.
 */
const byPosition: Answer = (text, context) => {
  if (!context.release) return undefined;
  const current = currentRelease(context);
  for (const clause of clausesOf(text, () => false)) {
    // 'The first is Dawn the second is Dusk' is a list, not one title.
    if (
      clausesOf(clause.value, () => false).some(
        ({ subject: other, isBare }) => !isBare && readSubject(other, context.release, current.names).kind === 'place',
      )
    )
      return undefined;
    const subject = clause.isBare ? undefined : readSubject(clause.subject, context.release, current.names);
    const acts =
      subject?.kind === 'place' ? correctAtPosition(subject, clause, wordsOf(text), false, current) : undefined;
    if (acts) return acts;
  }
  return undefined;
};

/** Reads names with their roles: 'feat. J. Ortiz', 'the beat is by Ana Lima', 'I wrote it with Sam'. */
const byCredits: Answer = (text, { release, question }) => {
  const { credits, names, isDoubtful } = readCredits(text, knownCredits(release));
  // In reply to a legal question, a name is part of an explanation ('it has Holst's tune'), unless it is a
  // contributor's.
  const areWorkers = credits.every(({ role }) => role.list === 'contributors');
  if (isLegal(question.step) && !areWorkers) return undefined;
  const [first] = wordsOf(text);
  const isSelf = (name: string) => /^(?:me|i|myself)$/i.test(name);
  // 'My recordings' and 'all the words' credit nobody. A self-credit begins with "I" or "me", or contains "by me".
  const saysSelf = first?.key === 'i' || first?.key === 'me' || /\bby (?:me|myself)\b/i.test(text);
  const areNames = credits.every(({ name }) => (isSelf(name) ? saysSelf : /^[^\p{Ll}]/u.test(name)));
  const isCredits =
    credits.length > 0 && names.length === 0 && areNames && !isDoubtful && wordsOf(text).length <= MAX_CREDITS_WORDS;
  return isCredits ? creditActs(credits) : undefined;
};
const MAX_CREDITS_WORDS = 16;

const MAX_GENRE_WORDS = 4;

const byGenre: Answer = (text, context) =>
  // In reply to a legal question, a genre is part of an explanation: 'it is reggaeton, of course it swears'.
  !isLegal(context.question.step) && wordsOf(text).length <= MAX_GENRE_WORDS
    ? actsIfCertain(answers.primary_genre(text, context))
    : undefined;

/** Reads 'I'd call it the A Cappella version', except when the version is asked for: its own reader handles that. */
const byCallElsewhere: Answer = (text, context) =>
  context.question.step === 'version' ? undefined : byCall(text, context);

const strict: readonly Answer[] = [
  byKind,
  byPosition,
  byField,
  byCallElsewhere,
  byMark,
  byCount,
  readReleaseDateStatement,
];

const loose: readonly Answer[] = [readClosedStatement, byCredits, byGenre];

/** Removes the reason from a statement: 'track 7 is called No Feature, because it has none'. */
function withoutReason(text: string): string {
  const pieces = piecesOf(text);
  const at = pieces.findIndex(({ gap }, n) => n > 0 && hasSaying(wordsOf(gap), 'because'));
  return at > 0 ? joinPieces(pieces.slice(0, at)) : text;
}

/**
 * Reads a statement about any field, whatever question is open. `isStrict` excludes what could also be free text in
 * reply to the question: a genre, a number of tracks, a name with a role.
 */
export function statementIn(text: string, context: InterpretContext, isStrict: boolean): Act[] | undefined {
  const statement = withoutReason(withoutOpening(text));
  const first = (readers: readonly Answer[]): Act[] | undefined => {
    for (const read of readers) {
      const acts = read(statement, context);
      if (acts && acts.length > 0) return acts;
    }
    return undefined;
  };
  // If the text answers the open question, it is not about another field: "Arabic" is a language when one is asked for.
  const isAnswer = () => actsIfCertain(answers[context.question.step](statement, context)) !== undefined;
  return first(strict) ?? (isStrict || isAnswer() ? undefined : first(loose));
}

/** Reads a list after its label, including the commas: 'Territories: World excl. Russia, Belarus'. */
export function labelledList(text: string, context: InterpretContext): Act[] | undefined {
  const [, label = '', list = ''] = /^([^:\n.!?]{3,24}):\s+([^\n!?]+)$/.exec(text) ?? [];
  const field = label === '' ? undefined : fieldNameIn(wordsOf(label));
  return field === 'territories' || field === 'stores' ? answers[field](list, context) : undefined;
}
