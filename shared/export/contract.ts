import * as z from 'zod';
import { contract, file } from '../contract/route.ts';
import { ArtistId, BatchId, ReleaseId, TrackId } from '../ids.ts';
import { OfficeRelease } from '../releases/office-release.ts';
import { TRACK_LIMIT } from '../releases/track-limit.ts';
import { Text } from '../text.ts';
import { CodeHolder, CodesImport, codeProblems } from './assigned-codes.ts';
import { BATCH_LIMIT, BatchExport } from './batch-export.ts';
import { ExportProfileName, StoredExport } from './stored-export.ts';

const byOwner = z.object({ artistId: ArtistId, releaseId: ReleaseId });
/** As it is typed, with hyphens and spaces. */
const TypedCode = z.string().max(40, { abort: true });
/** Most characters of a file with codes: some four thousand lines, as a request of 256 KB holds them. */
const CSV_LIMIT = 200_000;

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
  /**
   * Writes in the codes that the distributor assigned (product 14.8): the only change that an exported release takes. Each says what the page
   * showed; one that is there already is fine. A code of the UPC names no track.
   */
  'PUT /api/admin/artists/{artistId}/releases/{releaseId}/codes': {
    access: 'reviewer',
    params: byOwner,
    body: z.strictObject({
      codes: z
        .array(z.strictObject({ trackId: TrackId.optional(), from: TypedCode, to: TypedCode }))
        .max(TRACK_LIMIT + 1, { abort: true })
        .min(1),
    }),
    reply: OfficeRelease,
    problems: codeProblems,
  },
  /** The same of many releases, from a file with the columns `release id`, `upc`, `track number` and `isrc` (product 14.9). */
  'POST /api/admin/codes/import': {
    access: 'reviewer',
    body: z.strictObject({ csv: z.string().max(CSV_LIMIT, { abort: true }) }),
    reply: CodesImport,
    problems: ['import-unreadable'],
  },
  /** Whose a code is; `holder` is null when nobody has it. */
  'GET /api/admin/codes': {
    access: 'reviewer',
    query: z.strictObject({ code: TypedCode }),
    reply: CodeHolder,
    problems: ['code-wrong'],
  },
  /** Takes a code from the release that has it, for the office decides that it is somebody else's (product 14.10). */
  'POST /api/admin/artists/{artistId}/releases/{releaseId}/codes/free': {
    access: 'reviewer',
    params: byOwner,
    body: z.strictObject({ code: TypedCode, reason: Text.min(1, 'Please write why') }),
    reply: z.object({ freed: z.literal(true) }),
    problems: ['code-wrong', 'code-not-claimed', 'release-changed'],
  },
  /** What was handed out of a release, the newest first (product 14.6). */
  'GET /api/admin/artists/{artistId}/releases/{releaseId}/exports': {
    access: 'reviewer',
    params: byOwner,
    reply: z.object({ exports: z.array(StoredExport) }),
    problems: [],
  },
  /** Exports releases together and packs them, in the background (product 14.11). */
  'POST /api/admin/exports': {
    access: 'reviewer',
    body: z.strictObject({
      releases: z.array(byOwner.strict()).max(BATCH_LIMIT, { abort: true }).min(1),
      profile: ExportProfileName.optional(),
      withFiles: z.boolean(),
    }),
    reply: BatchExport,
    problems: [],
    idempotent: 'in-its-write',
  },
  /** Those of the last days, the newest first, with how far each is. */
  'GET /api/admin/exports': { access: 'reviewer', reply: z.object({ batches: z.array(BatchExport) }), problems: [] },
  /** An address that gives one part of a batch, for an hour. */
  'GET /api/admin/exports/{batchId}/parts/{part}': {
    access: 'reviewer',
    params: z.object({ batchId: BatchId, part: z.coerce.number<string>().int().min(1).max(999) }),
    reply: z.object({ url: z.string() }),
    problems: ['batch-not-found'],
  },
});
