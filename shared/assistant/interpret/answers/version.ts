import { fold } from '../../../fold.ts';
import type { Act, PlainAct } from '../../act.ts';
import { piecesOf } from '../clauses/pieces.ts';
import type { Answer } from '../context.ts';
import { readConcertPlace } from '../values/concert-place.ts';
import { offerTexts } from '../values/free-text-acts.ts';
import { looksLikeVersion } from '../values/looks-like.ts';
import { readValue } from '../values/read-value.ts';
import { plainPhrases, versionPhrases } from '../values/version-words.ts';
import { wholeVersion } from '../values/whole-version.ts';
import { areShouted, isCapital } from '../words/capitals.ts';
import { quoted } from '../words/normalize-text.ts';
import { areOnly, findSaying, hasSaying, withoutAround } from '../words/sayings.ts';
import { type Word, wordsOf } from '../words/words.ts';

const setVersion = (value: string): PlainAct => ({ kind: 'set-release', field: 'version', value });
const skip: PlainAct = { kind: 'skip' };
const NONE = 'No version';

/** Capitalizes a version, which people often type in lowercase. */
const capitalized = (value: string): string =>
  value === value.toLowerCase() ? value.charAt(0).toUpperCase() + value.slice(1) : value;
/** Shortens 'Acoustic version' to Acoustic. */
const short = (value: string): string => {
  const cut = value.replace(/\s+(?:version|versión|versione|versão|ver\.?)$/i, '');
  const words = wordsOf(cut);
  return versionPhrases(words).some(({ from, to }) => from === 0 && to === words.length) ? cut : value;
};

/**
 * Skips the question if the artist says no to a version ('live?? no'), or if the release is plain and only some of its
 * tracks have a version.
 */
function readNoVersion(text: string): PlainAct | undefined {
  const pieces = piecesOf(text).map((piece) => piece.text);
  const isNo = (one: string) =>
    (hasSaying(wordsOf(one), 'no') && areOnly(wordsOf(one.replace(/^(?:but|so|and)\s+/i, '')), 'no', 'filler')) ||
    /^naw$/i.test(one);
  if (pieces.length > 1 && isNo(pieces.at(-1) ?? '')) return skip;
  const isAsked = (one: string) => versionPhrases(wordsOf(one)).length === 0 || /\?\s*$/.test(one);
  if (pieces.length > 1 && pieces.slice(1).some(isNo) && pieces.every(isAsked)) return skip;
  const isOfRelease = (one: string) =>
    /\b(?:release|album|single|ep|record|whole thing|itself)\b/i.test(one) && plainPhrases(wordsOf(one)).length > 0;
  const others = pieces.filter((one) => !isOfRelease(one) && versionPhrases(wordsOf(one)).length > 0);
  return pieces.some(isOfRelease) && others.length > 0 && others.every((one) => SOME_RECORDINGS.test(one))
    ? skip
    : undefined;
}

