import { submissionRefusals } from '../../../../../shared/releases/submission-refusals.ts';
import { isProblem, messageFor } from '../../../lib/problem-message.ts';
import { changed, notFound } from './shared.ts';

const submit = messageFor<'POST /api/releases/{releaseId}/submit'>({
  ...submissionRefusals,
  'release-not-found': notFound,
  'release-changed': changed,
  'release-withdrawn': 'This release was withdrawn. Duplicate it to release it again.',
  'nothing-changed': 'Nothing has changed yet. Change something first, or discard the change.',
  'dates-past': 'The release day has come, so the dates can’t change any more. Please set them back.',
});

/** Explains why a release was not submitted (product 11.9), with the reason if the artist can act on it. */
export const submitMessage = (error: unknown): string =>
  isProblem(error, 'internal') ? 'Failed to submit release. Please try again.' : submit(error);

/** Explains why a submission was not withdrawn. */
export const withdrawMessage = messageFor<'DELETE /api/releases/{releaseId}/accepted-submission'>({
  'release-not-found': notFound,
  'release-changed': changed,
});

export const submitted = (title: string) => ({ title: 'Release submitted', text: `${title} is with us for review.` });
