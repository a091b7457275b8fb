import type { ArtistId, ReleaseId } from '../../../shared/ids.ts';
import { albumArtist } from '../../../shared/releases/derived-credits.ts';
import type { OfficeRelease } from '../../../shared/releases/office-release.ts';
import { orderedTracks } from '../../../shared/releases/ordered-tracks.ts';
import { asEan } from '../../../shared/releases/upc.ts';
import type { CatalogueTrack } from '../../../shared/royalties/match-recording.ts';

/** What determines the percentage of a release. A statement may name a million of them, so it is kept small. */
export type ReleaseTerms = {
  id: ReleaseId;
  artistId: ArtistId;
  trackCount: number;
  plan: OfficeRelease['plan'];
};

/** The part of a release that matching needs. */
export type CatalogueRelease = {
  terms: ReleaseTerms;
  /** Whether the release was never submitted, so that no store can have it. */
  isDraft: boolean;
  tracks: readonly CatalogueTrack[];
};

/** Keeps the part of a release that matching needs, a twentieth of it. */
export function catalogueRelease(release: OfficeRelease): CatalogueRelease {
  const { id, artistId, plan, status, title, trackIds } = release;
  const shared = {
    artistId,
    releaseId: id,
    upc: release.upc === '' ? '' : asEan(release.upc),
    artist: albumArtist(release),
    releaseTitle: title,
    isWithdrawn: status === 'changes_requested',
  };
  return {
    terms: { id, artistId, trackCount: trackIds.length, plan },
    isDraft: status === 'draft',
    tracks: orderedTracks(release).map((track) => ({
      ...shared,
      trackId: track.id,
      isrc: track.isrc,
      title: track.title,
    })),
  };
}
