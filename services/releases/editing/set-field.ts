import { Problem } from '../../../shared/contract/problem.ts';
import { type ArtistId, isChangeId, type ReleaseId, type TrackId } from '../../../shared/ids.ts';
import type { ReleaseEdit, TrackEdit } from '../../../shared/releases/field-edit.ts';
import type { ReleaseField, TrackField } from '../../../shared/releases/fields.ts';
import { isFixedField } from '../../../shared/releases/fixed-fields.ts';
import type { Release } from '../../../shared/releases/release.ts';
import { type ShownValue, toComposedForm } from '../../../shared/releases/shown-value.ts';
import { sameValue } from '../../../shared/same-value.ts';
import type { Table } from '../../platform/table.ts';
import { typedBytes } from './typed-bytes.ts';
import { writeEditable } from './write-editable.ts';

type Owned = { artistId: ArtistId; releaseId: ReleaseId };
/** A place that holds the field, either the release or a track, with the value that the artist saw there. */
type Place = { trackId?: TrackId; from: ShownValue };
/** A field with its new value. */
type Setting<E> = E extends { field: unknown; to: unknown } ? Pick<E, 'field' | 'to'> : never;
type Change = Setting<ReleaseEdit | TrackEdit> & {
  places: Place[];
  now: Date;
  /**
   * The revision at which the artist's values were found to be current although they are stored differently: in a
   * different Unicode form (product 6.5), or not at all, because the release was stored before the field existed and
   * the field reads as empty (product 5.4).
   */
  seenAt?: number;
  condition?: string[];
  values?: Record<string, unknown>;
};

/** A release or a track. Both hold field values; neither has every field. */
type Holder = { readonly [F in ReleaseField | TrackField]?: ShownValue };
const holderOf = (release: Release, { trackId }: Place): Holder | undefined =>
  trackId === undefined ? release : release.tracks[trackId];

/**
 * Sets one field in one or more places, if each still has the value that the artist saw there. A place that already has
 * the new value is accepted too, so a repeated edit succeeds. The condition names the exact stored values, so that the
 * bytes of the release are counted correctly; if a place turns out to have the new value, the write is repeated without
 * it.
 * @param refuse makes the problem for a place that has neither value
 * @throws Problem `field-fixed` for a code of a delivered release, `release-too-large`, `release-locked`,
 * `release-not-found`, and those from `refuse`
 */
export async function setField(
  table: Table,
  owned: Owned,
  change: Change,
  refuse: (release: Release) => Problem,
): Promise<Release> {
  const { field, places, to, now, seenAt, condition = [], values = {} } = change;
  if (isChangeId(owned.releaseId) && isFixedField(field)) throw new Problem('field-fixed', { field });
  const pathOf = ({ trackId }: Place, n: number) => (trackId === undefined ? '#field' : `tracks.#t${n}.#field`);
  const names = places.flatMap(({ trackId }, n) => (trackId === undefined ? [] : [[`#t${n}`, trackId]]));
  return writeEditable(
    table,
    owned,
    {
      set: places.flatMap((place, n) => [
        `${pathOf(place, n)} = :to`,
        ...(place.trackId === undefined ? [] : [`tracks.#t${n}.updatedAt = :now`]),
      ]),
      // A track that does not exist has no such field, so the comparison fails.
      condition: [
        ...condition,
        ...(seenAt === undefined ? places.map((place, n) => `${pathOf(place, n)} = :from${n}`) : ['rev = :seenAt']),
      ],
      names: { '#field': field, ...Object.fromEntries(names) },
      values: {
        ...values,
        ...(seenAt === undefined
          ? Object.fromEntries(places.map(({ from }, n) => [`:from${n}`, from]))
          : { ':seenAt': seenAt }),
        ':to': to,
      },
      grows: places.reduce((sum, { from }) => sum + typedBytes(field, to) - typedBytes(field, from), 0),
      now,
    },
    (release, { isFull }) => {
      const stored = places.map((place) => holderOf(release, place)?.[field]);
      const isAsSeen = stored.map((value, n) => sameValue(value, toComposedForm(places[n]?.from ?? null)));
      const isDone = stored.map((value) => sameValue(value, to));
      if (isAsSeen.every(Boolean)) {
        if (isFull) throw new Problem('release-too-large');
        if (seenAt === release.rev) throw refuse(release);
        return setField(table, owned, { ...change, seenAt: release.rev }, refuse);
      }
      if (!stored.every((_, n) => isAsSeen[n] || isDone[n])) throw refuse(release);
      if (isDone.every(Boolean)) return release;
      const left = places.map((place, n) => (isDone[n] ? { ...place, from: to } : place));
      return setField(table, owned, { ...change, places: left }, refuse);
    },
  );
}
