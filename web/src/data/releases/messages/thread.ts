import { messageFor } from '../../../lib/problem-message.ts';
import { notFound } from './shared.ts';

export const writeMessage = messageFor<'POST /api/releases/{releaseId}/messages'>({
  'release-not-found': notFound,
  'release-not-submitted': 'Messages begin when the release is submitted. Until then, please write to us by mail.',
  'too-many-messages': 'This release has as many messages as one can have. Please write to us by mail.',
});
