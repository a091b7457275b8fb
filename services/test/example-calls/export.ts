import { newIsrc, newUpc } from '../typed-codes.ts';
import type { ExamplesOf } from './example.ts';

export const exportExamples: ExamplesOf<'export'> = {
  'POST /api/admin/artists/{artistId}/releases/{releaseId}/export': {
    state: 'submitted',
    answer: 200,
    missing: 'release-not-found',
    body: () => ({}),
  },
  'GET /api/admin/artists/{artistId}/releases/{releaseId}/export': {
    state: 'exported',
    answer: 200,
    missing: 'release-not-found',
  },
  'PUT /api/admin/artists/{artistId}/releases/{releaseId}/codes': {
    state: 'exported',
    answer: 200,
    missing: 'release-not-found',
    body: ({ trackId }) => ({ codes: [{ trackId, from: '', to: newIsrc() }] }),
  },
  'POST /api/admin/codes/import': {
    state: 'exported',
    answer: 200,
    body: ({ releaseId }) => ({ csv: `Release ID,UPC,Track Number,ISRC\n${releaseId},${newUpc()},1,` }),
  },
  'POST /api/admin/exports': {
    answer: 200,
    body: ({ artistId, releaseId }) => ({ releases: [{ artistId, releaseId }], withFiles: false }),
  },
  'GET /api/admin/exports': { answer: 200 },
  'GET /api/admin/exports/{batchId}/parts/{part}': { answer: 'batch-not-found' },
  'GET /api/admin/codes': { answer: 200, query: { code: '036000291452' } },
  'POST /api/admin/artists/{artistId}/releases/{releaseId}/codes/free': {
    state: 'submitted',
    answer: 200,
    missing: 'code-not-claimed',
    body: ({ code }) => ({ code, reason: 'The label has shown its contract' }),
    hasCode: true,
  },
  'GET /api/admin/artists/{artistId}/releases/{releaseId}/exports': { state: 'exported', answer: 200 },
  'GET /api/admin/artists/{artistId}/releases/{releaseId}/exports/{submission}': {
    answer: 'not-exported',
    missing: 'not-exported',
  },
};
