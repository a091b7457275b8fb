import { Problem } from '../../shared/contract/problem.ts';
import type { ArtistId, MediaId, ReleaseId } from '../../shared/ids.ts';
import type { AwaitedMedia } from '../../shared/media/media.ts';
import { type Refused, whenRefused } from '../platform/condition.ts';
import { keys } from '../platform/keys.ts';
import type { Table, Write } from '../platform/table.ts';
import { requireFileTargets, throwFileProblem } from '../releases/writes/file-writes.ts';
import { type AddedTracks, addTracksWrite, throwTracksProblem } from '../releases/writes/track-writes.ts';
import { trackOf, uploadsOf } from './release-uploads.ts';
import { AWAITED_SECONDS, ttlFrom } from './ttl-from.ts';
import { uploadQuota } from './upload-quota.ts';

type Owned = { artistId: ArtistId; releaseId: ReleaseId };

/** Expected uploads. The quotas of the release and the account are counted in the same transaction. */
export const expectedUploadRepository = (table: Table, quota = uploadQuota(table)) => ({
  /**
   * Registers expected uploads for a release that can currently be edited, all or none. Nothing is registered for a
   * release that has been submitted or deleted, or for a removed track. Quotas are counted in the same transaction.
   * @param uploads at least one, each for a different place
   * @throws Problem `release-locked`, `track-not-found`, `release-not-found`, `too-many-uploads`,
   * `upload-quota-reached`
   */
  async expectUploads(owned: Owned, uploads: readonly AwaitedMedia[]): Promise<void> {
    const trackIds = new Set(uploads.flatMap((media) => trackOf(media) ?? []));
    const refused = await this.expectWith(requireFileTargets(table.name, owned, [...trackIds]), owned, uploads);
    if (refused) throwFileProblem(refused);
  },

  /**
   * Adds tracks to a draft, together with the expected uploads of their audio, all or none.
   * @throws Problem `release-changed` if a track was added or removed, or the release renamed; `release-too-large`,
   * `release-locked`, `release-not-found`, `too-many-uploads`, `upload-quota-reached`
   */
  async addTracks(
    owned: Owned,
    { uploads, ...added }: AddedTracks & { uploads: readonly AwaitedMedia[] },
  ): Promise<void> {
    const refused = await this.expectWith(addTracksWrite(table.name, owned, added), owned, uploads);
    if (refused) await throwTracksProblem(table, owned, refused, added);
  },

  /**
   * @returns why the release's write failed; undefined on success
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
    // The quota still counts uploads that were checked or abandoned: remove those from the count, and try again.
    if (refused?.index === 1 && (await quota.forgetJudged(owned, await this.awaitedIn(owned, now))))
      refused = await attempt();
    if (refused?.index === 1) throw new Problem('too-many-uploads');
    if (refused?.index === 2) throw new Problem('upload-quota-reached');
    return refused;
  },

  /** Lists the ids of uploads that can still arrive. One query. */
  async awaitedIn(owned: Owned, now: Date): Promise<MediaId[]> {
    return (await uploadsOf(table, owned))
      .filter((media) => media.state === 'awaited' && media.ttl > now.getTime() / 1000)
      .map(({ id }) => id);
  },
});
