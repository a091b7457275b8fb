import { Problem } from '../../../shared/contract/problem.ts';
import { type ArtistId, isChangeId, type ReleaseId, type TrackId } from '../../../shared/ids.ts';
import type { TrackEdit } from '../../../shared/releases/field-edit.ts';
import type { ReceivedEdit } from '../../../shared/releases/field-edits.ts';
import { trackFields } from '../../../shared/releases/fields.ts';
import { numbersOfIsrc } from '../../../shared/releases/numbers-of-isrc.ts';
import type { Release } from '../../../shared/releases/release.ts';
import type { Track } from '../../../shared/releases/track.ts';
import { TRACK_LIMIT } from '../../../shared/releases/track-limit.ts';
import type { TrackOrder } from '../../../shared/releases/track-order.ts';
import type { ReceivedTracksEdit } from '../../../shared/releases/tracks-edit.ts';
import { entriesOf } from '../../../shared/typed-record.ts';
import type { Table } from '../../platform/table.ts';
import { setField } from '../editing/set-field.ts';
import { typedBytesOfTrack } from '../editing/typed-bytes.ts';
import { writeEditable } from '../editing/write-editable.ts';
import { isDraft } from '../storage/draft-condition.ts';

type Owned = { artistId: ArtistId; releaseId: ReleaseId };
type OfTrack = { trackId: TrackId; now: Date };

/**
 * The tracks of a release: the map and the order always change together, in one conditional write. The fields of a
 * track can also be changed while the office has requested changes; tracks are added and removed only in a draft
 * (product 21.1).
 */
