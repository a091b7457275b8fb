import type { ExamplesOf } from './example.ts';

export const officeExamples: ExamplesOf<'office'> = {
  'GET /api/admin/overview': { answer: 200 },
  'GET /api/admin/audit': { answer: 200 },
  'GET /api/admin/plans': { answer: 200 },
};
