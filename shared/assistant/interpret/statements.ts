import type { Act } from '../act.ts';
import type { Step } from '../step.ts';
import { answers } from './answers.ts';
import { clausesOf, textOf } from './clauses.ts';
import { closedStatement, outStatement } from './closed-statements.ts';
import type { Answer, InterpretContext } from './context.ts';
import { placeNamed } from './corrected-name.ts';
import { creditActs } from './credit-acts.ts';
import { creditsSaid } from './credits-said.ts';
import { findCue } from './cues.ts';
import { sure } from './current-values.ts';
import { isLegal } from './doubt.ts';
import { fieldNamed } from './field-named.ts';
import { knownOf } from './known.ts';
import { knownCredits } from './known-credits.ts';
import { looksLikeName } from './looks-like.ts';
import { phraseFinder, phrasesIn } from './phrases.ts';
import { joined, piecesOf } from './pieces.ts';
import { unquoted, withoutOpening } from './said.ts';
import { isIdle } from './said-around.ts';
import { areOnly, findSaying, hasSaying } from './sayings.ts';
import { subjectOf } from './subjects.ts';
import { type Word, wordsOf } from './words.ts';

const finder = (list: string) => phraseFinder(phrasesIn(list).map((phrase) => [phrase, true]));
const withoutStop = (text: string) => unquoted(text.replace(/(?<=\p{L}{2})[.,]$/u, ''));

/** The owner that another line has, or that was just said of it: 'P-line too, same holder', 'label also the same'. */
function sameOwner(step: Step, { release, pending = [] }: InterpretContext): Act[] | undefined {
  const line = (field: 'pLine' | 'cLine') => {
    const said = pending.findLast((act) => act.kind === 'set-release' && act.field === field);
    return said?.kind === 'set-release' && said.field === field ? said.value : release?.[field];
  };
  if (step === 'record_label') {
    const holder = (line('pLine') ?? line('cLine'))?.holder;
    return holder ? [{ kind: 'set-release', field: 'recordLabel', value: holder }] : undefined;
  }
  if (step !== 'p_line' && step !== 'c_line') return undefined;
  const value = line(step === 'p_line' ? 'cLine' : 'pLine');
  return value ? [{ kind: 'set-release', field: step === 'p_line' ? 'pLine' : 'cLine', value }] : undefined;
}
/** Words of a field's name. */
const MOST_OF_NAME = 6;
const ALSO = finder(
  'too, also, as well, both, holder, owner, same, line, likewise, tambien, tambem, aussi, auch, anche, ook',
);
const isSame = (words: readonly Word[]): boolean => {
  const said = new Set(
    [...ALSO(words), ...findSaying(words, 'same'), ...findSaying(words, 'filler'), ...findCue(words, 'plain')].flatMap(
      ({ from, to }) => Array.from({ length: to - from }, (_, n) => from + n),
    ),
  );
  return words.length > 0 && said.size === words.length;
};

