import type { MediaId } from '../../../shared/ids.ts';
import type { Looked } from '../../../shared/looking/look.ts';
import { type Owned, releaseUpdate } from './release-write.ts';

/**
 * Records how far looking at a cover is, whatever the release's status. Fails if the release has another cover by now.
 * The artist has not changed anything, so the release does not move up in the library.
 */
export const lookUpdate = (tableName: string, owned: Owned, { mediaId, looked }: { mediaId: MediaId; looked: Looked }) =>
  releaseUpdate(tableName, owned, null, {
    set: ['cover.looked = :looked'],
    condition: 'cover.mediaId = :mediaId',
    values: { ':looked': looked, ':mediaId': mediaId },
  });
