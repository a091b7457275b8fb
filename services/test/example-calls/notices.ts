import type { ExamplesOf } from './example.ts';

export const noticesExamples: ExamplesOf<'notices'> = {
  'GET /api/notices': { answer: 200, query: {} },
  'GET /api/notices/unread': { answer: 200 },
  'POST /api/notices/read': { answer: 200, body: () => ({ upTo: 1 }) },
};
