import type { ExamplesOf } from './example.ts';

export const siteExamples: ExamplesOf<'site'> = {
  'POST /api/unknown-paths': { answer: 200, body: () => ({ path: '/no/such/page' }) },
  'GET /api/rules': { answer: 200 },
};
