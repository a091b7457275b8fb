import type { ExamplesOf } from './example.ts';

export const earningsExamples: ExamplesOf<'earnings'> = {
  'GET /api/me/earnings': { answer: 200, query: {} },
  'GET /api/me/earnings/summary': { answer: 200 },
  'GET /api/me/earnings/releases/{releaseId}': {
    answer: 'earnings-not-found',
    missing: 'earnings-not-found',
    query: {},
  },
  'GET /api/me/earnings/months': { answer: 200, query: {} },
  'GET /api/me/earnings/sources': { answer: 200, query: { month: '2026-09' } },
  'GET /api/me/earnings/releases/{releaseId}/lines': {
    answer: 'earnings-not-found',
    missing: 'earnings-not-found',
    query: { month: '2026-09', statementId: 'stm_none' },
  },
};
