import type { CatalogueTrack, NamedRecording } from '../../../shared/royalties/match-recording.ts';

/** The part of a track of the catalogue that a plan needs. */
export type PaidTrack = Pick<CatalogueTrack, 'releaseId' | 'trackId' | 'isrc' | 'upc' | 'title' | 'releaseTitle'>;

/**
 * A unit to pay: a track, or all tracks of a release that was sold as a whole, with its recordings in the statement.
 * `n` is its number in the plan.
 */
export type PayableUnit = {
  n: number;
  releaseId: CatalogueTrack['releaseId'];
  tracks: readonly PaidTrack[];
  recordings: readonly NamedRecording[];
};

export const isAlbum = ({ tracks }: Pick<PayableUnit, 'tracks'>): boolean => tracks.length > 1;
