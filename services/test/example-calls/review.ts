import type { ExamplesOf } from './example.ts';

export const reviewExamples: ExamplesOf<'review'> = {
  'GET /api/admin/review': { state: 'submitted', answer: 200, query: {} },
  'PUT /api/admin/artists/{artistId}/releases/{releaseId}/claim': {
    state: 'submitted',
    answer: 200,
    missing: 'release-not-found',
  },
  'DELETE /api/admin/artists/{artistId}/releases/{releaseId}/claim': { state: 'submitted', answer: 200 },
  'PUT /api/admin/artists/{artistId}/releases/{releaseId}/mark': {
    state: 'submitted',
    answer: 200,
    missing: 'release-not-found',
    body: ({ submittedAt }) => ({ looksGood: true, submittedAt }),
  },
};
