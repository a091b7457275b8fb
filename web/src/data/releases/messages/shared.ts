/** What several refusals of a release's routes say. */
export const notFound = 'This release does not exist, or it belongs to another account.';
export const locked = 'This release has been submitted and can no longer be changed.';
export const changed = 'The release was changed in another window meanwhile. Please try again.';
export const tooLarge =
  'There is more text in this release than it can hold. Please shorten names, or take out credits that you do not need.';

export const isrcRepeated = ({ code, tracks }: Record<string, unknown>): string => {
  const numbers = Array.isArray(tracks) ? tracks.join(' and ') : '';
  return `${code} stands on tracks ${numbers}. Each recording has an ISRC of its own: please correct one, or leave it blank to get a new one.`;
};
