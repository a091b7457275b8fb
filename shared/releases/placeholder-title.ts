/** The title of a release that has none yet. It is treated as missing (product 5.6). */
export const UNTITLED = 'Untitled Release';

/** A new track's title (product 7.1). */
export const defaultTitle = (number: number): string => `Track ${number}`;

/** Matches a placeholder title: 'Track N', even after the track has moved, or 'Untitled'. */
const PLACEHOLDER = /^(track \d+|untitled)$/i;

/** Whether a track has a real title: stores would reject an album with a track called "Track 2". */
export const isTrackTitle = (title: string): boolean => title.trim() !== '' && !PLACEHOLDER.test(title.trim());
