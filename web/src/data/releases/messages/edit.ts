import { isProblem, messageFor } from '../../../lib/problem-message.ts';
import { changed, fixed, isrcRepeated, locked, notFound, tooLarge } from './shared.ts';

export const addTrackMessage = messageFor<'POST /api/releases/{releaseId}/tracks'>({
  'release-not-found': notFound,
  'release-locked': locked,
  'release-changed': changed,
  'release-too-large': tooLarge,
  'too-many-tracks': 'A release has at most 15 tracks.',
});

export const moveTrackMessage = messageFor<'PUT /api/releases/{releaseId}/track-order'>({
  'release-not-found': notFound,
  'release-locked': 'This release has been submitted, so its tracks can’t be changed.',
  'release-changed': 'The tracks were changed in another window. Please check them and try again.',
});

export const applyMessage = messageFor<'PATCH /api/releases/{releaseId}/tracks'>({
  'release-not-found': notFound,
  'release-locked': locked,
  'release-too-large': tooLarge,
  'field-fixed': fixed,
  'field-changed': 'A track was changed in another window. Please check it and try again.',
});

const fieldMessage = messageFor<'PATCH /api/releases/{releaseId}' | 'PATCH /api/releases/{releaseId}/tracks/{trackId}'>(
  {
    'release-not-found': notFound,
    'track-not-found': 'This track is no longer part of the release.',
    'release-locked': locked,
    'release-changed': changed,
    'release-too-large': tooLarge,
    'field-fixed': fixed,
    'field-changed': 'This was changed in another window.',
    'isrc-repeated': isrcRepeated,
  },
);

/** The name of the failed edit in the words of product 6.16. For a list of credits, it names a row. */
function failedEditName({ from, to }: { from: unknown; to: unknown }): string {
  if (!Array.isArray(from) || !Array.isArray(to) || typeof (to[0] ?? from[0]) !== 'object') return 'update field';
  if (to.length === from.length) return 'update entry';
  return to.length > from.length ? 'add row' : 'delete row';
}

/** Explains why a field was not saved (product 6.16), with the reason if the artist can act on it. */
export const saveMessage = (error: unknown, edit: { from: unknown; to: unknown }): string =>
  isProblem(error, 'internal') || isProblem(error, 'invalid-request')
    ? `Failed to ${failedEditName(edit)}. Please try again.`
    : fieldMessage(error);
