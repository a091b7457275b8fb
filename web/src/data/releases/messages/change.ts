import { messageFor } from '../../../lib/problem-message.ts';
import { changed, notFound } from './shared.ts';

/** Explains why no change of a delivered release was opened (product 35.1). */
export const openChangeMessage = messageFor<'POST /api/releases/{releaseId}/changes'>({
  'release-not-found': notFound,
  'release-not-exported': 'This release has not been delivered yet. Write to us if something needs changing.',
  'release-withdrawn': 'This release was taken down. Duplicate it to release it again.',
  'release-changed': changed,
  'change-open': 'A change of this release is open already.',
  'account-inactive': 'Your account needs to be activated by an admin before you can change releases.',
});
