import type { CreditId } from '../ids.ts';
import { firstCredit } from './first-credit.ts';
import { orderedTracks } from './ordered-tracks.ts';
import type { DraftRelease, Release } from './release.ts';
import { RightsLine } from './rights-line.ts';
import { spotifyUriOf } from './spotify-uri-of.ts';
import { storesLike } from './stores-of-new.ts';
import { startLike, type TrackStart } from './track-start.ts';

/** The account that makes a release, as far as its releases are like it. `spotifyProfile` is the address that was typed, '' for none. */
type Maker = { artistName: string; spotifyProfile: string };

type Given = { maker: Maker; creditId: CreditId; now: Date };

/** What of a new release follows from another, or from the account; each of it can be changed. */
export type ReleaseDefaults = Pick<
  DraftRelease,
  | 'primaryGenre'
  | 'secondaryGenre'
  | 'metadataLanguage'
  | 'pLine'
  | 'cLine'
  | 'recordLabel'
  | 'stores'
  | 'territories'
  | 'firstTrack'
>;

/**
 * What a new release begins with after `last`, the release that its artist was at last (product 32.1): this year, and the rest as there. Codes,
 * dates, titles and whatever an artist answers for each recording (explicit content, AI, cover songs, Content ID) are never taken over.
 */
export const defaultsAfter = (last: Release, { maker, creditId, now }: Given): ReleaseDefaults => {
  const { artists, audioLanguage } = beginning(last);
  const own = ownCredit({ maker, creditId });
  const known = artists.find(({ name }) => name === own?.name);
  return {
    ...settingsOf(last, { maker, now }),
    // The account's own name, with the address under which Spotify knew it there.
    firstTrack: { artists: own ? [{ ...own, spotifyUri: known?.spotifyUri || own.spotifyUri }] : [], audioLanguage },
  };
};

/** The same for a release that is made from another one: by its artists, too (product 32.4). */
export const defaultsFrom = (source: Release, given: Given): ReleaseDefaults => {
  const start = beginning(source);
  const own = ownCredit(given);
  return {
    ...settingsOf(source, given),
    firstTrack: { ...start, artists: start.artists.length > 0 || !own ? start.artists : [own] },
  };
};

/** What the first release of an account begins with: its own name on both lines, and on its first track. */
export function firstDefaults(given: Given): Pick<ReleaseDefaults, 'pLine' | 'cLine' | 'firstTrack'> {
  const own = ownCredit(given);
  const line = lineOf(given.now, given.maker.artistName);
  return { pLine: line, cLine: line, firstTrack: own ? { artists: [own], audioLanguage: 'en' } : null };
}

const settingsOf = (
  release: Release,
  { maker, now }: Omit<Given, 'creditId'>,
): Omit<ReleaseDefaults, 'firstTrack'> => ({
  primaryGenre: release.primaryGenre,
  secondaryGenre: release.secondaryGenre,
  metadataLanguage: release.metadataLanguage,
  pLine: lineOf(now, release.pLine?.holder ?? maker.artistName),
  cLine: lineOf(now, release.cLine?.holder ?? maker.artistName),
  recordLabel: release.recordLabel,
  stores: storesLike(release.stores),
  territories: release.territories,
});

/** None for a name that is no holder: sign-up takes names that a field of a release does not. */
const lineOf = (now: Date, holder: string): RightsLine | null =>
  RightsLine.safeParse({ year: now.getUTCFullYear(), holder }).data ?? null;

/** How the first track of a release begins, or would. */
function beginning(release: Release): TrackStart {
  const [first] = orderedTracks(release);
  return first ? startLike(first) : (release.firstTrack ?? { artists: [], audioLanguage: 'en' });
}

function ownCredit({ maker, creditId }: Omit<Given, 'now'>) {
  const credit = firstCredit({ id: creditId, artistName: maker.artistName });
  if (!credit) return undefined;
  const uri = spotifyUriOf(maker.spotifyProfile);
  return { ...credit, spotifyUri: uri === maker.spotifyProfile ? '' : uri };
}
