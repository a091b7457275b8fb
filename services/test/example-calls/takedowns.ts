import { asSent, aTakedown, storedTakedown } from '../takedowns.ts';
import type { Example, ExamplesOf } from './example.ts';

const requested: Example['needs'] = async ({ artistId, release }) => ({
  takedownId: (await storedTakedown(aTakedown({ artistId, releaseId: release.id }))).id,
});
const sent: Example['needs'] = async ({ artistId, release }) => ({
  takedownId: (await storedTakedown(asSent(aTakedown({ artistId, releaseId: release.id })))).id,
});

export const takedownsExamples: ExamplesOf<'takedowns'> = {
  'GET /api/releases/{releaseId}/takedowns': { answer: 200, needs: requested },
  'POST /api/releases/{releaseId}/takedowns': {
    state: 'exported',
    answer: 200,
    missing: 'release-not-found',
    body: () => ({ reason: 'moving', words: 'To another label' }),
  },
  'DELETE /api/releases/{releaseId}/takedowns/{takedownId}': {
    answer: 200,
    missing: 'takedown-not-found',
    needs: requested,
  },
  'GET /api/admin/takedowns': { answer: 200, query: {} },
  'GET /api/admin/artists/{artistId}/releases/{releaseId}/takedowns': { answer: 200, needs: requested },
  'POST /api/admin/artists/{artistId}/releases/{releaseId}/takedowns/{takedownId}/send': {
    state: 'exported',
    answer: 200,
    missing: 'release-not-found',
    needs: requested,
  },
  'GET /api/admin/artists/{artistId}/releases/{releaseId}/takedowns/{takedownId}/file': {
    answer: 'takedown-not-sent',
    missing: 'takedown-not-found',
    needs: requested,
  },
  'POST /api/admin/artists/{artistId}/releases/{releaseId}/takedowns/{takedownId}/confirm': {
    state: 'exported',
    answer: 200,
    missing: 'release-not-found',
    body: () => ({ evidence: { kind: 'words', text: 'Removed' } }),
    needs: sent,
  },
};
