import type { ArtistId, ReleaseId, TrackId } from '../../shared/ids.ts';
import type { Media } from '../../shared/media/media.ts';
import { keys } from '../platform/keys.ts';
import type { Table } from '../platform/table.ts';
import { StoredMedia } from './stored-media.ts';

type Owned = { artistId: ArtistId; releaseId: ReleaseId };

/** The prefix of the uploads' sort keys. */
export const UPLOADS = 'MEDIA#';

/** The partition of a release's uploads. */
export const partitionOf = (owned: Owned): string => keys.media.prefix(owned).PK;

/** All stored uploads of a release. One query. */
export const uploadsOf = async (table: Table, owned: Owned): Promise<StoredMedia[]> =>
  (await table.partition(partitionOf(owned), { prefix: UPLOADS, consistent: true })).map((item) =>
    StoredMedia.parse(item),
  );

/** The track of a file; undefined for a cover. */
export const trackOf = ({ target }: Pick<Media, 'target'>): TrackId | undefined =>
  target.kind === 'cover' ? undefined : target.trackId;
