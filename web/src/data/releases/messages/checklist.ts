import { messageFor } from '../../../lib/problem-message.ts';
import { changed, notFound } from './shared.ts';

export const tickMessage = messageFor<'PATCH /api/releases/{releaseId}/checklist'>({
  'release-not-found': notFound,
  'release-not-submitted': 'The checklist starts when the release is submitted.',
  'release-changed': changed,
});
