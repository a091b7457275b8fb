import type { ArtistId, MediaId, ReleaseId } from '../../shared/ids.ts';

/** Which upload to which release. */
export type MediaAddress = { artistId: ArtistId; releaseId: ReleaseId; mediaId: MediaId };
