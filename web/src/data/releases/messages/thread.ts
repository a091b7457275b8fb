import { messageFor } from '../../../lib/problem-message.ts';
import { notFound } from './shared.ts';

export const writeMessage = messageFor<'POST /api/releases/{releaseId}/messages'>({
  'release-not-found': notFound,
  'release-not-submitted': 'Messages open when the release is submitted. Until then, please email us.',
  'too-many-messages': 'This release has reached its limit of messages. Please email us.',
});
