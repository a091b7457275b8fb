import { Problem } from '../../shared/contract/problem.ts';
import { numbersOfIsrc } from '../../shared/releases/numbers-of-isrc.ts';
import type { Release } from '../../shared/releases/release.ts';
import { TRACK_LIMIT, type Track } from '../../shared/releases/track.ts';
import type { TrackOrder } from '../../shared/releases/track-order.ts';
import type { TracksEdit } from '../../shared/releases/tracks-edit.ts';
import { whenRefused } from '../platform/condition.ts';
import { keys } from '../platform/keys.ts';
import type { Table } from '../platform/table.ts';
import { draftRefusal } from './draft-refusal.ts';
import { MOVED, moved } from './moved.ts';
import { readRelease } from './read-release.ts';

type Owned = { artistId: string; releaseId: string };
type IsrcEdit = { trackId: string; from: unknown; to: string };
type Update = Omit<Parameters<Table['update']>[0], 'Key' | 'ExpressionAttributeNames' | 'ExpressionAttributeValues'>;
type Terms = { names: Record<string, string>; values: Record<string, unknown> };

/** The tracks of a draft: the map and the order always change together, in one conditional write. */
export const trackRepository = (table: Table) => {
  /** One write to a draft; `otherwise` says why it was refused when the release is a draft still. */
  async function write(
    owned: Owned,
    { names, values, ...update }: Update & Terms,
    otherwise: (release: Release) => Problem,
  ): Promise<Release> {
    const written = table.update({
      Key: keys.release(owned),
      ...update,
      ConditionExpression: `#status = :draft AND ${update.ConditionExpression}`,
      ExpressionAttributeNames: { '#status': 'status', ...names },
      ExpressionAttributeValues: { ':draft': 'draft', ...values },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    });
    return readRelease(await whenRefused(written, (refused) => draftRefusal(refused, otherwise)));
  }

  return {
    /**
     * Adds a track at the end of a draft that still has `count` tracks.
     * @throws Problem `too-many-tracks`; `release-changed` when another track came in between; `release-locked`, `release-not-found`
     */
    add: (owned: Owned, { track, count, now }: { track: Track; count: number; now: Date }): Promise<Release> =>
      write(
        owned,
        {
          UpdateExpression: `SET tracks.#id = :track, trackIds = list_append(trackIds, :ids), ${MOVED}`,
          ConditionExpression: 'size(trackIds) = :count AND size(trackIds) < :limit',
          names: { '#id': track.id },
          values: { ':track': track, ':ids': [track.id], ':count': count, ':limit': TRACK_LIMIT, ...moved(now) },
        },
        ({ trackIds }) => new Problem(trackIds.length >= TRACK_LIMIT ? 'too-many-tracks' : 'release-changed'),
      ),

    /**
     * Removes the track that stands at `place`, from 0; its uploads follow by the table's stream.
     * @throws Problem `release-changed` when it stands elsewhere by now; `track-not-found`, `release-locked`, `release-not-found`
     */
    remove: (owned: Owned, { trackId, place, now }: { trackId: string; place: number; now: Date }): Promise<Release> =>
      write(
        owned,
        {
          UpdateExpression: `SET ${MOVED} REMOVE tracks.#id, trackIds[${place}]`,
          ConditionExpression: `trackIds[${place}] = :id`,
          names: { '#id': trackId },
          values: { ':id': trackId, ...moved(now) },
        },
        ({ tracks }) => new Problem(tracks[trackId] ? 'release-changed' : 'track-not-found'),
      ),

    /**
     * Gives the tracks another order while they still have the one that the artist saw.
     * @throws Problem `release-changed`, `release-locked`, `release-not-found`
     */
    reorder: (owned: Owned, { from, to, now }: TrackOrder & { now: Date }): Promise<Release> =>
      write(
        owned,
        {
          UpdateExpression: `SET trackIds = :to, ${MOVED}`,
          ConditionExpression: '(trackIds = :from OR trackIds = :to)',
          names: {},
          values: { ':from': from, ':to': to, ...moved(now) },
        },
        () => new Problem('release-changed'),
      ),

    /**
     * Sets a track's ISRC if no other track of the release has it: `trackIds` are all of them.
     * @throws Problem `isrc-repeated` with the numbers of the tracks; `release-changed` when the tracks are others by now; `field-changed`,
     * `track-not-found`, `release-locked`, `release-not-found`
     */
    editIsrc(
      owned: Owned,
      { trackId, from, to, trackIds, now }: IsrcEdit & { trackIds: readonly string[]; now: Date },
    ): Promise<Release> {
      const others = trackIds.filter((id) => id !== trackId);
      return write(
        owned,
        {
          UpdateExpression: `SET tracks.#track.isrc = :to, tracks.#track.updatedAt = :now, ${MOVED}`,
          ConditionExpression: [
            '(tracks.#track.isrc = :from OR tracks.#track.isrc = :to)',
            'trackIds = :trackIds',
            ...others.map((_, n) => `tracks.#other${n}.isrc <> :to`),
          ].join(' AND '),
          names: { '#track': trackId, ...Object.fromEntries(others.map((id, n) => [`#other${n}`, id])) },
          values: { ':from': from, ':to': to, ':trackIds': trackIds, ...moved(now) },
        },
        (release) => {
          const track = release.tracks[trackId];
          if (!track) return new Problem('track-not-found');
          if (track.isrc !== from && track.isrc !== to)
            return new Problem('field-changed', { field: 'isrc', current: track.isrc });
          const tracks = { ...release.tracks, [trackId]: { ...track, isrc: to } };
          const numbers = numbersOfIsrc({ ...release, tracks }, to);
          return numbers.length > 1
            ? new Problem('isrc-repeated', { code: to, tracks: numbers })
            : new Problem('release-changed');
        },
      );
    },

    /**
     * Sets one field on every track of a draft, if each still has the value that the artist saw, and no track came or went.
     * @throws Problem `field-changed` with the current values; `release-locked`, `release-not-found`
     */
    editAll(owned: Owned, { field, from, to, now }: TracksEdit & { now: Date }): Promise<Release> {
      const seen = Object.entries(from).map(([trackId, value], n) => ({ trackId, value, n }));
      return write(
        owned,
        {
          UpdateExpression: `SET ${seen.map(({ n }) => `tracks.#t${n}.#field = :to, tracks.#t${n}.updatedAt = :now`).join(', ')}, ${MOVED}`,
          ConditionExpression: [
            'size(trackIds) = :count',
            // A track that is not there has no such field, so neither comparison holds.
            ...seen.map(({ n }) => `(tracks.#t${n}.#field = :from${n} OR tracks.#t${n}.#field = :to)`),
          ].join(' AND '),
          names: { '#field': field, ...Object.fromEntries(seen.map(({ trackId, n }) => [`#t${n}`, trackId])) },
          values: {
            ...Object.fromEntries(seen.map(({ value, n }) => [`:from${n}`, value])),
            ':to': to,
            ':count': seen.length,
            ...moved(now),
          },
        },
        ({ tracks, trackIds }) =>
          new Problem('field-changed', {
            field,
            current: Object.fromEntries(trackIds.map((trackId) => [trackId, tracks[trackId]?.[field]])),
          }),
      );
    },
  };
};

export type TrackRepository = ReturnType<typeof trackRepository>;
