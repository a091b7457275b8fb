import type { ExamplesOf } from './example.ts';

export const storesExamples: ExamplesOf<'stores'> = {
  'GET /api/releases/{releaseId}/stores': { state: 'exported', answer: 200 },
  'GET /api/releases/{releaseId}/stores/events': { state: 'exported', answer: 200 },
  'GET /api/admin/artists/{artistId}/releases/{releaseId}/stores': { state: 'exported', answer: 200 },
  'POST /api/admin/artists/{artistId}/releases/{releaseId}/store-events': {
    state: 'exported',
    answer: 200,
    missing: 'release-not-found',
    body: () => ({
      stores: ['Spotify'],
      state: 'live',
      evidence: { kind: 'address', url: 'https://open.spotify.com/album/1' },
    }),
  },
  'POST /api/admin/store-events/import': {
    state: 'exported',
    answer: 200,
    body: ({ releaseId }) => ({ csv: `Release ID,Store,Status\n${releaseId},Deezer,Accepted` }),
  },
};