export const trackRepository = (table: Table) => ({
  /**
   * Adds a track at the end of a draft that still has `count` tracks. Adding the same track again returns the release
   * as it is.
   * @throws Problem `too-many-tracks`; `release-changed` if another track was added first; `release-too-large`,
   * `release-locked`, `release-not-found`
   */
  add: (owned: Owned, { track, count, now }: { track: Track; count: number; now: Date }): Promise<Release> =>
    writeEditable(
      table,
      owned,
      {
        set: ['tracks.#id = :track', 'trackIds = list_append(trackIds, :ids)'],
        condition: [
          isDraft.condition,
          'attribute_not_exists(tracks.#id)',
          'size(trackIds) = :count',
          'size(trackIds) < :limit',
        ],
        names: { '#id': track.id },
        values: { ':track': track, ':ids': [track.id], ':count': count, ':limit': TRACK_LIMIT },
        grows: typedBytesOfTrack(track),
        now,
      },
      (release, { isFull }) => {
        if (release.tracks[track.id]) return release;
        if (release.status !== 'draft') throw new Problem('release-locked');
        if (release.trackIds.length >= TRACK_LIMIT) throw new Problem('too-many-tracks');
        throw new Problem(isFull ? 'release-too-large' : 'release-changed');
      },
    ),

  /**
   * Removes a track from its position in a draft that is unchanged since it was read; the table's stream then removes
   * the track's uploads.
   * @throws Problem `release-changed` if the release has changed; `track-not-found`, `release-locked`,
   * `release-not-found`
   */
  remove: (
    owned: Owned,
    { release, trackId, index, now }: { release: Release; trackId: TrackId; index: number; now: Date },
  ): Promise<Release> => {
    const track = release.tracks[trackId];
    return writeEditable(
      table,
      owned,
      {
        set: [],
        remove: ['tracks.#id', `trackIds[${index}]`],
        // The byte count that was read for the track is correct only if nothing was typed since.
        condition: [`trackIds[${index}] = :id`, 'rev = :rev'],
        names: { '#id': trackId },
        values: { ':id': trackId, ':rev': release.rev },
        grows: track ? -typedBytesOfTrack(track) : 0,
        now,
      },
      ({ tracks }) => {
        throw new Problem(tracks[trackId] ? 'release-changed' : 'track-not-found');
      },
    );
  },

  /**
   * Reorders the tracks if they still have the order that the artist saw.
   * @throws Problem `release-changed`, `release-locked`, `release-not-found`
   */
  reorder: (owned: Owned, { from, to, now }: TrackOrder & { now: Date }): Promise<Release> =>
    writeEditable(
      table,
      owned,
      {
        set: ['trackIds = :to'],
        condition: ['(trackIds = :from OR trackIds = :to)'],
        names: {},
        values: { ':from': from, ':to': to },
        grows: 0,
        now,
      },
      () => {
        throw new Problem('release-changed');
      },
    ),

  /**
   * Sets one field of a track of an editable release if it still has the value that the artist saw.
   * @throws Problem `field-changed` with the current value; `release-too-large`, `release-locked`, `track-not-found`,
   * `release-not-found`
   */
  edit(owned: Owned, { trackId, from, now, ...change }: ReceivedEdit<TrackEdit> & OfTrack): Promise<Release> {
    const { field } = change;
    return setField(table, owned, { ...change, places: [{ trackId, from }], now }, ({ tracks }) => {
      const track = tracks[trackId];
      return track ? new Problem('field-changed', { field, current: track[field] }) : new Problem('track-not-found');
    });
  },

  /**
   * Sets a track's ISRC, unless another track of the release already has it. `trackIds` are all tracks.
   * @throws Problem `isrc-repeated` with the numbers of the tracks; `release-changed` if the tracks have changed;
   * `field-changed`, `field-fixed`, `track-not-found`, `release-locked`, `release-not-found`
   */
  async editIsrc(
    owned: Owned,
    { trackId, from, to, trackIds, now }: ReceivedEdit<TrackEdit<'isrc'>> & OfTrack & { trackIds: readonly string[] },
  ): Promise<Release> {
    if (isChangeId(owned.releaseId)) throw new Problem('field-fixed', { field: 'isrc' });
    const others = trackIds.filter((id) => id !== trackId);
    // A track stored without the field has no ISRC (product 5.4).
    const isAbsent = 'attribute_exists(tracks.#track) AND attribute_not_exists(tracks.#track.isrc)';
    const asSeen =
      from === trackFields.isrc.empty ? `tracks.#track.isrc = :from OR (${isAbsent})` : 'tracks.#track.isrc = :from';
    return writeEditable(
      table,
      owned,
      {
        set: ['tracks.#track.isrc = :to', 'tracks.#track.updatedAt = :now'],
        condition: [
          `(${asSeen} OR tracks.#track.isrc = :to)`,
          'trackIds = :trackIds',
          ...others.map((_, n) => `tracks.#other${n}.isrc <> :to`),
        ],
        names: { '#track': trackId, ...Object.fromEntries(others.map((id, n) => [`#other${n}`, id])) },
        values: { ':from': from, ':to': to, ':trackIds': trackIds },
        grows: 0,
        now,
      },
      (release) => {
        const track = release.tracks[trackId];
        if (!track) throw new Problem('track-not-found');
        if (track.isrc !== from && track.isrc !== to)
          throw new Problem('field-changed', { field: 'isrc', current: track.isrc });
        const tracks = { ...release.tracks, [trackId]: { ...track, isrc: to } };
        const numbers = numbersOfIsrc({ ...release, tracks }, to);
        throw numbers.length > 1
          ? new Problem('isrc-repeated', { code: to, tracks: numbers })
          : new Problem('release-changed');
      },
    );
  },

  /**
   * Sets one field on tracks of an editable release, if each still has the value that the artist saw. Without `some`,
   * the edit must cover all tracks: none may have been added or removed.
   * @throws Problem `field-changed` with the current values; `release-too-large`, `release-locked`, `release-not-found`
   */
  editAll(owned: Owned, { from, now, some, ...change }: ReceivedTracksEdit & { now: Date }): Promise<Release> {
    const { field } = change;
    const places = entriesOf(from).map(([trackId, shown]) => ({ trackId, from: shown }));
    const whole = { condition: ['size(trackIds) = :count'], values: { ':count': places.length } };
    return setField(table, owned, { ...change, places, now, ...(!some && whole) }, ({ tracks, trackIds }) => {
      const current = trackIds.map((trackId) => [trackId, tracks[trackId]?.[field]]);
      return new Problem('field-changed', { field, current: Object.fromEntries(current) });
    });
  },
});

export type TrackRepository = ReturnType<typeof trackRepository>;
