import { messageFor } from '../../../lib/problem-message.ts';
import { notFound } from './shared.ts';

export const writeMessage = messageFor<'POST /api/releases/{releaseId}/messages'>({
  'release-not-found': notFound,
  'release-not-submitted': 'You can send messages here once the release is submitted. Until then, please email us.',
  'too-many-messages': 'This release has reached its message limit. Please email us.',
});
