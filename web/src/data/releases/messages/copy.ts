import { messageFor } from '../../../lib/problem-message.ts';
import { locked, notFound } from './shared.ts';

export const copyCoverMessage = messageFor<'POST /api/releases/{releaseId}/cover-copies'>({
  'release-not-found': notFound,
  'release-locked': locked,
  'media-not-found': 'Please choose its file again.',
  'too-many-uploads': 'Many files of this release are still being checked. Please choose it again in a few minutes.',
  'upload-quota-reached': 'You’ve reached today’s upload limit. Please choose it again tomorrow.',
});
