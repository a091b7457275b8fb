/** The title of a release that has none yet. It is treated as missing (product 5.6). */
export const UNTITLED = 'Untitled Release';

/** A new track's title (product 7.1). */
export const defaultTitle = (number: number): string => `Track ${number}`;

/** Matches the title of a new track, even after the track has moved, and nothing else that a person would type. */
const DEFAULT = /^Track [1-9]\d*$/;

/** Whether a track has a title other than the one that it was added with. */
export const isTrackTitle = (title: string): boolean => title.trim() !== '' && !DEFAULT.test(title.trim());

/** The code of the finding about a track that kept the title it was added with (product 5.6). */
export const TITLE_DEFAULT = 'title-default';

/** Whether a track has a title: its own, or one like “Track 10” of which the artist stated that it is the song's. */
export const isTitled = ({ title, stated }: { title: string; stated: readonly { code: string }[] }): boolean =>
  isTrackTitle(title) || (title.trim() !== '' && stated.some(({ code }) => code === TITLE_DEFAULT));
