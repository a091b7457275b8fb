import * as z from 'zod';
import { contract, file } from '../contract/route.ts';
import { ArtistId, ReleaseId } from '../ids.ts';

const byOwner = z.object({ artistId: ArtistId, releaseId: ReleaseId });

export const exportContract = contract({
  /** Answers the distributor's file and marks the release exported, once (product 14.1). */
  'POST /api/admin/artists/{artistId}/releases/{releaseId}/export': {
    access: 'reviewer',
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
  /** The same bytes again (product 14.2). */
  'GET /api/admin/artists/{artistId}/releases/{releaseId}/export': {
    access: 'reviewer',
    params: byOwner,
    reply: file('text/csv; charset=utf-8'),
    problems: ['release-not-found', 'not-exported'],
  },
});
