import type { WhichTracks } from '../../act.ts';
import type { TrackClause } from '../tracks/track-clauses.ts';

export type Value = string | boolean;
/**
 * A value for the tracks that a clause names. `rest`: the tracks that no other clause names. `open`: the tracks keep
 * the value that they have.
 */
export type TrackValue<V extends Value> = { tracks: WhichTracks | 'rest'; value: V | 'open' };
/**
 * Reads a clause from which the words for its tracks have been removed. Returns its value, `open` if its tracks keep
 * the value that they have, `aside` if the clause can be ignored, or undefined if it is not understood.
 */
export type ReadClause<V extends Value> = (text: string) => V | 'open' | 'aside' | undefined;
/**
 * `bare`: the value of tracks that are named without a value, as in 'only track 2'. `only`: the value of all other
 * tracks in that case.
 */
export type Defaults<V extends Value> = { bare?: V; only?: V };

/** Combines the values of all clauses, in order; undefined if they are contradictory or not understood. */
export function valuesByTrack<V extends Value>(
  clauses: readonly TrackClause[],
  read: ReadClause<V>,
  { bare, only }: Defaults<V>,
): TrackValue<V>[] | undefined {
  const opposite = (value: V | 'open'): V | undefined => (value === only ? bare : value === bare ? only : undefined);
  const result: TrackValue<V>[] = [];
  let carried: WhichTracks | 'rest' | undefined;
  let general: V | undefined;
  // Tracks listed without any value are an answer, unless other tracks get a value.
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
      const own = general ?? (carried === 'all' ? undefined : result.find((entry) => entry.tracks === 'all')?.value);
      if (own === 'open') return undefined;
      const others = own ?? value;
      if (others === undefined) return undefined;
      for (const entry of result) if (entry.tracks === 'all') entry.tracks = 'rest';
      if (!result.some((entry) => entry.tracks === 'rest')) result.push({ tracks: 'rest', value: others });
      // In 'All but the last, that one is only rain', the words that are not understood explain the exception.
      const theirs = own === undefined ? opposite(others) : (value ?? opposite(own));
      if (own !== undefined && left !== '' && theirs === undefined) return undefined;
      if (Array.isArray(tracks)) result.push({ tracks, value: theirs ?? 'open' });
      general = undefined;
      carried = undefined;
      continue;
    }
    const meant =
      value ?? (left === '' && (isOnly || (isList && general === undefined) || general === bare) ? bare : undefined);
    if (meant === undefined) {
      if (tracks === 'all' && general !== undefined) continue;
      // In 'Tracks 1, 3 and 5, those are explicit', the value is in the next or the previous clause.
      if (left !== '') return undefined;
      if (general !== undefined) {
        result.push({ tracks, value: general });
        general = undefined;
      } else carried = tracks;
      continue;
    }
    if (isOnly && only !== undefined && Array.isArray(tracks) && meant !== only)
      result.push({ tracks: 'rest', value: only });
    result.push({ tracks, value: meant });
    if (general === bare && value === undefined && !isOnly) general = undefined;
  }
  if (carried !== undefined) return undefined;
  if (general !== undefined) {
    const named = result.some(({ tracks }) => tracks !== 'all');
    if (
      result.some(({ tracks, value }) =>
        tracks !== 'all' ? tracks === 'rest' && value !== general : value !== general,
      )
    )
      return undefined;
    const isYesOfThese = named && general === bare;
    if (!isYesOfThese) result.unshift({ tracks: named ? 'rest' : 'all', value: general });
  }
  return result.length > 0 && hasNoConflict(result) ? result : undefined;
}

/** Whether no track has two different values. */
function hasNoConflict<V extends Value>(entries: readonly TrackValue<V>[]): boolean {
  const values = new Map<number | string, V | 'open'>();
  for (const { tracks, value } of entries)
    for (const track of Array.isArray(tracks) ? tracks : [tracks]) {
      if ((values.get(track) ?? value) !== value) return false;
      values.set(track, value);
    }
  return true;
}
