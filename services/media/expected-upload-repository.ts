import { Problem } from '../../shared/contract/problem.ts';
import type { ArtistId, MediaId, ReleaseId } from '../../shared/ids.ts';
import type { AwaitedMedia } from '../../shared/media/media.ts';
import { type Refused, whenRefused } from '../platform/condition.ts';
import { keys } from '../platform/keys.ts';
import type { Table, Write } from '../platform/table.ts';
import { filesExpected, refuseFile } from '../releases/writes/file-writes.ts';
import { type AddedTracks, refuseTracks, tracksAdded } from '../releases/writes/track-writes.ts';
import { ttlFrom } from './ttl-from.ts';
import { uploadQuota } from './upload-quota.ts';
import { trackOf, uploadsOf } from './uploads-of.ts';

type Owned = { artistId: ArtistId; releaseId: ReleaseId };

/**
 * A dead letter is kept for 14 days: what it names must still be expected when it is replayed. Then an upload without a
 * verdict is forgotten.
 */
const AWAITED_SECONDS = 15 * 24 * 3600;

/**
 * Uploads that a release waits for. Quotas of the release and of the account are counted in the transaction that
 * expects them.
 */
export const expectedUploadRepository = (table: Table, quota = uploadQuota(table)) => ({
  /**
   * Expects uploads of a release that may be changed now, all or none: nothing is ever added to one that was submitted
   * or deleted meanwhile, or to a track that was removed. The release's and the account's quotas are counted in the
   * same transaction.
   * @param uploads for different places, at least one
   * @throws Problem `release-locked`, `track-not-found`, `release-not-found`, `too-many-uploads`,
   * `upload-quota-reached`
   */
  async expectUploads(owned: Owned, uploads: readonly AwaitedMedia[]): Promise<void> {
    const trackIds = new Set(uploads.flatMap((media) => trackOf(media) ?? []));
    const refused = await this.expectWith(filesExpected(table.name, owned, [...trackIds]), owned, uploads);
    if (refused) refuseFile(refused);
  },

  /**
   * Adds tracks to a draft as it was read, with the uploads of their audio, together or not at all.
   * @throws Problem `release-changed` when another track came or went, or the release was named; `release-too-large`,
   * `release-locked`, `release-not-found`, `too-many-uploads`, `upload-quota-reached`
   */
  async addTracks(
    owned: Owned,
    { uploads, ...added }: AddedTracks & { uploads: readonly AwaitedMedia[] },
  ): Promise<void> {
    const refused = await this.expectWith(tracksAdded(table.name, owned, added), owned, uploads);
    if (refused) await refuseTracks(table, owned, refused, added);
  },

  /**
   * @returns why the release refused its part, or undefined.
   * @throws Problem `too-many-uploads`, `upload-quota-reached`
   */
  async expectWith(release: Write, owned: Owned, uploads: readonly AwaitedMedia[]): Promise<Refused | undefined> {
    const now = new Date(uploads[0]?.createdAt ?? 0);
    const ids = uploads.map(({ id }) => id);
    const attempt = () => {
      const write = table.transact([
        release,
        quota.countAwaited(owned, ids, now),
        quota.countUploads(
          owned.artistId,
          uploads.map(({ size }) => size),
          now,
        ),
        ...uploads.map((media) => ({
          Put: {
            TableName: table.name,
            Item: {
              ...keys.media({ ...owned, mediaId: media.id }),
              v: 1,
              ...media,
              ttl: ttlFrom(now, AWAITED_SECONDS),
            },
          },
        })),
      ]);
      return whenRefused(
        write.then(() => undefined),
        (refused) => refused,
      );
    };
    let refused = await attempt();
    // The quota remembers uploads that have their verdict or were given up. Those go first.
    if (refused?.index === 1 && (await quota.forgetJudged(owned, await this.awaitedIn(owned, now))))
      refused = await attempt();
    if (refused?.index === 1) throw new Problem('too-many-uploads');
    if (refused?.index === 2) throw new Problem('upload-quota-reached');
    return refused;
  },

  /** Ids of the uploads that can still come. One query. */
  async awaitedIn(owned: Owned, now: Date): Promise<MediaId[]> {
    return (await uploadsOf(table, owned))
      .filter((media) => media.state === 'awaited' && media.ttl > now.getTime() / 1000)
      .map(({ id }) => id);
  },
});