/** 'The genre is pop', 'change the title to Dawn', 'label: Ferry House', 'P-line too'. */
const byField: Answer = (text, context) => {
  const words = wordsOf(text);
  for (const n of words.slice(0, MOST_OF_NAME).keys()) {
    const named = n > 0 && isSame(words.slice(n)) ? fieldNamed(words.slice(0, n)) : undefined;
    const acts = named && named !== 'day' ? sameOwner(named, context) : undefined;
    if (acts) return acts;
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

const KINDS: readonly [number | undefined, string][] = [
  [1, 'single, singles, sencillo, einzelsong, singolo'],
  [undefined, 'ep, eps, album, albums, record, lp, mixtape, release, disco, disque, platte, disco nuevo'],
];
const kinds = phraseFinder(
  KINDS.flatMap(([count, list]) => phrasesIn(list).map((phrase) => [phrase, count ?? 0] as const)),
);
const called = finder(
  'called, titled, named, llamado, llamada, que se llama, chamado, chamada, que se chama, intitule, appele, qui s appelle, namens, mit dem titel, das heisst, intitolato, chiamato, che si chiama, genaamd',
);
const around = finder(
  'its, it is, it will be, this is, i have, ive got, we have, im releasing, were releasing, i want to release, releasing, new, debut, first, next, latest, my, our, a, an, the, with, of, tracks, songs, track, song, es, un, una, mi, nuestro, um, uma, meu, c est, cest, une, mon, notre, es ist, ist, ein, eine, mein, meine, unser, neues, neue, e, il, mio, nuovo, s, eps, albums, singles',
);

/** 'It's a single called Low Tide', 'my EP with 4 songs, called Salt'. */
const byKind: Answer = (text, context) => {
  const words = wordsOf(text);
  const [name] = called(words);
  const [kind] = kinds(words);
  if (!name || !kind || kind.from > name.from || name.to >= words.length) return undefined;
  const before = words.slice(0, name.from);
  const said = new Set(
    [...around(before), ...kinds(before)].flatMap(({ from, to }) =>
      Array.from({ length: to - from }, (_, n) => from + n),
    ),
  );
  const rest = before.filter((_, n) => !said.has(n));
  const count = rest.length === 1 && rest[0] ? answers.track_count(rest[0].text, context) : undefined;
  if (rest.length > 0 && !count) return undefined;
  const value = withoutStop(textOf(text, words, name.to));
  return [
    { kind: 'set-release', field: 'title', value },
    ...(count ?? (kind.value === 1 ? (answers.track_count('1', context) ?? []) : [])),
  ];
};

const calls = finder(
  'called, titled, named, call it, name it, call the release, rename it, rename it to, rename the release to, its called, it is called, its titled, it should be called, lets call it, lets name it, id call it, we call it, se llama, llamalo, llamala, chama se, se chama, il s appelle, elle s appelle, ca s appelle, appelle le, es heisst, sie heisst, er heisst, heisst, nenn es, nenne es, nennen wir es, si chiama, chiamalo, chiamiamolo',
);
/** 'Call it Night Ferry', 'it's called Dawn'. */
const byCall: Answer = (text) => {
  const words = wordsOf(text);
  const call = calls(words).find(
    ({ from }) => isIdle(words.slice(0, from)) || areOnly(words.slice(0, from), 'filler', 'no', 'yes'),
  );
  if (!call || call.to >= words.length) return undefined;
  return [{ kind: 'set-release', field: 'title', value: withoutStop(textOf(text, words, call.to)) }];
};

const byMark: Answer = (text, context) => {
  if (/^(?:℗|\(p\))/i.test(text)) return answers.p_line(text, context);
  if (/^(?:©|\(c\))/i.test(text)) return answers.c_line(text, context);
  const [first, second] = wordsOf(text);
  const line =
    /^[pc]$/.test(first?.key ?? '') && second?.key === 'line'
      ? first?.key
      : /^[pc]line$/.exec(first?.key ?? '')?.[0].charAt(0);
  if (!line || isSame(wordsOf(text).slice(line.length === 1 && second?.key === 'line' ? 2 : 1))) return undefined;
  return line === 'p' ? answers.p_line(text, context) : answers.c_line(text, context);
};

const has = finder(
  'it has, there are, there is, make it, it should have, we have, i have, its, it is, with, just, only, tiene, son, hay, tem, sao, il y a, c est, es hat, es sind, ci sono, sono, ha',
);
const tracks = finder(
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
  // Beside a declaration a name explains it: "it has Holst's tune".
  if (isLegal(question.step)) return undefined;
  const { credits, names, isDoubtful } = creditsSaid(text, knownCredits(release));
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
  wordsOf(text).length <= MOST_WORDS_OF_GENRE ? sure(answers.primary_genre(text, context)) : undefined;

const strict: readonly Answer[] = [byKind, byPlace, byField, byCall, byMark, byCount, outStatement];
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
