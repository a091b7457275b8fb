import type { Release } from '../../releases/release.ts';
import type { PlainAct, WhichTracks } from '../act.ts';
import { type TrackClause, trackClauses } from './track-clauses.ts';

type Value = string | boolean;
/** A value of the tracks that a clause names. `rest` are those that no other clause names; `open` ones are named, and stay as they are. */
export type Said<V extends Value> = { tracks: WhichTracks | 'rest'; value: V | 'open' };
/**
 * What a text without its tracks says: a value; `open` when it is understood and its tracks stay as they are; `aside` when it changes nothing of
 * what is said of them elsewhere; undefined when it is not understood.
 */
export type ReadClause<V extends Value> = (text: string) => V | 'open' | 'aside' | undefined;
/** `bare` is what tracks have that are only named: "only track 2". `only` is what the others then have. */
type Defaults<V extends Value> = { bare?: V; only?: V };

/**
 * An answer about tracks: 'only track 2', 'track 2 in Spanish, the rest in English', 'all but the first', '1 and 2 yes, 3 no'. Undefined when a
 * track is named of which nothing is understood, or nobody said which tracks are meant.
 */
export function perTrack<V extends Value>(text: string, release: Release | null, read: ReadClause<V>, defaults: Defaults<V> = {}): Said<V>[] | undefined {
  const clauses = trackClauses(text, release);
  const after = clauses.findIndex(({ isCorrection }) => isCorrection);
  if (after > 0) return corrected(clauses.slice(0, after), clauses.slice(after), read, defaults);
  return saidIn(clauses, read, defaults);
}

/** 'Track 2 is explicit, no wait, track 3': what is said last stands, and takes the value of what it corrects. */
function corrected<V extends Value>(before: readonly TrackClause[], after: readonly TrackClause[], read: ReadClause<V>, defaults: Defaults<V>): Said<V>[] | undefined {
  const earlier = saidIn(before, read, defaults);
  if (!earlier && before.some(({ tracks }) => tracks !== undefined)) return undefined;
  const values = [...new Set(earlier?.map(({ value }) => value))];
  const [last] = after;
  const isOnlyTracks = after.length === 1 && last?.tracks !== undefined && last.left === '';
  const value = earlier?.at(-1)?.value;
  if (isOnlyTracks && last?.tracks && value !== undefined && last.tracks !== 'some')
    return [...(earlier ?? []).filter(({ tracks }) => tracks === 'rest'), { tracks: last.tracks, value }];
  const later = saidIn(after, read, defaults);
  return later && values.length <= 1 ? later : undefined;
}

function saidIn<V extends Value>(clauses: readonly TrackClause[], read: ReadClause<V>, { bare, only }: Defaults<V>): Said<V>[] | undefined {
  const opposite = (value: V | 'open'): V | undefined => (value === only ? bare : value === bare ? only : undefined);
  const result: Said<V>[] = [];
  let carried: WhichTracks | 'rest' | undefined;
  let general: V | undefined;
  // A list of tracks is an answer by itself, and none beside values of others.
  const isList = clauses.every(({ left }) => left === '' || read(left) === bare || read(left) === undefined);
  for (const { tracks, isExcept, isOnly, isToo, left } of clauses) {
    if (tracks === 'some') return undefined;
    const before = result.at(-1)?.value;
    const isSame = left === '' && isToo && before !== 'open';
    const value: V | 'open' | 'aside' | undefined = isSame ? before : left === '' ? undefined : read(left);
    if (value === 'aside') {
      if (isExcept) return undefined;
      continue;
    }
    if (value === 'open') {
      if (tracks === undefined) return undefined;
      if (isExcept && general !== undefined) result.push({ tracks: 'rest', value: general });
      if (isExcept) general = undefined;
      result.push({ tracks, value });
      continue;
    }
    if (tracks === undefined) {
      if (value === undefined) continue;
      if (carried !== undefined) result.push({ tracks: carried, value });
      else if (general === undefined || general === value) general = value;
      else return undefined;
      carried = undefined;
      continue;
    }
    if (isExcept) {
      const own = general ?? (carried === 'all' ? undefined : result.find((said) => said.tracks === 'all')?.value);
      if (own === 'open') return undefined;
      const others = own ?? value;
      if (others === undefined) return undefined;
      for (const said of result) if (said.tracks === 'all') said.tracks = 'rest';
      if (!result.some((said) => said.tracks === 'rest')) result.push({ tracks: 'rest', value: others });
      // 'All but the last, that one is only rain': what is not understood explains the exception.
      const theirs = own === undefined ? opposite(others) : (value ?? opposite(own));
      if (own !== undefined && left !== '' && theirs === undefined) return undefined;
      if (Array.isArray(tracks)) result.push({ tracks, value: theirs ?? 'open' });
      general = undefined;
      carried = undefined;
      continue;
    }
    const meant = value ?? (left === '' && (isOnly || (isList && general === undefined) || general === bare) ? bare : undefined);
    if (meant === undefined) {
      if (tracks === 'all' && general !== undefined) continue;
      // 'Tracks 1, 3 and 5, those are explicit': their value comes next, or came before.
      if (left !== '') return undefined;
      if (general !== undefined) {
        result.push({ tracks, value: general });
        general = undefined;
      } else carried = tracks;
      continue;
    }
    if (isOnly && only !== undefined && Array.isArray(tracks) && meant !== only) result.push({ tracks: 'rest', value: only });
    result.push({ tracks, value: meant });
    if (general === bare && value === undefined && !isOnly) general = undefined;
  }
  if (carried !== undefined) return undefined;
  if (general !== undefined) {
    const named = result.some(({ tracks }) => tracks !== 'all');
    if (result.some(({ tracks, value }) => tracks !== 'all' ? tracks === 'rest' && value !== general : value !== general)) return undefined;
    const isYesOfThese = named && general === bare;
    if (!isYesOfThese) result.unshift({ tracks: named ? 'rest' : 'all', value: general });
  }
  return result.length > 0 && areOneEach(result) ? result : undefined;
}

/** Whether no track is said to have two values. */
function areOneEach<V extends Value>(said: readonly Said<V>[]): boolean {
  const values = new Map<number | string, V | 'open'>();
  for (const { tracks, value } of said)
    for (const track of Array.isArray(tracks) ? tracks : [tracks]) {
      if ((values.get(track) ?? value) !== value) return false;
      values.set(track, value);
    }
  return true;
}

/** The same as acts, those of all other tracks first. */
export const trackActs = <V extends Value>(
  field: Extract<PlainAct, { kind: 'set-track' }>['field'],
  said: readonly Said<V>[],
  release: Release | null,
): PlainAct[] => {
  const named = said.flatMap(({ tracks }) => (Array.isArray(tracks) ? tracks : []));
  const others = Array.from({ length: release?.trackIds.length ?? 0 }, (_, n) => n + 1).filter((n) => !named.includes(n));
  const rank = ({ tracks }: Said<V>) => (Array.isArray(tracks) ? 1 : 0);
  return said
    .filter(({ tracks, value }, n) => said.findIndex((other) => String(other.tracks) === String(tracks) && other.value === value) === n)
    .toSorted((a, b) => rank(a) - rank(b))
    .flatMap(({ tracks, value }): PlainAct[] => {
      const meant = tracks === 'rest' ? others : tracks;
      return meant.length === 0 || value === 'open' ? [] : [{ kind: 'set-track', tracks: meant, field, value } as PlainAct];
    });
};
