import type { CreditId } from '../ids.ts';
import { firstCredit } from './first-credit.ts';
import { orderedTracks } from './ordered-tracks.ts';
import type { DraftRelease, Release } from './release.ts';
import { RightsLine } from './rights-line.ts';
import { spotifyUriFrom } from './spotify-uri-from.ts';
import { storesLike } from './stores-of-new.ts';
import { startLike, type TrackStart } from './track-start.ts';

/** The account that creates a release. `spotifyProfile` is as typed; '' for none. */
type Maker = { artistName: string; spotifyProfile: string };

type Account = { maker: Maker; creditId: CreditId; now: Date };

/** The defaults of a new release, from a previous release or the account. The artist can change each of them. */
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
 * The defaults of a new release, taken from `last`, the release that its artist last worked on (product 32.1), except
 * for the year, which is the current one. Codes, dates, titles and the answers for each recording (explicit content,
 * AI, cover songs, Content ID) are never copied.
 */
export const defaultsAfter = (last: Release, { maker, creditId, now }: Account): ReleaseDefaults => {
  const { artists, audioLanguage } = firstTrackStart(last);
  const own = ownCredit({ maker, creditId });
  const known = artists.find(({ name }) => name === own?.name);
  return {
    ...settingsOf(last, { maker, now }),
    // The account's own name, with the Spotify URI that it has on that release.
    firstTrack: { artists: own ? [{ ...own, spotifyUri: known?.spotifyUri || own.spotifyUri }] : [], audioLanguage },
  };
};

/** The defaults of a release that is made from an existing one, including that one's artists (product 32.4). */
export const defaultsFrom = (source: Release, account: Account): ReleaseDefaults => {
  const start = firstTrackStart(source);
  const own = ownCredit(account);
  return {
    ...settingsOf(source, account),
    firstTrack: { ...start, artists: start.artists.length > 0 || !own ? start.artists : [own] },
  };
};

/** The defaults of an account's first release: the account's own name in both rights lines and on the first track. */
export function firstDefaults(account: Account): Pick<ReleaseDefaults, 'pLine' | 'cLine' | 'firstTrack'> {
  const own = ownCredit(account);
  const line = lineOf(account.now, account.maker.artistName);
  return { pLine: line, cLine: line, firstTrack: own ? { artists: [own], audioLanguage: 'en' } : null };
}

const settingsOf = (
  release: Release,
  { maker, now }: Omit<Account, 'creditId'>,
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

/** Makes a rights line; null if sign-up accepts the holder's name but a release's fields do not. */
const lineOf = (now: Date, holder: string): RightsLine | null =>
  RightsLine.safeParse({ year: now.getUTCFullYear(), holder }).data ?? null;

/** Returns what the first track of a release begins with, even if the release has no tracks. */
function firstTrackStart(release: Release): TrackStart {
  const [first] = orderedTracks(release);
  return first ? startLike(first) : (release.firstTrack ?? { artists: [], audioLanguage: 'en' });
}

function ownCredit({ maker, creditId }: Omit<Account, 'now'>) {
  const credit = firstCredit({ id: creditId, artistName: maker.artistName });
  if (!credit) return undefined;
  const uri = spotifyUriFrom(maker.spotifyProfile);
  return { ...credit, spotifyUri: uri === maker.spotifyProfile ? '' : uri };
}
