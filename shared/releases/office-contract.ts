import * as z from 'zod';
import { Cursor, pageOf } from '../contract/page.ts';
import { contract } from '../contract/route.ts';
import { ArtistId, ReleaseId } from '../ids.ts';
import { FindingsReply } from '../rules/findings-reply.ts';
import { CatalogueRow, catalogueSorts } from './catalogue-row.ts';
import { ReleaseStatus } from './release.ts';
import { OfficeReleaseDetail } from './release-detail.ts';
import { OfficeMessage, WriteMessage } from './release-message.ts';
import { RequestChanges } from './request-changes.ts';

const ofArtist = z.object({ artistId: ArtistId, releaseId: ReleaseId });

/** Routes for the office to list, read and respond to any artist's releases. */
export const officeReleasesContract = contract({
  /**
   * Lists releases in a given state, across all artists. With `q`, lists only matches, sorted by the matching term;
   * otherwise sorted by `sort`.
   */
  'GET /api/admin/releases': {
    access: 'reviewer',
    query: z.strictObject({
      tab: ReleaseStatus,
      q: z.string().max(200, { abort: true }).optional(),
      sort: z.enum(catalogueSorts).optional(),
      cursor: Cursor.optional(),
    }),
    reply: pageOf(CatalogueRow).extend({ counts: z.record(ReleaseStatus, z.number()) }),
    problems: [],
  },
  /** Lists all releases in one state, by title, in pages of a few thousand, for an export (product 13.5). */
  'GET /api/admin/catalogue': {
    access: 'reviewer',
    query: z.strictObject({ tab: ReleaseStatus, cursor: Cursor.optional() }),
    reply: pageOf(CatalogueRow),
    problems: [],
  },
  'GET /api/admin/artists/{artistId}/releases/{releaseId}': {
    access: 'reviewer',
    params: ofArtist,
    reply: OfficeReleaseDetail,
    problems: ['release-not-found'],
  },
  /** The findings about a release, with those that only the server can find (product 39.2). */
  'GET /api/admin/artists/{artistId}/releases/{releaseId}/findings': {
    access: 'reviewer',
    params: ofArtist,
    reply: FindingsReply,
    problems: ['release-not-found'],
  },
  /**
   * Adds a message to the release's thread and emails the artist (product 21.5, 21.6). The release's state does not
   * change.
   */
  'POST /api/admin/artists/{artistId}/releases/{releaseId}/messages': {
    access: 'reviewer',
    params: ofArtist,
    body: WriteMessage,
    reply: OfficeMessage,
    problems: ['release-not-found', 'release-not-submitted', 'too-many-messages'],
    idempotent: 'in-its-write',
  },
  /**
   * Sends a submission back to its artist with reasons, by email too. Responds with the message added to the thread.
   */
  'POST /api/admin/artists/{artistId}/releases/{releaseId}/request-changes': {
    access: 'reviewer',
    params: ofArtist,
    body: RequestChanges,
    reply: OfficeMessage,
    problems: [
      'release-not-found',
      'release-not-submitted',
      'release-already-exported',
      'changes-already-requested',
      'submitted-again',
      'release-changed',
      'track-not-found',
    ],
    idempotent: 'in-its-write',
  },
});
