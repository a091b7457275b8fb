import * as z from 'zod';
import { contract, file } from '../contract/route.ts';
import { ArtistId, ReleaseId } from '../ids.ts';
import { ExportProfileName, StoredExport } from './stored-export.ts';

const byOwner = z.object({ artistId: ArtistId, releaseId: ReleaseId });

export const exportContract = contract({
  /** Answers the distributor's file in one of the layouts, and marks the release exported, once (product 14.1). */
  'POST /api/admin/artists/{artistId}/releases/{releaseId}/export': {
    access: 'reviewer',
    params: byOwner,
    body: z.strictObject({ profile: ExportProfileName.optional() }),
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
  /** What was handed out of a release, the newest first (product 14.6). */
  'GET /api/admin/artists/{artistId}/releases/{releaseId}/exports': {
    access: 'reviewer',
    params: byOwner,
    reply: z.object({ exports: z.array(StoredExport) }),
    problems: [],
  },
});
