import type { ArtistId, ReleaseId } from '../../../shared/ids.ts';
import { albumArtist } from '../../../shared/releases/derived-credits.ts';
import type { OfficeRelease } from '../../../shared/releases/office-release.ts';
import { orderedTracks } from '../../../shared/releases/ordered-tracks.ts';
import { asEan } from '../../../shared/releases/upc.ts';
import type { CatalogueTrack } from '../../../shared/royalties/match-recording.ts';

/**
 * The facts that determine a release's percentage. Kept to a minimum, because a statement may name a million releases.
 */
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

/**
 * Returns the first-seen of all equal strings, so that a million releases share the memory for their codes and names.
 */
export type Same = <T extends string>(text: T) => T;

/** @param known strings that are kept in memory anyway */
export function sameStrings(known: Iterable<string>): Same {
  const seen = new Map<string, string>();
  for (const text of known) seen.set(text, text);
  return <T extends string>(text: T): T => {
    const found = seen.get(text);
    if (found === undefined) seen.set(text, text);
    return (found as T | undefined) ?? text;
  };
}

/** Keeps only the small part of a release that matching needs. */
export function catalogueRelease(release: OfficeRelease, same: Same): CatalogueRelease {
  const { id, plan, status, title, trackIds } = release;
  const artistId = same(release.artistId);
  const shared = {
    artistId,
    releaseId: id,
    upc: release.upc === '' ? '' : same(asEan(release.upc)),
    artist: same(albumArtist(release)),
    releaseTitle: title,
    // A release that was taken down still sold before that, so it matches.
    isWithdrawn: status === 'changes_requested' || (status === 'withdrawn' && !release.exportedAt),
  };
  return {
    terms: { id, artistId, trackCount: trackIds.length, plan },
    isDraft: status === 'draft',
    tracks: orderedTracks(release).map((track) => ({
      ...shared,
      trackId: track.id,
      isrc: same(track.isrc),
      title: track.title === title ? title : track.title,
    })),
  };
}
