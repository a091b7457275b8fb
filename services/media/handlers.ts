import { Problem } from '../../shared/contract/problem.ts';
import type { NewId } from '../../shared/ids.ts';
import type { SoundDetail } from '../../shared/listening/sound-detail.ts';
import type { mediaContract } from '../../shared/media/contract.ts';
import { fileFinding } from '../../shared/media/file-finding.ts';
import { orderedTracks } from '../../shared/releases/ordered-tracks.ts';
import type { Log } from '../platform/logger.ts';
import type { Handlers } from '../platform/serve.ts';
import type { ReleaseRepository } from '../releases/storage/release-repository.ts';
import { contentTypeFor } from './audio/audio-verdict.ts';
import type { BucketGateway } from './bucket-gateway.ts';
import { copyCover } from './copy-cover.ts';
import { discardPhoto } from './discard-photo.ts';
import { audioDownloadName, licenceDownloadName } from './download-name.ts';
import type { HeardRepository, SameTrack } from './heard-repository.ts';
import type { MediaAddress } from './media-address.ts';
import type { MediaRepository } from './media-repository.ts';
import { namedTracks } from './named-tracks.ts';
import { masterKey, photoKey, soundKey } from './object-key.ts';
import { partHandlers } from './part-handlers.ts';
import type { PhotoRepository } from './photo-repository.ts';
import { uploadHandlers } from './upload-handlers.ts';

type Needs = {
  releases: ReleaseRepository;
  media: MediaRepository;
  heard: HeardRepository;
  photos: PhotoRepository;
  buckets: BucketGateway;
  losslessMb: number;
  newId: NewId;
  now: () => Date;
  log: Log;
};

export function mediaHandlers({
  releases,
  media,
  heard,
  photos,
  buckets,
  losslessMb,
  newId,
  now,
  log,
}: Needs): Handlers<typeof mediaContract> {
  async function licenceAddress(address: MediaAddress): Promise<{ url: string }> {
    const release = await releases.get(address, { consistent: true });
    for (const { id, licence } of orderedTracks(release)) {
      if (licence?.mediaId !== address.mediaId) continue;
      const file = { contentType: 'application/pdf', fileName: licenceDownloadName(id, licence) };
      return { url: await buckets.readAddress(masterKey(address), file) };
    }
    throw new Problem('media-not-found');
  }

  async function audioAddress(address: MediaAddress): Promise<{ url: string }> {
    const release = await releases.get(address, { consistent: true });
    for (const { id, audio } of orderedTracks(release)) {
      if (audio?.mediaId !== address.mediaId) continue;
      const copied = (await heard.find(address))?.copied;
      if (copied) {
        const copy = { contentType: 'audio/mpeg', fileName: audioDownloadName(id, { ...audio, format: 'MP3' }) };
        return { url: await buckets.readAddress(soundKey(address, 'copy'), copy) };
      }
      const file = { contentType: contentTypeFor(audio.format), fileName: audioDownloadName(id, audio) };
      return { url: await buckets.readAddress(masterKey(address), file) };
    }
    throw new Problem('media-not-found');
  }

  /** @param mayShow tells which of the tracks with the same sound the caller may see */
  async function soundDetail(address: MediaAddress, mayShow: (same: SameTrack) => boolean): Promise<SoundDetail> {
    const release = await releases.get(address, { consistent: true });
    if (!orderedTracks(release).some(({ audio }) => audio?.mediaId === address.mediaId))
      throw new Problem('media-not-found');
    const detail = await heard.find(address);
    if (!detail) return { wave: null, places: [], same: [] };
    const [peaks, same] = await Promise.all([
      buckets.readBeside(soundKey(address, 'wave')),
      namedTracks(releases, detail.same.filter(mayShow)),
    ]);
    const wave = peaks ? { cellMs: detail.cellMs, peaks: Buffer.from(peaks).toString('base64') } : null;
    return { wave, places: detail.places, same };
  }

  return {
    'GET /api/me/photo': ({ actor }) => photos.get(actor.artistId, now()),

    async 'POST /api/me/photo'({ actor, body }) {
      const finding = fileFinding('photo', body);
      if (finding) throw new Problem('file-not-accepted', { finding });
      const address = { artistId: actor.artistId, mediaId: newId('media') };
      await photos.expect(address, { size: body.size, now: now() });
      return { mediaId: address.mediaId, ...(await buckets.uploadAddress(photoKey(address), body)) };
    },

    async 'DELETE /api/me/photo'({ actor }) {
      const shown = await photos.remove(actor.artistId);
      if (shown) await discardPhoto(buckets, shown);
      return photos.get(actor.artistId, now());
    },

    ...uploadHandlers({ releases, media, buckets, losslessMb, newId, now }),
    ...partHandlers({ releases, media, buckets, now }),

    async 'POST /api/releases/{releaseId}/cover-copies'({ actor, params, body }) {
      const { artistId } = actor;
      const { cover } = await releases.get({ artistId, releaseId: body.from }, { consistent: true });
      if (!cover) throw new Problem('media-not-found');
      const address = { artistId, ...params, mediaId: newId('media') };
      await copyCover({ media, buckets }, { ...address, cover, from: body.from, now: now() });
      return { mediaId: address.mediaId };
    },

    'GET /api/releases/{releaseId}/audio/{mediaId}': ({ actor, params }) =>
      audioAddress({ artistId: actor.artistId, ...params }),

    'GET /api/releases/{releaseId}/sounds/{mediaId}': ({ actor: { artistId }, params }) =>
      soundDetail({ artistId, ...params }, (same) => same.artistId === artistId),

    'GET /api/releases/{releaseId}/licences/{mediaId}': ({ actor, params }) =>
      licenceAddress({ artistId: actor.artistId, ...params }),

    async 'GET /api/admin/artists/{artistId}/releases/{releaseId}/audio/{mediaId}'({ actor, params }) {
      const address = await audioAddress(params);
      // Logged, because access to somebody else's unpublished master must be traceable.
      const { releaseId, mediaId } = params;
      log.info('the office plays a master', { artistId: actor.artistId, releaseId, mediaId });
      return address;
    },

    'GET /api/admin/artists/{artistId}/releases/{releaseId}/sounds/{mediaId}': ({ params }) =>
      soundDetail(params, () => true),

    'GET /api/admin/artists/{artistId}/releases/{releaseId}/licences/{mediaId}': ({ params }) => licenceAddress(params),
  };
}
