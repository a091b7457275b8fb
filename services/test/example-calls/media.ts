import type { Example, ExamplesOf } from './example.ts';

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
