import { fold } from '../fold.ts';
import type { ArtistId, ReleaseId, TrackId } from '../ids.ts';

/** The facts by which a statement identifies a recording, each '' if omitted. The UPC has 13 digits. */
export type NamedRecording = { isrc: string; upc: string; title: string; artist: string };

/** A track of the catalogue, with the codes assigned to it. */
export type CatalogueTrack = {
  artistId: ArtistId;
  releaseId: ReleaseId;
  trackId: TrackId;
  isrc: string;
  /** The UPC of the release, 13 digits; '' if it has none yet. */
  upc: string;
  title: string;
  artist: string;
  releaseTitle: string;
  /** Whether the office has taken the track out of the stores, or the account was closed. */
  isWithdrawn: boolean;
};

/** The queries that the matcher sends to the catalogue. */
export type Catalogue = {
  byIsrc: (isrc: string) => readonly CatalogueTrack[];
  byUpc: (upc: string) => readonly CatalogueTrack[];
  byTitle: (foldedTitle: string) => readonly CatalogueTrack[];
  /** The office's earlier decision about a recording, by its `matchKey`. */
  savedFor: (key: string) => CatalogueTrack | undefined;
};

export type Match =
  | { kind: 'matched'; by: 'saved' | 'upc-and-isrc' | 'isrc' | 'only-track-of-upc'; track: CatalogueTrack }
  /** The release was sold as a whole, so its tracks share the earnings (product 23.18). */
  | { kind: 'matched'; by: 'whole-release'; tracks: readonly CatalogueTrack[] }
  /** The office has to decide, because a withdrawn release should not have earnings. */
  | { kind: 'withdrawn'; track: CatalogueTrack }
  /** The codes belong to several tracks: of different owners, or of different releases by one owner. */
  | { kind: 'two-owners' | 'two-releases'; tracks: readonly CatalogueTrack[] }
  | { kind: 'unmatched'; suggestions: readonly CatalogueTrack[] };

/**
 * Makes the key of a saved match: everything that the statement says about the recording, normalized as for a search.
 */
export const matchKey = ({ isrc, upc, title, artist }: NamedRecording): string =>
  [isrc, upc, fold(title).trim(), fold(artist).trim()].join('\n');

const match = (by: Extract<Match, { track: CatalogueTrack; by: string }>['by'], track: CatalogueTrack): Match =>
  track.isWithdrawn ? { kind: 'withdrawn', track } : { kind: 'matched', by, track };

const matchSeveral = (tracks: readonly CatalogueTrack[]): Match => {
  const isOne = new Set(tracks.map(({ artistId }) => artistId)).size === 1;
  return { kind: isOne ? 'two-releases' : 'two-owners', tracks };
};

/** Whether a title is that of a track rather than of the release. If so, a person decides which track it is. */
const isTrackTitle = (title: string, tracks: readonly CatalogueTrack[]): boolean => {
  const isCalled = (text: string) => fold(text).trim() === fold(title).trim();
  return tracks.some((track) => isCalled(track.title)) && !tracks.some(({ releaseTitle }) => isCalled(releaseTitle));
};

function wholeRelease(tracks: readonly CatalogueTrack[]): Match {
  const withdrawn = tracks.find(({ isWithdrawn }) => isWithdrawn);
  return withdrawn ? { kind: 'withdrawn', track: withdrawn } : { kind: 'matched', by: 'whole-release', tracks };
}

const SUGGESTIONS = 5;

/**
 * Matches a recording in a statement to the catalogue. Codes are decisive; a title only suggests tracks. A doubtful
 * match pays nobody, because money paid to the wrong artist cannot be recovered.
 */
export function matchRecording(named: NamedRecording, catalogue: Catalogue): Match {
  const saved = catalogue.savedFor(matchKey(named));
  if (saved) return match('saved', saved);
  const withIsrc = named.isrc === '' ? [] : catalogue.byIsrc(named.isrc);
  const ofUpc = named.upc === '' ? [] : catalogue.byUpc(named.upc);

  const both = withIsrc.filter(({ upc }) => upc === named.upc && upc !== '');
  const [one] = both;
  if (one && both.length === 1) return match('upc-and-isrc', one);
  // The release is ours but does not contain the recording, so one of the two codes must be wrong.
  if (named.isrc !== '' && ofUpc.length > 0 && both.length === 0)
    return withIsrc.length > 0 ? matchSeveral([...withIsrc, ...ofUpc]) : unmatched(named, catalogue, ofUpc);

  const [track] = withIsrc;
  if (track && withIsrc.length === 1) return match('isrc', track);
  if (withIsrc.length > 1) return matchSeveral(withIsrc);
  const [only] = ofUpc;
  if (named.isrc === '' && only && ofUpc.length === 1) return match('only-track-of-upc', only);
  const isOneRelease = new Set(ofUpc.map(({ releaseId }) => releaseId)).size === 1;
  if (named.isrc === '' && isOneRelease && !isTrackTitle(named.title, ofUpc)) return wholeRelease(ofUpc);
  return unmatched(named, catalogue, ofUpc);
}

/**
 * Suggests tracks: first those of the release, then those with the same title, starting with those by the same artist.
 */
function unmatched({ title, artist }: NamedRecording, catalogue: Catalogue, ofUpc: readonly CatalogueTrack[]): Match {
  const isSame = (one: string, other: string) => fold(one).trim() === fold(other).trim();
  const titled = title.trim() === '' ? [] : catalogue.byTitle(fold(title).trim());
  const byArtist = [...titled].sort((a, b) => Number(isSame(b.artist, artist)) - Number(isSame(a.artist, artist)));
  const ofRelease = [...ofUpc].sort((a, b) => Number(isSame(b.title, title)) - Number(isSame(a.title, title)));
  return { kind: 'unmatched', suggestions: [...new Set([...ofRelease, ...byArtist])].slice(0, SUGGESTIONS) };
}
