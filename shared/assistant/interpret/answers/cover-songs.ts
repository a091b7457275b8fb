import type { Release } from '../../../releases/release.ts';
import type { PlainAct } from '../../act.ts';
import { itemsIn, readYesOrNo, statementParts } from '../clauses/polarity.ts';
import type { Answer } from '../context.ts';
import { coverWords } from '../declarations/cover-words.ts';
import { isInDoubt } from '../declarations/declaration-doubt.ts';
import { describeActs, offerActs, tracksText } from '../offers/describe-acts.ts';
import { readPerTrack, trackActs } from '../tracks/per-track.ts';
import { trackClauses } from '../tracks/track-clauses.ts';
import { trackMentions } from '../tracks/track-mentions.ts';
import { type Word, wordsOf } from '../words/words.ts';
import { askWhichTracks, mentionsUnnamedTracks } from './which-tracks.ts';

type Sense = { value: boolean | 'open' | undefined; isWeak: boolean };

/** Reads whether a clause says that the song is a cover. */
function senseOf(words: readonly Word[]): Sense {
  const statements = new Set<boolean>();
  const answers = new Set<boolean>();
  let [isFree, isWeak] = [false, false];
  for (const part of statementParts(words)) {
    const items = itemsIn(part.words, coverWords).filter(({ value }) => value !== 'tune');
    const kinds = new Set(items.map(({ value }) => value));
    if (!kinds.has('own') && items.some(({ value, isNegated }) => value === 'unclear' && !isNegated))
      return { value: undefined, isWeak: true };
    if (kinds.has('cover')) statements.add(items.some(({ value, isNegated }) => value === 'cover' && !isNegated));
    else if (kinds.has('own')) statements.add(items.some(({ value, isNegated }) => value === 'own' && isNegated));
    else if (kinds.has('free')) isFree = true;
    else if (kinds.has('other')) isWeak = true;
    const answer = readYesOrNo(part.words);
    if (items.length === 0 && answer !== undefined) answers.add(answer);
    if (part.isContrast && items.length === 0) return { value: undefined, isWeak: true };
  }
  for (const answer of answers) statements.add(answer);
  const [only] = statements;
  if (statements.size > 1) return { value: undefined, isWeak: true };
  if (only === undefined) return { value: isFree ? 'open' : undefined, isWeak };
  // 'It is traditional, so yes' is not certain enough to save.
  return { value: isFree && only ? undefined : only, isWeak: isFree && only };
}

const nameOf = (value: unknown) => (value === true ? 'a cover' : 'no cover');

/** Labels the button that offers these acts. */
function labelOf(acts: readonly PlainAct[]): string {
  const [only, ...others] = acts;
  const isOfAll = others.length === 0 && only?.kind === 'set-track' && only.tracks === 'all';
  return isOfAll ? (only.value === true ? 'All are covers' : 'No covers') : describeActs(acts, nameOf);
}

export const coverSongs: Answer = (text, { release }) => {
  const words = wordsOf(text);
  const all = (value: boolean): PlainAct[] => [{ kind: 'set-track', tracks: 'all', field: 'containsCover', value }];
  const only = (tracks: number[]): PlainAct[] =>
    trackActs(
      'containsCover',
      [
        { tracks: 'rest', value: false },
        { tracks, value: true },
      ],
      release,
    );
  const byOthers = otherWriters(text, release);
  const read = (part: string): boolean | 'open' | undefined =>
    senseOf(wordsOf(part)).value ?? (byOthers(part) ? true : undefined);
  const byTrack = readPerTrack(text, release, read, { bare: true, only: false });
  const acts = byTrack && trackActs('containsCover', byTrack, release);
  if (acts && acts.length > 0) return isInDoubt(text, release) ? offerActs(text, { label: labelOf(acts), acts }) : acts;
  const named = trackClauses(text, release).flatMap(({ tracks, left }) =>
    Array.isArray(tracks) && read(left) !== false && read(left) !== 'open' ? tracks : [],
  );
  if (named.length > 0 && coverWords(words).length > 0)
    return offerActs(
      text,
      { label: `Only ${tracksText([...new Set(named)])}`, acts: only(named) },
      { label: 'No covers', acts: all(false) },
    );
  const isMany = (release?.trackIds.length ?? 0) > 1;
  const { value, isWeak } = senseOf(words);
  if (isMany && (value === true || mentionsUnnamedTracks(text, release)))
    return askWhichTracks(text, release, (track) => only([track]));
  if (coverWords(words).length === 0 && readYesOrNo(words) === undefined) return undefined;
  if (value === undefined && !isWeak) return undefined;
  return offerActs(
    text,
    { label: 'No covers', acts: all(false) },
    { label: isMany ? 'All are covers' : 'It is a cover', acts: all(true) },
  );
};

/**
 * Returns a predicate that tells whether a part of the text attributes its song to another writer, as in 'Dry River is
 * a Stone Choir tune, the rest is ours'.
 */
function otherWriters(text: string, release: Release | null): (part: string) => boolean {
  const words = wordsOf(text);
  const items = itemsIn(words, coverWords);
  const groups = new Set(trackMentions(words, release).map(({ tracks }) => tracks));
  const isContrast = statementParts(words).some((part) => part.isContrast);
  const isRestOwn =
    items.some(({ value, isNegated }) => value === 'own' && !isNegated) &&
    (groups.has('rest') || (groups.has('all') && isContrast));
  return (part) => {
    const kinds = coverWords(wordsOf(part)).flatMap(({ value }) => (value === 'tune' ? [] : [value]));
    if (kinds.includes('unclear') || kinds.includes('free')) return false;
    return (
      kinds.includes('other') || (isRestOwn && /\p{L}/u.test(part) && kinds.length === 0 && wordsOf(part).length > 1)
    );
  };
}
