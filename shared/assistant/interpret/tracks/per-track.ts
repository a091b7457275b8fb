import type { Release } from '../../../releases/release.ts';
import type { PlainAct } from '../../act.ts';
import {
  type Defaults,
  type ReadClause,
  type TrackValue,
  type Value,
  valuesByTrack,
} from '../clauses/values-by-track.ts';
import { type TrackClause, trackClauses } from './track-clauses.ts';

/** The maximum number of clauses. Nobody writes that many about fifteen tracks. */
const MAX_CLAUSES = 40;

/**
 * Reads an answer that differs by track: 'only track 2', 'track 2 in Spanish, the rest in English', 'all but the
 * first', '1 and 2 yes, 3 no'. Undefined if a named track has no value that we understand, or if it is unclear which
 * tracks are meant.
 */
export function readPerTrack<V extends Value>(
  text: string,
  release: Release | null,
  read: ReadClause<V>,
  defaults: Defaults<V> = {},
): TrackValue<V>[] | undefined {
  const clauses = trackClauses(text, release);
  if (clauses.length > MAX_CLAUSES) return undefined;
  const after = clauses.findIndex(({ isCorrection }) => isCorrection);
  if (after > 0) return applyCorrection(clauses.slice(0, after), clauses.slice(after), read, defaults);
  return valuesByTrack(clauses, read, defaults);
}

/**
 * Applies a correction: in 'Track 2 is explicit, no wait, track 3', the track in the last statement gets the value from
 * the first.
 */
function applyCorrection<V extends Value>(
  before: readonly TrackClause[],
  after: readonly TrackClause[],
  read: ReadClause<V>,
  defaults: Defaults<V>,
): TrackValue<V>[] | undefined {
  const earlier = valuesByTrack(before, read, defaults);
  if (!earlier && before.some(({ tracks }) => tracks !== undefined)) return undefined;
  const values = [...new Set(earlier?.map(({ value }) => value))];
  const [last] = after;
  const isOnlyTracks = after.length === 1 && last?.tracks !== undefined && last.left === '';
  const value = earlier?.at(-1)?.value;
  if (isOnlyTracks && last?.tracks && value !== undefined && last.tracks !== 'some')
    return [...(earlier ?? []).filter(({ tracks }) => tracks === 'rest'), { tracks: last.tracks, value }];
  const later = valuesByTrack(after, read, defaults);
  return later && values.length <= 1 ? later : undefined;
}

/** Converts an answer that differs by track to acts. Those for all remaining tracks come first. */
export const trackActs = <V extends Value>(
  field: Extract<PlainAct, { kind: 'set-track' }>['field'],
  values: readonly TrackValue<V>[],
  release: Release | null,
): PlainAct[] => {
  const named = values.flatMap(({ tracks }) => (Array.isArray(tracks) ? tracks : []));
  const others = Array.from({ length: release?.trackIds.length ?? 0 }, (_, n) => n + 1).filter(
    (n) => !named.includes(n),
  );
  const rank = ({ tracks }: TrackValue<V>) => (Array.isArray(tracks) ? 1 : 0);
  return values
    .filter(
      ({ tracks, value }, n) =>
        values.findIndex((other) => String(other.tracks) === String(tracks) && other.value === value) === n,
    )
    .toSorted((a, b) => rank(a) - rank(b))
    .flatMap(({ tracks, value }): PlainAct[] => {
      const meant = tracks === 'rest' ? others : tracks;
      return meant.length === 0 || value === 'open'
        ? []
        : [{ kind: 'set-track', tracks: meant, field, value } as PlainAct];
    });
};
