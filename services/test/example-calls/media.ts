import { createHash } from 'node:crypto';
import { PART_BYTES } from '../../../shared/media/parts.ts';
import { newId } from '../../../shared/test/builders.ts';
import { mediaRepository } from '../../media/media-repository.ts';
import { table } from '../people.ts';
import type { Example, ExamplesOf } from './example.ts';

/** An announced cover that is sent in parts. */
const unfinished: Example['needs'] = async ({ artistId, release }) => {
  const mediaId = newId('media');
  const file = { fileName: 'c.jpg', contentType: 'image/jpeg', size: PART_BYTES, createdAt: new Date().toISOString() };
  const owned = { artistId, releaseId: release.id };
  await mediaRepository(table).expectUploads(owned, [
    { id: mediaId, target: { kind: 'cover' }, state: 'awaited', ...file },
  ]);
  return { mediaId };
};

const licence: Example['needs'] = async ({ release }) => {
  const [track] = Object.values(release.tracks);
  return track?.licence ? { mediaId: track.licence.mediaId } : {};
};

export const mediaExamples: ExamplesOf<'media'> = {
  'GET /api/me/photo': { answer: 200 },
  'POST /api/me/photo': { answer: 200, body: () => ({ contentType: 'image/png', size: 1000 }) },
  'DELETE /api/me/photo': { answer: 200 },
  'POST /api/releases/{releaseId}/uploads': {
    answer: 200,
    missing: 'release-not-found',
    body: ({ trackId }) => ({
      target: { kind: 'audio', trackId },
      fileName: 'take.wav',
      contentType: 'audio/wav',
      size: 1000,
    }),
  },
  'POST /api/releases/{releaseId}/uploads/{mediaId}/parts': {
    answer: 200,
    missing: 'release-not-found',
    needs: unfinished,
    body: () => ({ number: 1, sha256: createHash('sha256').update('').digest('base64') }),
  },
  'GET /api/releases/{releaseId}/uploads/{mediaId}/parts': {
    answer: 200,
    missing: 'release-not-found',
    needs: unfinished,
  },
  // None of its parts has arrived.
  'POST /api/releases/{releaseId}/uploads/{mediaId}/completion': {
    answer: 'upload-incomplete',
    missing: 'release-not-found',
    needs: unfinished,
  },
  'DELETE /api/releases/{releaseId}/uploads/{mediaId}': {
    answer: 200,
    missing: 'release-not-found',
    needs: unfinished,
  },
  'POST /api/releases/{releaseId}/uploads/several': {
    answer: 200,
    missing: 'release-not-found',
    body: ({ trackId }) => ({
      files: [{ target: { kind: 'audio', trackId }, fileName: 'take.wav', contentType: 'audio/wav', size: 1000 }],
    }),
  },
  'POST /api/releases/{releaseId}/tracks/from-files': {
    answer: 200,
    missing: 'release-not-found',
    body: () => ({
      releaseTitle: '',
      files: [{ title: 'Take', fileName: 'take.wav', contentType: 'audio/wav', size: 1000 }],
    }),
  },
  // The cover to copy does not exist.
  'POST /api/releases/{releaseId}/cover-copies': {
    answer: 'media-not-found',
    missing: 'release-not-found',
    body: ({ releaseId }) => ({ from: releaseId }),
  },
  'GET /api/releases/{releaseId}/audio/{mediaId}': { answer: 200, missing: 'release-not-found' },
  'GET /api/releases/{releaseId}/sounds/{mediaId}': { answer: 200, missing: 'release-not-found' },
  'GET /api/releases/{releaseId}/licences/{mediaId}': { answer: 200, missing: 'release-not-found', needs: licence },
  'GET /api/admin/artists/{artistId}/releases/{releaseId}/audio/{mediaId}': {
    answer: 200,
    missing: 'release-not-found',
  },
  'GET /api/admin/artists/{artistId}/releases/{releaseId}/sounds/{mediaId}': {
    answer: 200,
    missing: 'release-not-found',
  },
  'GET /api/admin/artists/{artistId}/releases/{releaseId}/licences/{mediaId}': {
    answer: 200,
    missing: 'release-not-found',
    needs: licence,
  },
};
