import { Problem } from '../../shared/contract/problem.ts';
import type { ArtistId, NewId, ReleaseId } from '../../shared/ids.ts';
import type { ExpectedUpload } from '../../shared/media/batch-upload.ts';
import type { mediaContract } from '../../shared/media/contract.ts';
import { type FileFinding, fileFinding } from '../../shared/media/file-finding.ts';
import type { AwaitedMedia, UploadTarget } from '../../shared/media/media.ts';
import { isInParts } from '../../shared/media/parts.ts';
import { isReadOnly } from '../../shared/releases/release-status.ts';
import { TRACK_LIMIT } from '../../shared/releases/track-limit.ts';
import { retryWhenChanged } from '../platform/retry-when-changed.ts';
import type { Handlers } from '../platform/serve.ts';
import type { ReleaseRepository } from '../releases/storage/release-repository.ts';
import { awaitedMedia, type Chosen } from './awaited-media.ts';
import type { BucketGateway } from './bucket-gateway.ts';
import type { MediaRepository } from './media-repository.ts';
import { objectKey } from './object-key.ts';
import { tracksFromFiles } from './tracks-from-files.ts';

type Needs = {
  releases: ReleaseRepository;
  media: MediaRepository;
  buckets: BucketGateway;
  /** The size limit of WAV and FLAC files, in MB. */
  losslessMb: number;
  newId: NewId;
  now: () => Date;
};
type Owned = { artistId: ArtistId; releaseId: ReleaseId };
type Ending = 'uploads' | 'uploads/several' | 'tracks/from-files';

/** Handlers that announce uploads to a release. */
export function uploadHandlers({
  releases,
  media,
  buckets,
  losslessMb,
  newId,
  now,
}: Needs): Pick<Handlers<typeof mediaContract>, `POST /api/releases/{releaseId}/${Ending}`> {
  /**
   * Rejects the whole request if its write would fail anyway, before each file is checked.
   * @throws Problem
   */
  async function mustTake(owned: Owned, files: readonly { target: UploadTarget }[]): Promise<void> {
    const { status, tracks } = await releases.get(owned, { consistent: true });
    if (isReadOnly(status)) throw new Problem('release-locked');
    if (files.some(({ target }) => target.kind !== 'cover' && !tracks[target.trackId]))
      throw new Problem('track-not-found');
  }
  const expected = (file: Chosen) => awaitedMedia(file, { id: newId('media'), now: now() });
  const refused = (finding: FileFinding) => ({ state: 'refused' as const, finding });
  const wayFor = async (owned: Owned, { id: mediaId, ...file }: AwaitedMedia): Promise<ExpectedUpload> =>
    isInParts(file.size)
      ? { state: 'expected-in-parts', mediaId }
      : { state: 'expected', mediaId, ...(await buckets.uploadAddress(objectKey({ ...owned, mediaId }), file)) };

  return {
    async 'POST /api/releases/{releaseId}/uploads'({ actor, params, body }) {
      const owned = { artistId: actor.artistId, ...params };
      await mustTake(owned, [body]);
      const finding = fileFinding(body.target.kind, body, losslessMb);
      if (finding) throw new Problem('file-not-accepted', { finding });
      const upload = expected(body);
      await media.expectUploads(owned, [upload]);
      return wayFor(owned, upload);
    },

    async 'POST /api/releases/{releaseId}/uploads/several'({ actor, params, body }) {
      const owned = { artistId: actor.artistId, ...params };
      await mustTake(owned, body.files);
      const files = body.files.map((file) => fileFinding(file.target.kind, file, losslessMb) ?? expected(file));
      const uploads = files.flatMap((file) => ('id' in file ? [file] : []));
      if (uploads.length > 0) await media.expectUploads(owned, uploads);
      const answers = files.map(async (file) => ('id' in file ? wayFor(owned, file) : refused(file)));
      return { files: await Promise.all(answers) };
    },

    'POST /api/releases/{releaseId}/tracks/from-files'({ actor, params, body, sameId }) {
      const owned = { artistId: actor.artistId, ...params };
      const attempt = async () => {
        const at = now();
        const release = await releases.get(owned, { consistent: true });
        if (release.status !== 'draft') throw new Problem('release-locked');
        const { artistName } = actor;
        const { planned, ...added } = tracksFromFiles(release, body, { artistName, losslessMb, sameId, now: at });
        if (added.tracks.length > 0) await media.addTracks(owned, { release, ...added, at });
        const answers = planned.map(async (one) =>
          'finding' in one ? refused(one.finding) : { ...(await wayFor(owned, one.upload)), trackId: one.track.id },
        );
        return { release: await releases.get(owned, { consistent: true }), files: await Promise.all(answers) };
      };
      // An attempt fails only if a track was added or removed, or the release renamed, which is very unlikely to happen
      // this many times in a row.
      return retryWhenChanged('release-changed', attempt, TRACK_LIMIT + 1);
    },
  };
}
