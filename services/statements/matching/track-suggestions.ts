import { Problem } from '../../../shared/contract/problem.ts';
import { fold } from '../../../shared/fold.ts';
import type { ArtistId } from '../../../shared/ids.ts';
import { albumArtist } from '../../../shared/releases/derived-credits.ts';
import { orderedTracks } from '../../../shared/releases/ordered-tracks.ts';
import type { Release } from '../../../shared/releases/release.ts';
import { asEan } from '../../../shared/releases/upc.ts';
import type {
  PayingDecision,
  ReleaseName,
  TrackDecision,
  TrackName,
} from '../../../shared/statements/statement-parts.ts';
import type { ProfileRepository } from '../../profiles/profile-repository.ts';
import type { CodeRepository } from '../../releases/codes/code-repository.ts';
import type { ReleaseSearchRepository } from '../../releases/library/release-search-repository.ts';
import type { ReleaseRepository } from '../../releases/storage/release-repository.ts';
import type { ListedRecording } from '../planning/plan-objects.ts';

type Needs = {
  codes: Pick<CodeRepository, 'holder'>;
  releases: Pick<ReleaseRepository, 'find' | 'get'>;
  search: Pick<ReleaseSearchRepository, 'search'>;
  profiles: Pick<ProfileRepository, 'find'>;
};

const SUGGESTIONS = 5;
const searched = ['exported', 'submitted'] as const;

const plain = (text: string): string => fold(text).trim();

export const tracksOf = (release: Release): TrackName[] =>
  orderedTracks(release).map(({ id, title, isrc }) => ({
    releaseTracks: release.trackIds.length,
    artistId: release.artistId,
    releaseId: release.id,
    trackId: id,
    title,
    artist: albumArtist(release),
    releaseTitle: release.title,
    isrc,
    upc: release.upc === '' ? '' : asEan(release.upc),
  }));

/** Suggests tracks from the catalogue for a recording, on demand. */
export const trackSuggestions = ({ codes, releases, search, profiles }: Needs) => ({
  /**
   * Lists tracks of the release with the recording's UPC, then of releases found by title or artist; tracks with the
   * same title come first.
   */
  async suggestions({ upc, isrc, title, artist }: ListedRecording): Promise<TrackName[]> {
    const holders = await Promise.all([
      upc === '' ? undefined : codes.holder('upc', upc),
      isrc === '' ? undefined : codes.holder('isrc', isrc),
    ]);
    const typed = [title, artist].filter((text) => plain(text) !== '');
    const pages = await Promise.all(
      searched.flatMap((state) => typed.map((text) => search.search(state, text, undefined))),
    );
    const owned = [
      ...holders.flatMap((holder) => holder ?? []),
      ...pages.flatMap(({ items }) => items.map(({ id: releaseId, artistId }) => ({ artistId, releaseId }))),
    ];
    const each = [...new Map(owned.map((one) => [one.releaseId, one])).values()].slice(0, SUGGESTIONS);
    const found = await Promise.all(each.map((one) => releases.find(one)));
    const tracks = found.flatMap((release) => (release ? tracksOf(release) : []));
    const rank = (track: TrackName): number =>
      (track.isrc !== '' && track.isrc === isrc ? 4 : 0) +
      (plain(track.title) === plain(title) ? 2 : 0) +
      (plain(track.artist) === plain(artist) ? 1 : 0);
    const holderIds = new Set(holders.flatMap((holder) => holder?.releaseId ?? []));
    return tracks
      .filter((track) => rank(track) > 0 || holderIds.has(track.releaseId))
      .sort((one, other) => rank(other) - rank(one))
      .slice(0, SUGGESTIONS);
  },

  /** Returns the current name of the chosen track; undefined if it was deleted. */
  async trackOf({ artistId, releaseId, trackId }: TrackDecision): Promise<TrackName | undefined> {
    const release = await releases.find({ artistId, releaseId });
    return release && tracksOf(release).find((track) => track.trackId === trackId);
  },

  /** Returns the current name of a whole release; undefined if it was deleted. */
  async releaseOf({ artistId, releaseId }: PayingDecision): Promise<ReleaseName | undefined> {
    const release = await releases.find({ artistId, releaseId });
    return release && { title: release.title, artist: albumArtist(release), tracks: release.trackIds.length };
  },

  /** @throws Problem `release-not-found`, `track-not-found` */
  async assertPayee(decision: PayingDecision): Promise<void> {
    const release = await releases.get({ artistId: decision.artistId, releaseId: decision.releaseId });
    const exists = decision.to === 'release' ? release.trackIds.length > 0 : release.tracks[decision.trackId];
    if (!exists) throw new Problem('track-not-found');
  },

  async artistNames(artistIds: readonly ArtistId[]): Promise<Map<ArtistId, string>> {
    const found = await Promise.all(artistIds.map((artistId) => profiles.find(artistId)));
    return new Map(artistIds.map((artistId, n) => [artistId, found[n]?.artistName ?? '']));
  },
});
