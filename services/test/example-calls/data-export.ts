import type { ExamplesOf } from './example.ts';

export const dataExportExamples: ExamplesOf<'data-export'> = {
  'GET /api/me/data-export': { answer: 200 },
  'POST /api/me/data-export': { answer: 200 },
  'GET /api/me/data-export/parts/{part}': { answer: 'data-export-not-found' },
  'GET /api/data-exports/{artistId}/{token}/{part}': { answer: 'data-export-not-found' },
};
