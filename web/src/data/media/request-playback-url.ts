import { api } from '../../lib/api.ts';

type Master = { releaseId: string; artistId: string; mediaId: string; listener: 'artist' | 'office' };

/** Requests a master's signed URL when the master is played. The URL is valid for an hour. */
export async function requestPlaybackUrl({ listener, releaseId, artistId, mediaId }: Master): Promise<string> {
  const { url } =
    listener === 'office'
      ? await api('GET /api/admin/artists/{artistId}/releases/{releaseId}/audio/{mediaId}', {
          params: { artistId, releaseId, mediaId },
        })
      : await api('GET /api/releases/{releaseId}/audio/{mediaId}', { params: { releaseId, mediaId } });
  return url;
}
