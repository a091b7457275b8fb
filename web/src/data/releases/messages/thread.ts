import { messageFor } from '../../../lib/problem-message.ts';
import { notFound } from './shared.ts';

export const writeMessage = messageFor<'POST /api/releases/{releaseId}/messages'>({
  'release-not-found': notFound,
  'release-not-submitted': 'You can send messages here once the release is submitted. Until then, please email us.',
  'too-many-messages': 'This release has reached its message limit. Please email us.',
});

/** Explains why the office's message was not sent. */
export const officeMessageProblem = messageFor<'POST /api/admin/artists/{artistId}/releases/{releaseId}/messages'>({
  'release-not-found': notFound,
  'release-not-submitted': 'Only a submitted release has messages.',
  'too-many-messages': 'This release has reached its message limit.',
});
