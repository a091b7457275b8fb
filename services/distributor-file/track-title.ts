import type { Track } from '../../shared/releases/track.ts';
import type { TitleRendering } from './profiles/profile.ts';

/** Joins names as "A", "A & B", "A, B & C". */
const joinNames = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} & ${names.at(-1)}`;

const NAMES_FEATURED_ARTISTS = /[([](?:feat\.?|ft\.?|featuring|with)\s/i;

/**
 * Renders a track's title for a profile: `Title (feat. Ana & Io) (with Lund) [Live]`. Artists whom the entered title
 * already names are not repeated.
 */
export function trackTitle(
  { title, version, artists }: Pick<Track, 'title' | 'version' | 'artists'>,
  renders: TitleRendering,
): string {
  const namesOf = (role: string) =>
    joinNames(artists.flatMap((one) => (one.role === role && one.name ? one.name : [])));
  const guests =
    renders.featuring && !NAMES_FEATURED_ARTISTS.test(title) ? [namesOf('Featuring'), namesOf('with')] : [];
  const [featuring, besides] = guests;
  return [
    title,
    ...(featuring ? [`(feat. ${featuring})`] : []),
    ...(besides ? [`(with ${besides})`] : []),
    ...(renders.version && version ? [`[${version}]`] : []),
  ].join(' ');
}
