import { orderedTracks } from '../releases/ordered-tracks.ts';
import type { Release } from '../releases/release.ts';
import type { Track } from '../releases/track.ts';

/** Lists the tracks that are cover songs without a licence. */
export const unlicensedCovers = (release: Release): Track[] =>
  orderedTracks(release).filter(({ containsCover, licence }) => containsCover && licence === null);

const quoted = (tracks: readonly Track[]): string => {
  const titles = tracks.map(({ title }) => `“${title}”`);
  return titles.length > 1 ? `${titles.slice(0, -1).join(', ')} and ${titles.at(-1)}` : titles.join('');
};

/** Asks for the missing licences. */
export function askForLicences(release: Release): string {
  const covers = unlicensedCovers(release);
  const [are, they, drop, need] =
    covers.length > 1
      ? ['are covers, so each', 'your recordings of them', 'If you have the licenses, drop their PDFs', 'them']
      : ['is a cover, so it', 'your recording of it', 'If you have the license, drop its PDF', 'one'];
  return (
    `${quoted(covers)} ${are} needs a mechanical license: permission from the owner of the song to sell ${they}. ` +
    `A standard fee applies, and agencies arrange it in a few days. ${drop} here. If not, say that you still need ${need}.`
  );
}

/** Replies to an artist who has a licence or still needs one (product 31.32). */
export function licenceText(answer: 'have' | 'need', release: Release | null): string {
  const covers = release ? unlicensedCovers(release) : [];
  if (covers.length === 0) return 'No track is waiting for a license.';
  if (answer === 'have')
    return covers.length > 1 ? 'Good: please drop the PDFs here.' : 'Good: please drop the PDF here.';
  return missingLicencesText(release);
}

/** Lists the missing licences, at the end of the questions and in reply to “what is left?”; '' if there are none. */
export function missingLicencesText(release: Release | null): string {
  const covers = release ? unlicensedCovers(release) : [];
  if (covers.length === 0) return '';
  return covers.length > 1
    ? `${quoted(covers)} still need their licenses: drop the PDFs here when you have them.`
    : `${quoted(covers)} still needs its license: drop the PDF here when you have it.`;
}
