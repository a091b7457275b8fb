import type { Act } from '../../act.ts';
import { answers } from '../answers.ts';
import type { Answer, InterpretContext } from '../context.ts';
import { sure } from '../corrections/current-values.ts';
import { type FieldNamed, fieldNamed } from '../corrections/field-named.ts';
import { knownOf } from '../corrections/known.ts';
import { placeNamed } from '../corrections/place-named.ts';
import { creditActs } from '../credits/credit-acts.ts';
import { creditsSaid } from '../credits/credits-said.ts';
import { knownCredits } from '../credits/known-credits.ts';
import { byMark, isSame, sameOwner } from '../declarations/owner-statements.ts';
import { isLegal } from '../talk/doubt.ts';
import { looksLikeName } from '../values/looks-like.ts';
import { byCall, byKind } from '../values/title-statements.ts';
import { finderOf } from '../words/list-finder.ts';
import { unquoted, withoutOpening } from '../words/said.ts';
import { hasSaying } from '../words/sayings.ts';
import { type Word, wordsOf } from '../words/words.ts';
import { clausesOf } from './clauses.ts';
import { closedStatement, outStatement } from './closed-statements.ts';
import { joined, piecesOf } from './pieces.ts';
import { subjectOf } from './subjects.ts';

/** Fields that name an owner. */
const OWNED = new Set<FieldNamed>(['p_line', 'c_line', 'record_label']);
/** Words of a field's name. */
const MOST_OF_NAME = 6;

/** 'The genre is pop', 'change the title to Dawn', 'label: Ferry House', 'P-line too'. */
const byField: Answer = (text, context) => {
  const words = wordsOf(text);
  for (const n of words.slice(0, MOST_OF_NAME).keys()) {
    const named = n > 0 && isSame(words.slice(n)) ? fieldNamed(words.slice(0, n)) : undefined;
    // It stands for itself, also before it is known what it is the same as.
    if (named && OWNED.has(named)) return sameOwner(named, context) ?? [{ kind: 'unclear' }];
  }
  for (const { subject, value, isBare, asks } of clausesOf(text, () => false)) {
    const field = isBare || value === '' || subject.length === 0 ? undefined : fieldNamed(subject);
    // "The titles are in Japanese" names no title.
    if (field === 'title' && context.question.step === 'metadata_language') continue;
    if (!field || (field === 'title' && !asks && !isTitle(value, subject))) continue;
    const acts = answers[field === 'day' ? 'sales_start' : field](unquoted(value), context);
    if (acts && acts.length > 0) return acts;
  }
  return undefined;
};

/** Whether the title is said, and not something of it: 'one title is Sanskrit, so I will ask'. */
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

/** 'It has 3 tracks', whatever was asked; after a title also '3 tracks' alone. */
const byCount: Answer = (text, context) => {
  const words = wordsOf(text);
  const noun = tracks(words).at(-1);
  const [before] = has(words);
  if (!noun || noun.to !== words.length) return undefined;
  const isAlone = words.length === 2 && context.question.step === 'title';
  const isSaid = before?.from === 0 && before.to === noun.from - 1;
  return isAlone || isSaid ? sure(answers.track_count(words[noun.from - 1]?.text ?? '', context)) : undefined;
};

/** 'The second one is Dawn' is a title after titles, and "track 2 is called Dawn" always. */
const byPlace: Answer = (text, context) => {
  if (!context.release) return undefined;
  const known = knownOf(context);
  for (const clause of clausesOf(text, () => false)) {
    // 'The first is Dawn the second is Dusk' is a list.
    if (
      clausesOf(clause.value, () => false).some(
        ({ subject: other, isBare }) => !isBare && subjectOf(other, context.release, known.names).kind === 'place',
      )
    )
      return undefined;
    const subject = clause.isBare ? undefined : subjectOf(clause.subject, context.release, known.names);
    const acts = subject?.kind === 'place' ? placeNamed(subject, clause, wordsOf(text), false, known) : undefined;
    if (acts) return acts;
  }
  return undefined;
};

/** 'feat. J. Ortiz', 'the beat is by Ana Lima', 'I wrote it with Sam': names that look like names, with what they did. */
const byCredits: Answer = (text, { release, question }) => {
  const { credits, names, isDoubtful } = creditsSaid(text, knownCredits(release));
  // Beside a declaration a name explains it: "it has Holst's tune". Who mastered it does not.
  const areWorkers = credits.every(({ role }) => role.list === 'contributors');
  if (isLegal(question.step) && !areWorkers) return undefined;
  const [first] = wordsOf(text);
  const isSelf = (name: string) => /^(?:me|i|myself)$/i.test(name);
  // "My recordings" and "all the words" name nobody: who speaks of himself begins with it, or says that it is by him.
  const saysSelf = first?.key === 'i' || first?.key === 'me' || /\bby (?:me|myself)\b/i.test(text);
  const areNames = credits.every(({ name }) => (isSelf(name) ? saysSelf : /^[^\p{Ll}]/u.test(name)));
  const isCredits =
    credits.length > 0 && names.length === 0 && areNames && !isDoubtful && wordsOf(text).length <= MOST_OF_CREDITS;
  return isCredits ? creditActs(credits) : undefined;
};
const MOST_OF_CREDITS = 16;

const MOST_WORDS_OF_GENRE = 4;

const byGenre: Answer = (text, context) =>
  // Beside a declaration it explains: "it is reggaeton, of course it swears".
  !isLegal(context.question.step) && wordsOf(text).length <= MOST_WORDS_OF_GENRE
    ? sure(answers.primary_genre(text, context))
    : undefined;

/** 'I'd call it the A Cappella version' answers what is asked there. */
const byCallElsewhere: Answer = (text, context) =>
  context.question.step === 'version' ? undefined : byCall(text, context);

const strict: readonly Answer[] = [byKind, byPlace, byField, byCallElsewhere, byMark, byCount, outStatement];

const loose: readonly Answer[] = [closedStatement, byCredits, byGenre];

/** A statement without why: 'track 7 is called No Feature, because it has none'. */
function withoutReason(text: string): string {
  const pieces = piecesOf(text);
  const at = pieces.findIndex(({ gap }, n) => n > 0 && hasSaying(wordsOf(gap), 'because'));
  return at > 0 ? joined(pieces.slice(0, at)) : text;
}

/**
 * What a text says of a field by itself, whatever was asked. `isStrict` leaves out what could as well be an answer in free words: a genre, a
 * number of tracks, a name with a role.
 */
export function statementIn(text: string, context: InterpretContext, isStrict: boolean): Act[] | undefined {
  const said = withoutReason(withoutOpening(text));
  const first = (readers: readonly Answer[]): Act[] | undefined => {
    for (const read of readers) {
      const acts = read(said, context);
      if (acts && acts.length > 0) return acts;
    }
    return undefined;
  };
  // What answers the question is no statement about another one: "Arabic" is a language where one is asked for.
  const isAnswer = () => sure(answers[context.question.step](said, context)) !== undefined;
  return first(strict) ?? (isStrict || isAnswer() ? undefined : first(loose));
}

/** 'Territories: World excl. Russia, Belarus': behind the name of a list all that follows is of it, commas and all. */
export function labelledList(text: string, context: InterpretContext): Act[] | undefined {
  const [, label = '', list = ''] = /^([^:\n.!?]{3,24}):\s+([^\n!?]+)$/.exec(text) ?? [];
  const field = label === '' ? undefined : fieldNamed(wordsOf(label));
  return field === 'territories' || field === 'stores' ? answers[field](list, context) : undefined;
}
