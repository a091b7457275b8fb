import { Problem } from '../../shared/contract/problem.ts';
import { type FileFinding, Media } from '../../shared/media/media.ts';
import type { Cover } from '../../shared/releases/release.ts';
import type { Audio, Licence } from '../../shared/releases/track.ts';
import { whenRefused } from '../platform/condition.ts';
import { keys } from '../platform/keys.ts';
import type { Table } from '../platform/table.ts';
import { readRelease } from '../releases/read-release.ts';

export type MediaAddress = { artistId: string; releaseId: string; mediaId: string };

/** A dead letter is kept for 14 days: what it names must still be expected when it is replayed. Then an upload without a verdict is forgotten. */
const AWAITED_SECONDS = 15 * 24 * 3600;

/** What a checked file becomes in its release. */
export type Checked =
  | { kind: 'cover'; cover: Cover }
  | { kind: 'audio'; trackId: string; audio: Audio }
  | { kind: 'licence'; trackId: string; licence: Licence };

type Place = { path: string; file: object; names: Record<string, string>; parent: string; touched: string };

/** Where in its release a checked file goes, the file, what must be there for it, and what else it changes. */
function placeOf(checked: Checked): Place {
  if (checked.kind === 'cover') return { path: 'cover', file: checked.cover, names: {}, parent: '', touched: '' };
  const file = checked.kind === 'audio' ? checked.audio : checked.licence;
  const parent = 'attribute_exists(tracks.#track) AND ';
  const touched = 'tracks.#track.updatedAt = :now, ';
  return { path: `tracks.#track.${checked.kind}`, file, names: { '#track': checked.trackId }, parent, touched };
}

/** The track that a file is for, or undefined for one of the release itself. */
const trackOf = ({ target }: Media): string | undefined => (target.kind === 'cover' ? undefined : target.trackId);

/** Uploads of a release, from the signed address to the verdict. */
export const mediaRepository = (table: Table) => ({
  async find(address: MediaAddress): Promise<Media | undefined> {
    const item = await table.get(keys.media(address), { consistent: true });
    return item && Media.parse(item);
  },

  /**
   * Expects an upload of a release that is a draft now: nothing is ever added to one that was submitted or deleted meanwhile, or to a
   * track that was removed.
   * @throws Problem `release-locked`, `track-not-found`, `release-not-found`
   */
  async await(address: MediaAddress, media: Media): Promise<void> {
    const ttl = Math.floor(Date.parse(media.createdAt) / 1000) + AWAITED_SECONDS;
    const trackId = trackOf(media);
    const write = table.transact([
      {
        ConditionCheck: {
          TableName: table.name,
          Key: keys.release(address),
          ConditionExpression: `#status = :draft${trackId ? ' AND attribute_exists(tracks.#track)' : ''}`,
          ExpressionAttributeNames: { '#status': 'status', ...(trackId && { '#track': trackId }) },
          ExpressionAttributeValues: { ':draft': 'draft' },
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        },
      },
      { Put: { TableName: table.name, Item: { ...keys.media(address), v: 1, ...media, ttl } } },
    ]);
    await whenRefused(write, ({ met }) => {
      if (!met) throw new Problem('release-not-found');
      throw new Problem(readRelease(met).status === 'draft' ? 'track-not-found' : 'release-locked');
    });
  },

  /** Ids of the uploads whose release or track is gone. One query. */
  async leftBehind(owned: Omit<MediaAddress, 'mediaId'>): Promise<string[]> {
    const items = await table.partition(keys.release(owned).PK, { consistent: true });
    const body = items.find(({ SK }) => SK === keys.release.sk);
    const tracks = body && readRelease(body).tracks;
    return items
      .filter(({ SK }) => String(SK).startsWith('MEDIA#'))
      .map((item) => Media.parse(item))
      .filter((media) => {
        const trackId = trackOf(media);
        return !tracks || (trackId !== undefined && !tracks[trackId]);
      })
      .map(({ id }) => id);
  },

  async remove(address: MediaAddress): Promise<void> {
    await table.delete({ Key: keys.media(address) });
  },

  async refuse(address: MediaAddress, finding: FileFinding): Promise<void> {
    const write = table.update({
      Key: keys.media(address),
      UpdateExpression: 'SET #state = :refused, finding = :finding REMOVE #ttl',
      ConditionExpression: '#state = :awaited',
      ExpressionAttributeNames: { '#state': 'state', '#ttl': 'ttl' },
      ExpressionAttributeValues: { ':refused': 'refused', ':awaited': 'awaited', ':finding': finding },
    });
    await whenRefused(write, () => undefined);
  },

  /**
   * Puts a checked file into its release, in one transaction with the verdict. Media ids sort by time: a file that was chosen
   * earlier never replaces one that was chosen later.
   * @returns whether the release took it; not when it is no longer a draft, has lost the track, or has a newer file
   */
  async place(address: MediaAddress, checked: Checked, now: Date): Promise<boolean> {
    const { path, file, names, parent, touched } = placeOf(checked);
    const write = table.transact([
      {
        Update: {
          TableName: table.name,
          Key: keys.media(address),
          UpdateExpression: 'SET #state = :ready REMOVE #ttl',
          ConditionExpression: '#state = :awaited',
          ExpressionAttributeNames: { '#state': 'state', '#ttl': 'ttl' },
          ExpressionAttributeValues: { ':ready': 'ready', ':awaited': 'awaited' },
        },
      },
      {
        Update: {
          TableName: table.name,
          Key: keys.release(address),
          UpdateExpression: `SET ${path} = :file, ${touched}updatedAt = :now, rev = rev + :one`,
          // A track of before licences has no place for one yet, and takes it all the same.
          ConditionExpression: `#status = :draft AND ${parent}(attribute_not_exists(${path}) OR attribute_type(${path}, :null) OR ${path}.mediaId < :id)`,
          ExpressionAttributeNames: { '#status': 'status', ...names },
          ExpressionAttributeValues: {
            ':draft': 'draft',
            ':null': 'NULL',
            ':file': file,
            ':id': address.mediaId,
            ':now': now.toISOString(),
            ':one': 1,
          },
        },
      },
    ]);
    return whenRefused(
      write.then(() => true),
      () => false,
    );
  },
});

export type MediaRepository = ReturnType<typeof mediaRepository>;
