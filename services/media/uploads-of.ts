import type { ArtistId, MediaId, ReleaseId, TrackId } from '../../shared/ids.ts';
import type { Media } from '../../shared/media/media.ts';
import { keys } from '../platform/keys.ts';
import type { Table } from '../platform/table.ts';
import { StoredMedia } from './stored-media.ts';

type Owned = { artistId: ArtistId; releaseId: ReleaseId };

/** How their sort keys begin. */
export const UPLOADS = 'MEDIA#';

const NO_ID = '' as MediaId;
/** Uploads stand in their release's partition: whichever the upload, it is the same. */
export const partitionOf = (owned: Owned): string => keys.media({ ...owned, mediaId: NO_ID }).PK;

/** All uploads of a release that are remembered. One query. */
export const uploadsOf = async (table: Table, owned: Owned): Promise<StoredMedia[]> =>
  (await table.partition(partitionOf(owned), { prefix: UPLOADS, consistent: true })).map((item) =>
    StoredMedia.parse(item),
  );

/** The track that a file is for, or undefined for one of the release itself. */
export const trackOf = ({ target }: Pick<Media, 'target'>): TrackId | undefined =>
  target.kind === 'cover' ? undefined : target.trackId;
