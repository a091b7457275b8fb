import { genres } from '../../../reference/genres.ts';
import type { Act, PlainAct } from '../../act.ts';
import type { Step } from '../../step.ts';
import type { Answer } from '../context.ts';
import { offerOf } from '../describe-acts.ts';
import { genrePhrases } from '../genre-names.ts';
import { writtenLanguagePhrases } from '../language-names.ts';
import { phraseList } from '../lexicon.ts';
import { type Named, nearest } from '../nearest.ts';
import { phraseFinder } from '../phrases.ts';
import type { Item } from '../polarity.ts';
import { yesOrNo } from '../polarity.ts';
import { hasSaying } from '../sayings.ts';
import { strangeWords } from '../small-words.ts';
import { lastSaid, type ValueSegment, valueSegments } from '../value-segments.ts';
import { type Word, wordsOf } from '../words.ts';
import { audioLanguage } from './language.ts';

type Codes = readonly string[];
type Field = 'primaryGenre' | 'secondaryGenre';

const find = phraseFinder(genrePhrases());
const named: Named[] = genres.map(({ code }) => ({ value: code, names: [...genrePhrases()].filter(([, codes]) => codes[0] === code && codes.length === 1).map(([name]) => name) }));

/** Words that say how a genre is, and leave it what it is. */
const KINDS = new Set(
  [
    ...[...writtenLanguagePhrases()].map(([name]) => name),
    ...'melodic dark heavy hard soft modern old school oldschool new progressive experimental bedroom chill chilled sad dreamy underground acoustic minimal uplifting classic vintage traditional contemporary real proper pure straight dirty raw epic cinematic atmospheric emotional romantic female male vocal fast slow upbeat mellow smooth deep lush ethereal spiritual live urban southern northern east west coast coastal uk us usa nigerian ghanaian jamaican british irish scottish mexican colombian brazilian cuban indian african latin nordic lo-fi psychedelic symphonic instrumental conscious feelgood happy summer rural punjabi egyptian moroccan lebanese swiss austrian canadian australian texas memphis detroit chicago berlin london style styled influenced influences inspired flavoured flavored vibes tinged based driven heavy-ish leaning leans bits elements touch feel hint bit some of basic bog standard honest plain proper moderna moderno francesa francés chilena argentina mexicana italienisch française français italiana inglese tedesco deutsch deutscher deutsche türkçe polski nomás algo poco toque toques pizca pinch dash obvio obviamente arriba son wah mi lord'.split(
      ' ',
    ),
  ].flatMap((name) => wordsOf(name).map(({ key }) => key)),
);
const isKind = (word: Word) => KINDS.has(word.key);

/** Genres that are said to describe another: 'electronic pop' and 'rock alternativo' are pop and rock. */
const DESCRIBING = new Set(['electronic', 'alternative', 'instrumental', 'world', 'singer-songwriter', 'vocal', 'classical', 'new-age']);

/** That one genre is enough. */
const ENOUGH = phraseList(
  `plenty, enough, just the one, only the one, just one, only one, one is enough, thats it, thats all, that is all, the one, one genre, no second, no other, no more, nothing else, solo uno, solo una, con ese, con eso, con esa, ya con ese, ninguno, ninguna, ninguna más, nada más, basta, só esse, só essa, só um, mais nenhum, c'est tout, ça suffit, un seul, reicht, nur das eine, das reicht, mehr nicht, basta così, solo quello, va bene così, yeter, sadece o, wystarczy, tylko ten, cukup, itu aja, bas, bas ek, genoeg, none nalang, wag na, ay wag na, dont bother, no need, allow it, skip it, leave it, nothing else, pass`,
);
const FIRST = phraseList(`first, main, primary, primero, primera, principal, primeiro, primeira, premier, première, erstes, erste, primo, prima, already`);
const SECOND = phraseList(`second, secondary, also, too, add, segundo, segunda, también, também, deuxième, second, aussi, zweites, zweite, auch, secondo, anche`);

const act = (field: Field, value: string): PlainAct => ({ kind: 'set-release', field, value });
const nameOf = (code: string) => genres.find((genre) => genre.code === code)?.name ?? code;
const offer = (text: string, field: Field, codes: Iterable<string>): Act[] => offerOf(text, ...[...new Set(codes)].map((code) => ({ label: nameOf(code), acts: [act(field, code)] })));

type Found = Item<Codes> & { isClean: boolean; isOffered: boolean; words: readonly Word[] };

/** The genres that an answer names and does not deny. Of two beside each other, one may only describe the other. */
function genresIn(segments: readonly ValueSegment<Codes>[]): Found[] {
  return segments.flatMap(({ items, strange, isOffered, words }) => {
    const meant = items.filter(({ isNegated }) => !isNegated);
    // 'Desert blues', 'rock obvio': one word of one's own beside a genre makes it no other.
    const [only] = meant;
    const isBeside = only !== undefined && (words[only.from - 1] === strange[0] || words[only.to] === strange[0]);
    const isOwnKind = strange.length === 1 && meant.length === 1 && words.length <= 4 && isBeside;
    return heads(meant, words).map((item) => ({ ...item, isClean: strange.length === 0 || isOwnKind, isOffered, words }));
  });
}

