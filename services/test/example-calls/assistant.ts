import { newId } from '../../../shared/test/builders.ts';
import type { ExamplesOf } from './example.ts';

export const assistantExamples: ExamplesOf<'assistant'> = {
  'POST /api/assistant/messages': {
    answer: 200,
    missing: 'release-not-found',
    body: ({ releaseId }) => ({
      id: newId('message'),
      message: 'The title is Day Ferry',
      releaseId,
      step: 'title',
      mediaId: null,
    }),
  },
  'GET /api/releases/{releaseId}/conversation': { answer: 200, missing: 'release-not-found' },
  'GET /api/admin/assistant/use': { answer: 200, query: { month: '2026-11' } },
};
