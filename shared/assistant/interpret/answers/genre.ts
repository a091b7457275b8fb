import { genres } from '../../../reference/genres.ts';
import type { Act, PlainAct } from '../../act.ts';
import type { Step } from '../../step.ts';
import { readYesOrNo } from '../clauses/polarity.ts';
import type { ValueSegment } from '../clauses/value-segments.ts';
import type { Answer } from '../context.ts';
import {
  distinctGenres,
  findSimilarGenre,
  type GenreFound,
  genreSegments,
  genresIn,
  wordsBesideGenres,
} from '../lists/genres-in-text.ts';
import { offerActs } from '../offers/describe-acts.ts';
import { phraseList } from '../words/lexicon.ts';
import { hasSaying } from '../words/sayings.ts';
import { wordsOf } from '../words/words.ts';
import { audioLanguage } from './language.ts';

type Field = 'primaryGenre' | 'secondaryGenre';

/** Phrases that say that one genre is enough. */
const ENOUGH = phraseList(
  `plenty, enough, just the one, only the one, just one, only one, one is enough, thats it, thats all, that is all, the one, one genre, no second, no other, no more, nothing else, solo uno, solo una, con ese, con eso, con esa, ya con ese, ninguno, ninguna, ninguna más, nada más, basta, só esse, só essa, só um, mais nenhum, c'est tout, ça suffit, un seul, reicht, nur das eine, das reicht, mehr nicht, basta così, solo quello, va bene così, yeter, sadece o, wystarczy, tylko ten, cukup, itu aja, bas, bas ek, genoeg, none nalang, wag na, ay wag na, dont bother, no need, allow it, skip it, leave it, nothing else, pass`,
);
const FIRST = phraseList(
  `first, main, primary, primero, primera, principal, primeiro, primeira, premier, première, erstes, erste, primo, prima, already`,
);
const SECOND = phraseList(
  `second, secondary, also, too, add, segundo, segunda, también, também, deuxième, second, aussi, zweites, zweite, auch, secondo, anche`,
);

/** Words and punctuation that join two genres in one answer. */
const JOINED =
  /(?:^|[\s,;])(?:and|with|plus|second|secondary|also|then|y|con|e|com|et|avec|und|mit|en|ve|dan)\s|[/&+|;]/iu;

const act = (field: Field, value: string): PlainAct => ({ kind: 'set-release', field, value });
const nameOf = (code: string) => genres.find((genre) => genre.code === code)?.name ?? code;
const offer = (text: string, field: Field, codes: Iterable<string>): Act[] =>
  offerActs(text, ...[...new Set(codes)].map((code) => ({ label: nameOf(code), acts: [act(field, code)] })));

/** Sets or offers a genre whose name is misspelled. */
function readMisspelledGenre(text: string, field: Field): Act[] | undefined {
  const near = findSimilarGenre(text);
  if (!near) return undefined;
  return 'sure' in near ? [act(field, near.sure)] : offer(text, field, near.maybe);
}

const isAsked = (text: string, segments: readonly ValueSegment<readonly string[]>[]) =>
  segments.some(({ isOffered }) => isOffered) || /\?\s*$/.test(text);

/** The question for the second genre, and others whose answers may look like genres: 'Latin', 'Instrumental'. */
const GENRE_LIKE_STEPS: readonly Step[] = ['secondary_genre', 'metadata_language', 'audio_language'];

export const primaryGenre: Answer = (text, context) => {
  const { step } = context.question;
  if (GENRE_LIKE_STEPS.includes(step) && (step === 'secondary_genre' ? secondaryGenre : audioLanguage)(text, context))
    return undefined;
  const segments = genreSegments(wordsOf(text));
  const found = genresIn(segments, step);
  const [first, ...others] = distinctGenres(found);
  if (!first) return step === 'primary_genre' ? readMisspelledGenre(text, 'primaryGenre') : undefined;
  const needsOffer = isAsked(text, segments);
  if (needsOffer || first.value.length > 1 || !first.isClean)
    return offer(text, 'primaryGenre', needsOffer ? found.flatMap(({ value }) => value) : first.value);
  // 'Latina, es tango' explains a single genre, but 'pop and rock' names two.
  const second = JOINED.test(text) ? others.find(({ isClean, value }) => isClean && value.length === 1) : undefined;
  const [one = '', two] = [first.value[0], second?.value[0]];
  return two === undefined ? [act('primaryGenre', one)] : [act('primaryGenre', one), act('secondaryGenre', two)];
};

export const secondaryGenre: Answer = (text, { release }) => {
  const words = wordsOf(text);
  const segments = genreSegments(words);
  const found = genresIn(segments, 'secondary_genre');
  const isFirst = ({ value, words: own }: GenreFound) =>
    (release !== null && value.includes(release.primaryGenre)) || (FIRST(own).length > 0 && SECOND(own).length === 0);
  const others = distinctGenres(found.filter((one) => !isFirst(one)));
  const isEnough = ENOUGH(words).length > 0 || readYesOrNo(words) === false;
  const [only, ...more] = others;
  if (!only) {
    const [same] = found;
    const isRepeated = isEnough || hasSaying(words, 'only') || found.length === 0;
    // If the answer repeats the first genre, let the field's own validation report that.
    if (same && !isRepeated) return [act('secondaryGenre', same.value[0] ?? '')];
    if (same || isEnough) return wordsBesideGenres(words).length > 6 ? undefined : [{ kind: 'no' }];
    return readMisspelledGenre(text, 'secondaryGenre');
  }
  // In 'Just rock' the first genre is repeated; in 'jazz? nah' the artist takes it back.
  const last = segments.at(-1);
  const isTakenBack =
    segments.length > 1 &&
    last?.items.length === 0 &&
    !last.isOffered &&
    (ENOUGH(last.words).length > 0 || readYesOrNo(last.words) === false);
  const isOnly = hasSaying(words, 'only') && words.length <= 5 && !isAsked(text, segments);
  if (isTakenBack || isOnly) return [{ kind: 'no' }];
  const needsOffer = isEnough || isAsked(text, segments);
  const seconds = more.length > 0 ? others.filter(({ words: own }) => SECOND(own).length > 0) : [];
  const [chosen = only] = seconds.length === 1 ? seconds : [only];
  if (needsOffer || (more.length > 0 && seconds.length !== 1) || chosen.value.length > 1 || !chosen.isClean)
    return offer(
      text,
      'secondaryGenre',
      others.flatMap(({ value }) => value),
    );
  return [act('secondaryGenre', chosen.value[0] ?? '')];
};
