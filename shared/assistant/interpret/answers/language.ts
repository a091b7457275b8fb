import { audioLanguages } from '../../../reference/audio-languages.ts';
import { metadataLanguages } from '../../../reference/metadata-languages.ts';
import type { Act, PlainAct } from '../../act.ts';
import { valueSegments } from '../clauses/value-segments.ts';
import type { Answer } from '../context.ts';
import { type Language, type Row, sung, sungNames, written, writtenNames } from '../lists/language-finders.ts';
import { havingWords, sameLanguage, wordlessVoices } from '../lists/language-words.ts';
import { clauseLanguage, languagesOf } from '../lists/languages-in-text.ts';
import { describeActs, offerActs } from '../offers/describe-acts.ts';
import { readPerTrack, trackActs } from '../tracks/per-track.ts';
import { trackMentions } from '../tracks/track-mentions.ts';
import { type Named, nearest } from '../words/nearest.ts';
import type { FindPhrases } from '../words/phrases.ts';
import { hasSaying } from '../words/sayings.ts';
import { strangeWords } from '../words/small-words.ts';
import { type Word, wordsOf } from '../words/words.ts';

const nameIn = (rows: readonly Row[]) => (code: unknown) => rows.find((row) => row.code === code)?.name ?? '';

/** Reads a language given only as its code: 'fr'. */
const readLanguageCode = (words: readonly Word[], rows: readonly Row[]) => {
  const code = words.length === 1 ? words[0]?.key : undefined;
  return code && !/^(?:no|it|is|id|my|so|or|am)$/.test(code) ? rows.find((row) => row.code === code)?.code : undefined;
};

/** Sets the languages that are certain, or offers those that are not. */
function choice(
  text: string,
  find: FindPhrases<Language>,
  names: readonly Named[],
  rows: readonly Row[],
  actsOf: (code: string) => PlainAct[],
): Act[] | undefined {
  const words = wordsOf(text);
  const code = readLanguageCode(words, rows);
  if (code) return actsOf(code);
  const { meant, isClean, isOffered } = languagesOf(words, find);
  const [only, ...others] = meant;
  const offer = (codes: readonly string[]) =>
    codes.length === 0
      ? undefined
      : offerActs(text, ...[...new Set(codes)].map((one) => ({ label: nameIn(rows)(one), acts: actsOf(one) })));
  if (!only) {
    const strange = strangeWords(words);
    const near =
      strange.length === 0 || strange.length > 2
        ? null
        : nearest(strange.map(({ text: typed }) => typed).join(' '), names);
    return (near && ('sure' in near ? actsOf(near.sure) : offer(near.maybe))) || undefined;
  }
  if (others.length > 0 || !isClean || isOffered || !only.isListed || /\?\s*$/.test(text))
    return offer(meant.map((one) => one.code).filter(Boolean));
  return actsOf(only.code);
}

export const metadataLanguage: Answer = (text) =>
  choice(text, written, writtenNames, metadataLanguages, (value) => [
    { kind: 'set-release', field: 'metadataLanguage', value },
  ]);

export const audioLanguage: Answer = (typed, { release }) => {
  const text = naAsInstrumental(typed);
  const words = wordsOf(text);
  const actsOf = (value: string): PlainAct[] => [{ kind: 'set-track', tracks: 'all', field: 'audioLanguage', value }];
  const titles = release?.metadataLanguage.replace(/^zh.*/, 'cmn');
  if (
    titles &&
    sameLanguage(words).length > 0 &&
    strangeWords(words, (word) => sameLanguage([word]).length > 0).length <= 1 &&
    sung(words).length === 0
  )
    return actsOf(titles);
  const read = readPerTrack(text, release, clauseLanguage);
  const byTrack =
    read &&
    havingWords(words).length > 0 &&
    hasSaying(words, 'only') &&
    !read.some(({ tracks }) => !Array.isArray(tracks))
      ? [{ tracks: 'rest' as const, value: 'zxx' }, ...read]
      : read;
  const acts = byTrack && trackActs('audioLanguage', byTrack, release);
  if (acts && acts.length > 0) {
    const isOffered = valueSegments(words, sung).some((segment) => segment.isOffered) || /\?\s*$/.test(text);
    return isOffered ? offerActs(text, { label: describeActs(acts, nameIn(audioLanguages)), acts }) : acts;
  }
  const isPerTrack = trackMentions(words, release).some(({ tracks }) => Array.isArray(tracks));
  const partly = isPerTrack ? readPerTrack(text, release, (part) => clauseLanguage(part) ?? 'open') : undefined;
  const some = partly && trackActs('audioLanguage', partly, release);
  if (some && some.length > 0)
    return offerActs(text, { label: describeActs(some, nameIn(audioLanguages)), acts: some });
  const chosen = choice(text, sung, sungNames, audioLanguages, actsOf);
  return (
    chosen ??
    (wordlessVoices(words).length > 0 ? offerActs(text, { label: 'Instrumental', acts: actsOf('zxx') }) : undefined)
  );
};

/** Replaces 'N/A' with 'instrumental'. */
const naAsInstrumental = (text: string) => text.replace(/\bn\s?\/\s?a\b/gi, 'instrumental');