function heads(items: readonly Item<Codes>[], words: readonly Word[]): readonly Item<Codes>[] {
  const kept: Item<Codes>[] = [];
  for (const item of items) {
    const last = kept.at(-1);
    const isBeside = last !== undefined && last.to === item.from && !/[/+&|]/.test(words[item.from]?.gap ?? '');
    if (!isBeside) kept.push(item);
    else if (describes(last)) kept.splice(-1, 1, item);
    else if (!describes(item)) kept.splice(-1, 1, { ...item, value: [...new Set([...item.value, ...last.value])] });
  }
  return kept;
}
const describes = ({ value }: Item<Codes>) => value.every((code) => DESCRIBING.has(code));

/** What is nearly the name of a genre. */
function misspelt(text: string, field: Field): Act[] | undefined {
  const words = strangeWords(wordsOf(text), isKind);
  if (words.length === 0 || words.length > 3) return undefined;
  const near = nearest(words.map(({ text: typed }) => typed).join(' '), named);
  if (!near) return undefined;
  return 'sure' in near ? [act(field, near.sure)] : offer(text, field, near.maybe);
}

const isAsked = (text: string, segments: readonly ValueSegment<Codes>[]) => segments.some(({ isOffered }) => isOffered) || /\?\s*$/.test(text);

/** Questions with answers that are called like genres: "Latin", "Instrumental", and the second genre. */
const LIKE_GENRES: readonly Step[] = ['secondary_genre', 'metadata_language', 'audio_language'];

export const primaryGenre: Answer = (text, context) => {
  const { step } = context.question;
  if (LIKE_GENRES.includes(step) && (step === 'secondary_genre' ? secondaryGenre : audioLanguage)(text, context)) return undefined;
  const segments = lastSaid(valueSegments(wordsOf(text), find, isKind));
  const found = genresIn(segments);
  const [first, ...others] = distinct(found);
  if (!first) return step === 'primary_genre' ? misspelt(text, 'primaryGenre') : undefined;
  const asked = isAsked(text, segments);
  if (asked || first.value.length > 1 || !first.isClean) return offer(text, 'primaryGenre', asked ? found.flatMap(({ value }) => value) : first.value);
  const second = others.find(({ isClean, value }) => isClean && value.length === 1);
  const [one = '', two] = [first.value[0], second?.value[0]];
  return two === undefined ? [act('primaryGenre', one)] : [act('primaryGenre', one), act('secondaryGenre', two)];
};

export const secondaryGenre: Answer = (text, { release }) => {
  const words = wordsOf(text);
  const segments = lastSaid(valueSegments(words, find, isKind));
  const found = genresIn(segments);
  const isFirst = ({ value, words: own }: Found) => (release !== null && value.includes(release.primaryGenre)) || (FIRST(own).length > 0 && SECOND(own).length === 0);
  const others = distinct(found.filter((one) => !isFirst(one)));
  const isEnough = ENOUGH(words).length > 0 || yesOrNo(words) === false;
  const [only, ...more] = others;
  if (!only) {
    if (found.length > 0 || isEnough) return strangeWords(words, isKind).length > 6 ? undefined : [{ kind: 'no' }];
    return misspelt(text, 'secondaryGenre');
  }
  // 'No, just metal' says the first once more, 'R&B? nah' takes it back.
  const last = segments.at(-1);
  const isTakenBack = segments.length > 1 && last?.items.length === 0 && !last.isOffered && (ENOUGH(last.words).length > 0 || yesOrNo(last.words) === false);
  const isOnly = hasSaying(words, 'only') && words.length <= 5 && !isAsked(text, segments);
  if (isTakenBack || isOnly) return [{ kind: 'no' }];
  const asked = isEnough || isAsked(text, segments);
  const seconds = more.length > 0 ? others.filter(({ words: own }) => SECOND(own).length > 0) : [];
  const [chosen = only] = seconds.length === 1 ? seconds : [only];
  if (asked || (more.length > 0 && seconds.length !== 1) || chosen.value.length > 1 || !chosen.isClean) return offer(text, 'secondaryGenre', others.flatMap(({ value }) => value));
  return [act('secondaryGenre', chosen.value[0] ?? '')];
};

/** One for each genre, those that stand for themselves first. */
function distinct(found: readonly Found[]): Found[] {
  const seen = new Map<string, Found>();
  // 'Hardcore, the rave one': what may be two genres is the one that is named beside it.
  const sure = new Set(found.flatMap(({ value }) => (value.length === 1 ? value : [])));
  for (const each of found) {
    const named = each.value.length > 1 ? each.value.filter((code) => sure.has(code)) : each.value;
    const one = named.length === 1 ? { ...each, value: named } : each;
    const key = one.value.join(' ');
    const earlier = seen.get(key);
    if (!earlier || (!earlier.isClean && one.isClean)) seen.set(key, one);
  }
  const all = [...seen.values()];
  return all.some(({ isClean }) => isClean) ? all.filter(({ isClean, isOffered }) => isClean || isOffered) : all;
}
