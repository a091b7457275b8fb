import { isProblem, messageFor } from '../../lib/problem-message.ts';
import { notFound, tooLarge } from '../releases/messages/shared.ts';

const refused = messageFor<'POST /api/assistant/messages'>({
  'release-not-found': notFound,
  'release-too-large': tooLarge,
  'media-not-found': 'This file is no longer there. Please add it again.',
  'too-many-releases': 'You’ve reached the maximum number of releases. Delete drafts you don’t need, or write to us.',
  'too-many-messages': 'This conversation has reached its limit. Please continue in the editor: it has every field.',
  'too-many-requests': 'Too many messages in a short time. Please wait a moment and try again.',
});

export const conversationMessage = messageFor<'GET /api/releases/{releaseId}/conversation'>({
  'release-not-found': notFound,
});

const failures = {
  resume: 'Failed to analyze release progress. Please try again.',
  start: 'Failed to start conversation. Please try again.',
  message: 'Failed to send message. Please try again.',
  file: 'Failed to send file. Please try again.',
} as const;

/** Causes that the artist can act on. */
const knownCauses = [
  'too-many-messages',
  'too-many-releases',
  'too-many-requests',
  'release-not-found',
  'release-too-large',
  'media-not-found',
  'blocked',
] as const;

/** The toast for a message that could not be sent (product 31.42). It gives the reason if the artist can act on it. */
export function sendFailure(what: keyof typeof failures, error: unknown): { title: string; text: string } {
  if (isProblem(error, 'account-inactive'))
    return {
      title: 'Account Inactive',
      text: 'Your account needs to be activated by an admin before you can create releases.',
    };
  const isKnown = knownCauses.some((code) => isProblem(error, code));
  return { title: 'Error', text: isKnown ? `${failures[what]} ${refused(error)}` : failures[what] };
}

export const fileNotUploaded = { title: 'Upload Failed', text: 'Failed to upload file. Please try again.' };
