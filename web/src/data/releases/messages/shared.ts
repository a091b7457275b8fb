import { isIsrc } from '../../../../../shared/releases/isrc.ts';

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

/** A code that is somebody else's may be the artist's own, from a distributor before: a new one would lose its streams (product 9.3). */
export function codeTaken({ code, usedIn }: Record<string, unknown>): string {
  if (usedIn)
    return `${code} already belongs to another of your releases or recordings. Please correct it, or leave it blank to get a new one.`;
  return isIsrc(String(code))
    ? `Another account holds this ISRC: ${code}. If the recording is yours, write to us and we’ll move it to you. A new ISRC would lose its streams.`
    : `Another account holds this UPC: ${code}. If the release is yours, write to us and we’ll move it to you.`;
}
