import * as z from 'zod';
import { contract, file } from '../contract/route.ts';
import { ArtistId, ReleaseId } from '../ids.ts';

const byOwner = z.object({ artistId: ArtistId, releaseId: ReleaseId });

export const exportContract = contract({
  /** submit-release (S2 section 7): answers the distributor's file and marks the release exported, once. */
  'POST /api/admin/artists/{artistId}/releases/{releaseId}/export': {
    access: 'admin',
    params: byOwner,
    reply: file('text/csv; charset=utf-8'),
    problems: [
      'release-not-found',
      'release-not-submitted',
      'release-already-exported',
      'cell-not-exportable',
      'release-too-large',
    ],
  },
  /** The same bytes again (decisions, "States"). */
  'GET /api/admin/artists/{artistId}/releases/{releaseId}/export': {
    access: 'admin',
    params: byOwner,
    reply: file('text/csv; charset=utf-8'),
    problems: ['release-not-found', 'not-exported'],
  },
});
