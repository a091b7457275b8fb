import { submissionRefusals } from '../../../../../shared/releases/submission-refusals.ts';

/** Messages shared by several of the releases' routes. */
export const notFound = 'This release does not exist, or it belongs to another account.';
export const locked = 'This release has been submitted and can no longer be changed.';
export const changed = 'The release was changed in another window. Please try again.';
export const fixed = 'Stores know the release by its codes, so they stay as they were delivered.';
export const tooLarge = submissionRefusals['release-too-large'];
export const isrcRepeated = submissionRefusals['isrc-repeated'];
