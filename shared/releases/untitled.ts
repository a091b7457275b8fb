/** Product 5.6: the placeholder title of a release that counts as missing. */
export const UNTITLED = 'Untitled Release';

/** The title that a track is added with (product 7.1). */
export const defaultTitle = (number: number): string => `Track ${number}`;

/** What stands where a title should: 'Track N', also when the track has moved since, and 'Untitled'. */
const PLACEHOLDER = /^(track \d+|untitled)$/i;

/** Whether a track has a title: an album with a "Track 2" would come back from every store. */
export const isTrackTitle = (title: string): boolean => title.trim() !== '' && !PLACEHOLDER.test(title.trim());