/** Words for some of several recordings. Their version belongs to tracks and not to the release. */
const SOME_RECORDINGS =
  /\b(?:tracks?\s*\d|(?:one|two|some|both|each|half) of (?:them|the)|(?:first|second|third|last|other) (?:one|track|song)|some (?:are|is|of)|half|one is|one'?s|the other|the rest|two of|there'?s an? .+ and an?|una de|uma delas|l'une|eine davon|uno dei)\b/i;

/** Whether a version is denied: 'not live', 'kein Remix'. */
const isDenied = (words: readonly Word[], at: number): boolean =>
  words
    .slice(Math.max(0, at - 3), at)
    .some(({ key }) =>
      /^(?:not|no|isnt|arent|wasnt|aint|never|neither|nor|without|non|kein|keine|nicht|ningun|ninguna|nenhum|nenhuma|nao|pas|sin|sem|sans|senza|ohne|nessun|nessuna|call|called)$/.test(
        key,
      ),
    );

/** Reads the release's version, or a statement that it has none. */
export const version: Answer = (text, { release, isBesideTalk = false }) => {
  const exact = quoted(text);
  if (exact) return [setVersion(exact)];
  if (/\n/.test(text)) return undefined;
  const words = wordsOf(text);
  const all = versionPhrases(words);
  const difference = readNoVersion(text);
  if (difference) return [difference];
  const plainWords = plainPhrases(words).filter(({ from, to }) => !all.some((one) => one.from < to && from < one.to));
  const found = all.filter(({ from }) => !isDenied(words, from));
  const names = [
    ...new Map(found.map((one) => [fold(one.value), short(capitalized(typedOf(text, words, one)))])).values(),
  ];
  if (SOME_RECORDINGS.test(text) && found.length > 0)
    return offerTexts(text, [
      ...names.map((name) => ({ text: name, acts: [setVersion(name)] })),
      { text: NONE, acts: [skip] },
    ]);
  if (found.length === 0)
    return readUnknownVersion(text, words, plainWords.length > 0 || all.length > 0, release?.title ?? '', isBesideTalk);
  const whole = wholeVersion(text);
  const isPlainToo = plainWords.some(
    ({ from }) =>
      !whole ||
      !/\b(?:off|from|of|than|to|with|for|del|de|dal|vom|von)(?: the)?$/i.test(
        text.slice(0, words[from]?.start).trim(),
      ),
  );
  if (whole && !isPlainToo && !isBesideTalk && !hasSaying(words, 'either', 'doubt') && !/\?/.test(text))
    return [setVersion(capitalized(short(whole)))];
  const [only] = found;
  const kinds = [...new Map(names.map((name) => [stem(name), name])).values()];
  if (only && kinds.length === 1 && plainWords.length === 0)
    return oneVersion(text, words, only, kinds[0] ?? '', isBesideTalk);
  return offerTexts(text, [
    ...kinds.map((name) => ({ text: name, acts: [setVersion(name)] })),
    ...(plainWords.length > 0 ? [{ text: NONE, acts: [skip] }] : []),
  ]);
};

/** Reduces a version's name for comparison, because 'Live recording' and 'Live' are the same. */
const stem = (name: string) =>
  fold(name)
    .replace(/\b(?:version|versao|versione|recording|session|aufnahme|mitschnitt|edition|mix)s?\b/g, '')
    .replace(/(?:ed|d)$/, '')
    .trim();
const typedOf = (text: string, words: readonly Word[], { from, to }: { from: number; to: number }) =>
  text.slice(words[from]?.start ?? 0, words[to - 1]?.end ?? 0);

/** Reads the only version that a text names. 'Live' is completed with the place of the concert. */
function oneVersion(
  text: string,
  words: readonly Word[],
  only: { from: number; to: number; value: string },
  name: string,
  isBesideTalk: boolean,
): Act[] {
  const before = words.slice(0, only.from);
  const doubted = hasSaying(words, 'doubt', 'unsure', 'either') || /\?/.test(text);
  const value = /^live\b/i.test(name)
    ? `${name.replace(/\s+(?:recording|version)$/i, '')}${readConcertPlace(text, words, only.to)}`
    : name;
  const isSaid = words.length - (only.to - only.from) === 0 || withoutAround(before, 'filler').length <= 24;
  const isHalf = before
    .slice(-3)
    .some(({ key }) =>
      ['bit', 'little', 'poco', 'pouco', 'peu', 'bisschen', 'somewhat', 'almost', 'semi', 'half'].includes(key),
    );
  return doubted || isHalf || !isSaid || isBesideTalk
    ? offerTexts(text, [{ text: value, acts: [setVersion(value)] }])
    : [setVersion(value)];
}

/** Reads a text without a known version: as the plain recording, an unusual version, or talk. */
function readUnknownVersion(
  text: string,
  words: readonly Word[],
  isPlain: boolean,
  title: string,
  isBesideTalk: boolean,
): Act[] | undefined {
  const meant = withoutAround(words, 'filler', 'no', 'yes', 'only');
  const isNamed = words.slice(1).some((word) => isCapital(word)) && !areShouted(words);
  if (isPlain && !isNamed && !hasSaying(words, 'doubt')) return [skip];
  if (areOnly(words, 'no', 'yes', 'filler') && findSaying(words, 'no').length > 0) return [skip];
  if (findSaying(words, 'no')[0]?.from === 0 && !isNamed && (meant.length <= 1 || /^\p{L}+\s*[,.!]/u.test(text)))
    return [skip];
  const reading = readValue(text, 'version');
  const value = reading.value;
  if (fold(value) === fold(title) || /[,.:;?](?!$)/.test(value) || value.split(' ').length > 6) return undefined;
  // In 'Nein, das ist die normale Version', the "no" is not a version.
  if (areOnly(wordsOf(value), 'no', 'yes', 'filler') && hasSaying(wordsOf(value), 'no')) return [skip];
  const looked = looksLikeVersion(value);
  if (looked === 'no' || isBesideTalk) return undefined;
  const isWritten = /^[\p{Lu}\p{N}]/u.test(value) || /\b(?:version|edition|mix|edit|remix|ver|cut|take)\b/i.test(value);
  if (looked === 'sure' && isWritten && !reading.isDoubtful && !areOnly(wordsOf(value), 'filler', 'hedge', 'yes'))
    return [setVersion(capitalized(value))];
  return areOnly(wordsOf(value), 'filler', 'hedge', 'yes')
    ? undefined
    : offerTexts(text, [{ text: capitalized(value), acts: [setVersion(capitalized(value))] }]);
}

/** A mix with a name, which is not the person who mixed: 'Sunday Morning mix'. */
const NAMED_MIX = /^(?:(?:it'?s )?the )?((?:\p{Lu}[\p{L}\p{N}’'-]* ){1,4}mix)[.!]*$/u;

/** Reads a text that is only a version, before 'instrumental' is read as a genre. */
export const plainVersion: Answer = (text, context) => {
  const whole =
    text.length < 200 && piecesOf(text).length === 1 && !SOME_RECORDINGS.test(text) ? wholeVersion(text) : undefined;
  const words = wordsOf(whole ?? '');
  const [, mix] = NAMED_MIX.exec(text) ?? [];
  if (mix) return [setVersion(mix)];
  return whole && versionPhrases(words).some(({ from, to }) => from === 0 && to === words.length)
    ? version(text, context)
    : undefined;
};
