import { Problem } from '../../../shared/contract/problem.ts';
import type { Release } from '../../../shared/releases/release.ts';
import type { Track } from '../../../shared/releases/track.ts';
import { TRACK_LIMIT } from '../../../shared/releases/track-limit.ts';
import type { Refused } from '../../platform/condition.ts';
import type { Table, Write } from '../../platform/table.ts';
import { countTypedBytes } from '../editing/count-typed-bytes.ts';
import { TYPED_LIMIT, typedBytes, typedBytesOfTrack } from '../editing/typed-bytes.ts';
import { initializeTypedBytes } from '../editing/write-editable.ts';
import { existingDraft, isDraft } from '../storage/draft-condition.ts';
import { type Owned, type Part, releaseUpdate } from './release-write.ts';

export type AddedTracks = {
  /** The release as it was read; the write requires that its number of tracks and its title are unchanged. */
  release: Release;
  /** At least one track, and none that is already in the release. */
  tracks: readonly Track[];
  /** The release's new title; undefined to keep the current one. */
  title: string | undefined;
  at: Date;
};

const bytesOf = ({ release, tracks, title }: AddedTracks): number =>
  tracks.reduce((sum, track) => sum + typedBytesOfTrack(track), 0) +
  (title === undefined ? 0 : typedBytes('title', title) - typedBytes('title', release.title));

/**
 * Adds tracks at the end of a draft, all or none, if the draft still has as many tracks as when it was read and, if
 * they bring a new title, still has the title that was read.
 */
export function addTracksWrite(tableName: string, owned: Owned, added: AddedTracks): Write {
  const { release, tracks, title, at } = added;
  const joined: Part = {
    set: [...tracks.map((_, n) => `tracks.#id${n} = :track${n}`), 'trackIds = list_append(trackIds, :ids)'],
    condition: [
      'size(trackIds) = :count',
      'size(trackIds) <= :before',
      ...tracks.map((_, n) => `attribute_not_exists(tracks.#id${n})`),
    ],
    names: Object.fromEntries(tracks.map(({ id }, n) => [`#id${n}`, id])),
    values: {
      ...Object.fromEntries(tracks.map((track, n) => [`:track${n}`, track])),
      ':ids': tracks.map(({ id }) => id),
      ':count': release.trackIds.length,
      ':before': TRACK_LIMIT - tracks.length,
    },
  };
  const named: Part =
    title === undefined
      ? {}
      : {
          set: ['title = :title'],
          condition: 'title = :untitled',
          values: { ':title': title, ':untitled': release.title },
        };
  return { Update: releaseUpdate(tableName, owned, at, isDraft, joined, named, countTypedBytes(bytesOf(added))) };
}

/**
 * Throws the problem that explains why tracks were not added. If the release's typed bytes had not been counted yet,
 * counts them first, so that a retry can succeed.
 * @throws Problem `release-changed`, `release-too-large`, `release-locked`, `release-not-found`
 */
export async function throwTracksProblem(
  table: Table,
  owned: Owned,
  refused: Refused,
  added: AddedTracks,
): Promise<never> {
  const draft = existingDraft(refused);
  const typed = refused.existing?.typedBytes;
  if (typed === undefined) await initializeTypedBytes(table, owned, draft);
  const isFull = typed !== undefined && Number(typed) > TYPED_LIMIT - bytesOf(added);
  throw new Problem(isFull ? 'release-too-large' : 'release-changed');
}
