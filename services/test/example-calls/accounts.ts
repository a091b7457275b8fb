import { withSecondFactor } from '../second-factor.ts';
import type { ExamplesOf } from './example.ts';

export const accountsExamples: ExamplesOf<'accounts'> = {
  'GET /api/me': { answer: 200 },
  'PATCH /api/me': { answer: 200, body: () => ({ field: 'bio', from: '', to: 'Songs by the sea.' }) },
  'PUT /api/me/mail-preferences': { answer: 200, body: () => ({ wantsGuidance: false }) },
  // The token is not ours.
  'POST /api/unsubscribe/{artistId}/{preference}/{token}': { answer: 'unsubscribe-link-invalid' },
  'GET /api/unsubscribe/{artistId}/{preference}/{token}': { answer: 'unsubscribe-link-invalid' },
  // An ordinary sign-in is not allowed to do this.
  'POST /api/me/password-changed': { answer: 'sign-in-again' },
  'POST /api/me/sign-out-everywhere': { answer: 200, signsOut: true },
  // The account was created without a password.
  'POST /api/me/deletion': {
    answer: 'artist-name-wrong',
    body: () => ({ artistName: 'Somebody Else', password: 'Harbour2026' }),
  },
  'GET /api/admin/users': { answer: 200, query: { status: 'new' } },
  'GET /api/admin/office-members': { answer: 200 },
  'GET /api/admin/users/{artistId}': { answer: 200, missing: 'user-not-found' },
  'GET /api/admin/users/{artistId}/email': { answer: 200, missing: 'user-not-found' },
  'GET /api/admin/users/{artistId}/releases': { answer: 200, query: {}, missing: 'user-not-found' },
  'GET /api/admin/users/{artistId}/as-artist': { answer: 200, missing: 'user-not-found' },
  'PATCH /api/admin/users/{artistId}/status': {
    answer: 200,
    missing: 'user-not-found',
    body: () => ({ from: 'new', to: 'pending' }),
  },
  'PUT /api/admin/users/{artistId}/role': {
    answer: 200,
    missing: 'user-not-found',
    body: () => ({ from: null, to: 'reviewer' }),
  },
  'DELETE /api/admin/users/{artistId}/second-factor': {
    answer: 200,
    missing: 'user-not-found',
    account: withSecondFactor,
  },
};
