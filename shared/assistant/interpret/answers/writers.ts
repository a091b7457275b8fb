import { orderedTracks } from '../../../releases/ordered-tracks.ts';
import type { Release } from '../../../releases/release.ts';
import { hasNoOpenFinding } from '../../../rules/readiness.ts';
import type { Act, PlainAct, WhichTracks } from '../../act.ts';
import { suggest } from '../../suggest.ts';
import type { Answer } from '../context.ts';
import { creditActs, offerCredits } from '../credits/credit-acts.ts';
import { areCreditsUncertain } from '../credits/credit-doubt.ts';
import { TRADITIONAL } from '../credits/credit-element.ts';
import { knownCredits } from '../credits/known-credits.ts';
import { type CreditMention, readCredits } from '../credits/read-credits.ts';
import { hasSaying } from '../words/sayings.ts';
import { wordsOf } from '../words/words.ts';
import { mentionsUnnamedTracks } from './which-tracks.ts';

const tracksOf = (release: Release | null) => (release ? orderedTracks(release) : []);

/** On each track without a lyricist, credits the composers as lyricists too. */
const composersAsLyricists = (release: Release | null): PlainAct[] =>
  tracksOf(release).flatMap(({ composers, lyricists }, n): PlainAct[] => {
    const credits = composers.map(({ firstName, lastName }) => ({ name: `${firstName} ${lastName}`.trim() }));
    if (lyricists.length > 0 || credits.length === 0) return [];
    return [{ kind: 'credit', how: 'add', tracks: [n + 1], named: { list: 'lyricists', credits } }];
  });

/** Drops lyricist credits on instrumental tracks. */
function dropLyricistsOf(silent: readonly number[], count: number) {
  return (credit: CreditMention): CreditMention[] => {
    if (silent.length === 0 || credit.role.list !== 'lyricists') return [credit];
    const own = credit.tracks === 'all' ? Array.from({ length: count }, (_, n) => n + 1) : credit.tracks;
    const sung = own.filter((n) => !silent.includes(n));
    if (sung.length === own.length) return [credit];
    return sung.length === 0 ? [] : [{ ...credit, tracks: sung }];
  };
}
/** Words for lyrics. If they occur, tracks marked as instrumental have lyrics after all. */
const LYRICS_WORDS =
  /\b(?:lyrics?|lyricists?|words|letras?|letrista|paroles|parolier|texte?|text|testo|testi|parole|songtexte?)\b/i;

const publicDomainAct = (tracks: WhichTracks, text: string): PlainAct => ({
  kind: 'state-reason',
  codes: ['composer-missing', 'lyricist-missing'],
  tracks,
  text: text.trim().slice(0, 500),
});

/**
 * Reads the writers. Names without a role are credited for music and lyrics, or only for lyrics if only those are still
 * missing.
 */
export const writers: Answer = (text, { release }) => {
  const withoutWords = tracksOf(release).flatMap(({ lyricists }, n) => (lyricists.length === 0 ? n + 1 : []));
  const asksWords = release !== null && hasNoOpenFinding(release, ['composer-missing']) && withoutWords.length > 0;
  const role = { list: asksWords ? 'lyricists' : 'writers' } as const;
  const reading = readCredits(text, knownCredits(release), 'writers', role);
  const all = tracksOf(release);
  const silent = LYRICS_WORDS.test(text)
    ? []
    : all.flatMap(({ audioLanguage }, n) => (audioLanguage === 'zxx' ? n + 1 : []));
  const isNobody = reading.credits.length === 0 && reading.names.length === 0;
  if (isNobody && asksWords && hasSaying(wordsOf(text), 'same')) return composersAsLyricists(release);
  const written = reading.credits.flatMap(dropLyricistsOf(silent, all.length));
  const credits = written.filter(({ isPartial }) => !isPartial);
  const partial = written.filter(({ isPartial }) => isPartial);
  if (
    reading.isAlone &&
    credits.length > 0 &&
    credits.every(({ name, tracks }) => name === TRADITIONAL && tracks === 'all')
  )
    return [publicDomainAct('all', text)];
  const instrumental =
    reading.wordless === undefined ? [] : instrumentalActs(reading.wordless, asksWords ? withoutWords : undefined);
  const unowned = reading.unowned === undefined ? [] : [publicDomainAct(reading.unowned, text)];
  const acts: Act[] = [
    ...creditActs(credits),
    ...instrumental,
    ...unowned,
    ...(partial.length > 0 ? [offerCredits(text, [partial])] : []),
  ];
  if (acts.length === 0) return reading.saysNobody ? [offerNoWriter(text)] : undefined;
  // A lowercase first name is not enough for a writer.
  const isVague =
    reading.isAlone && credits.some(({ name }) => name !== 'me' && !name.includes(' ') && name === name.toLowerCase());
  // 'Some are mine, some are traditional' does not say which ones.
  const isOfSome =
    credits.length > 0 && credits.every(({ tracks }) => tracks === 'all') && mentionsUnnamedTracks(text, release);
  if (isOfSome && new Set(credits.map(({ name }) => name)).size > 1) return [{ kind: 'why' }];
  if (
    credits.length > 0 &&
    (isOfSome || reading.isDoubtful || isVague || (reading.isAlone && reading.isCut) || areCreditsUncertain(text))
  )
    return [offerCredits(text, [credits])];
  return acts;
};

const instrumentalActs = (tracks: WhichTracks, without: readonly number[] | undefined): PlainAct[] => {
  const own = tracks === 'all' && without ? [...without] : tracks;
  return own.length === 0 ? [] : [{ kind: 'set-track', tracks: own, field: 'audioLanguage', value: 'zxx' }];
};

const offerNoWriter = (text: string): Act =>
  suggest(text, [
    { label: 'It is in the public domain', acts: [publicDomainAct('all', 'It is in the public domain')] },
    { label: 'I wrote it myself', acts: creditActs([{ name: 'me', role: { list: 'writers' } }]) },
  ]);
