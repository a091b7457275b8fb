import type { QueryClient } from '@tanstack/react-query';
import type { TracksFromFiles } from '../../../../shared/media/batch-upload.ts';
import type { UploadTarget } from '../../../../shared/media/media.ts';
import { UNTITLED } from '../../../../shared/releases/placeholder-title.ts';
import type { Release } from '../../../../shared/releases/release.ts';
import type { Track } from '../../../../shared/releases/track.ts';
import { api } from '../../lib/api.ts';
import { isProblem } from '../../lib/problem-message.ts';
import { withRetries } from '../../lib/with-retries.ts';
import { storeRelease } from '../releases/release-cache.ts';

/** The maximum length of a file name sent to the server. */
const NAME_LIMIT = 255;

type Place = { releaseId: string; target: UploadTarget };

/** Requests an upload URL for exactly this file, valid for a quarter of an hour. @throws Problem */
export const requestUploadUrl = (
  { releaseId, target }: Place,
  { file, contentType }: { file: File; contentType: string },
) =>
  withRetries(() =>
    api('POST /api/releases/{releaseId}/uploads', {
      params: { releaseId },
      body: { target, fileName: file.name.slice(0, NAME_LIMIT), contentType, size: file.size },
    }),
  );

/** A file and its place in the release, which already exists. */
export type PlacedFile = { file: File; contentType: string; target: UploadTarget };

/** Requests upload URLs for several files, in the files' order. @throws Problem */
export const requestUploadUrls = (releaseId: string, files: readonly PlacedFile[]) =>
  withRetries(() =>
    api('POST /api/releases/{releaseId}/uploads/several', {
      params: { releaseId },
      body: {
        files: files.map(({ file, contentType, target }) => ({
          target,
          fileName: file.name.slice(0, NAME_LIMIT),
          contentType,
          size: file.size,
        })),
      },
    }),
  );

/** Adds a track for each file and shows the tracks. A repeated idempotency key adds them only once. @throws Problem */
export async function addTracksFromFiles(
  client: QueryClient,
  { releaseId, idempotencyKey, ...body }: TracksFromFiles & { releaseId: string; idempotencyKey: string },
) {
  const answer = await withRetries(() =>
    api('POST /api/releases/{releaseId}/tracks/from-files', { params: { releaseId }, body, idempotencyKey }),
  );
  storeRelease(client, answer.release);
  return answer;
}

/**
 * Sets the title of an untitled track, or of the untitled release if no track is given. A title that was entered in the
 * meantime is kept. @throws Problem
 */
export async function setTitle(releaseId: string, to: string, track?: Pick<Track, 'id' | 'title'>): Promise<Release> {
  const answer = track
    ? api('PATCH /api/releases/{releaseId}/tracks/{trackId}', {
        params: { releaseId, trackId: track.id },
        body: { field: 'title', from: track.title, to },
      })
    : api('PATCH /api/releases/{releaseId}', { params: { releaseId }, body: { field: 'title', from: UNTITLED, to } });
  return answer.catch(async (error) => {
    if (!isProblem(error, 'field-changed')) throw error;
    return (await api('GET /api/releases/{releaseId}', { params: { releaseId } })).release;
  });
}
