import { wordsFor } from '../../../lib/problem-words.ts';
import { changed, notFound } from './shared.ts';

export const tickWords = wordsFor<'PATCH /api/releases/{releaseId}/checklist'>({
  'release-not-found': notFound,
  'release-not-submitted': 'The checklist begins when the release is submitted.',
  'release-changed': changed,
});
