import { brand } from '../../../shared/brand.ts';
import type { ExamplesOf } from './example.ts';

export const releasesExamples: ExamplesOf<'releases'> = {
  'GET /api/releases': { answer: 200 },
  'POST /api/releases': { answer: 200 },
  'POST /api/releases/{releaseId}/copies': {
    answer: 200,
    missing: 'release-not-found',
    body: () => ({ what: 'duplicate' }),
  },
  'POST /api/releases/{releaseId}/changes': { state: 'exported', answer: 200, missing: 'release-not-found' },
  'GET /api/credit-names': { answer: 200 },
  'GET /api/releases/{releaseId}': { answer: 200, missing: 'release-not-found' },
  'GET /api/releases/{releaseId}/findings': { answer: 200, missing: 'release-not-found' },
  'PATCH /api/releases/{releaseId}': {
    answer: 200,
    missing: 'release-not-found',
    body: () => ({ field: 'title', from: 'Night Ferry', to: 'Day Ferry' }),
  },
  'POST /api/releases/{releaseId}/tracks': { answer: 200, missing: 'release-not-found' },
  'PATCH /api/releases/{releaseId}/tracks/{trackId}': {
    answer: 200,
    missing: 'release-not-found',
    body: () => ({ field: 'title', from: 'Harbour Light', to: 'Harbour Dark' }),
  },
  'PATCH /api/releases/{releaseId}/tracks': {
    answer: 200,
    missing: 'release-not-found',
    body: ({ trackId }) => ({ field: 'explicit', from: { [trackId]: 'Not Explicit' }, to: 'Explicit' }),
  },
  'DELETE /api/releases/{releaseId}/tracks/{trackId}': { answer: 200, missing: 'release-not-found' },
  'PUT /api/releases/{releaseId}/track-order': {
    answer: 200,
    missing: 'release-not-found',
    body: ({ trackId }) => ({ from: [trackId], to: [trackId] }),
  },
  'POST /api/releases/{releaseId}/submit': {
    answer: 200,
    missing: 'release-not-found',
    body: () => ({ agreementVersion: brand.agreementVersion, plan: 'basic' }),
  },
  'POST /api/releases/{releaseId}/withdraw': { state: 'submitted', answer: 200, missing: 'release-not-found' },
  'DELETE /api/releases/{releaseId}/accepted-submission': { answer: 200, missing: 'release-not-found' },
  'DELETE /api/releases/{releaseId}': { answer: 200, missing: 'release-not-found' },
  'PATCH /api/releases/{releaseId}/checklist': {
    state: 'submitted',
    answer: 200,
    missing: 'release-not-found',
    body: () => ({ step: 2, done: true }),
  },
  'GET /api/admin/releases': { answer: 200, query: { tab: 'draft' } },
  'GET /api/admin/catalogue': { answer: 200, query: { tab: 'draft' } },
  'GET /api/admin/artists/{artistId}/releases/{releaseId}': {
    answer: 200,
    missing: 'release-not-found',
  },
  'GET /api/admin/artists/{artistId}/releases/{releaseId}/findings': {
    answer: 200,
    missing: 'release-not-found',
  },
  'POST /api/releases/{releaseId}/messages': {
    state: 'submitted',
    answer: 200,
    missing: 'release-not-found',
    body: () => ({ text: 'The picture is mine.' }),
  },
  'POST /api/admin/artists/{artistId}/releases/{releaseId}/messages': {
    state: 'submitted',
    answer: 200,
    missing: 'release-not-found',
    body: () => ({ text: 'Is the picture yours?' }),
  },
  'POST /api/admin/artists/{artistId}/releases/{releaseId}/request-changes': {
    state: 'submitted',
    answer: 200,
    missing: 'release-not-found',
    body: ({ submittedAt }) => ({ submittedAt, reasons: [{ code: 'cover-quality' }], message: 'Almost there.' }),
  },
};
