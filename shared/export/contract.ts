import * as z from 'zod';
import { contract, file } from '../contract/route.ts';
import { ArtistId, BatchId, ReleaseId, TrackId } from '../ids.ts';
import { OfficeRelease } from '../releases/office-release.ts';
import { TRACK_LIMIT } from '../releases/track-limit.ts';
import { Text } from '../text-schemas.ts';
import { CodeHolder, CodesImport, codeProblems } from './assigned-codes.ts';
import { BATCH_LIMIT, BatchExport } from './batch-export.ts';
import { ExportProfileName, StoredExport } from './stored-export.ts';

const byOwner = z.object({ artistId: ArtistId, releaseId: ReleaseId });
/** A code as typed, possibly with hyphens and spaces. */
const TypedCode = z.string().max(40, { abort: true });
/** A submission as exports name it: its id, or its time if it is from before submissions had ids. */
const SubmissionName = z.string().regex(/^[\w.:-]{1,40}$/);
/** The maximum size of a file of codes: about four thousand lines, because a request is limited to 256 KB. */
const CSV_LIMIT = 200_000;

export const exportContract = contract({
  /**
   * Exports a release: returns its file in a given layout, and marks the release as exported the first time (product
   * 14.1).
   */
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
      'release-withdrawn',
      'release-changed',
    ],
  },
  /** Returns the same bytes as the last export (product 14.2). */
  'GET /api/admin/artists/{artistId}/releases/{releaseId}/export': {
    access: 'reviewer',
    params: byOwner,
    reply: file('text/csv; charset=utf-8'),
    problems: ['release-not-found', 'not-exported'],
  },
  /**
   * Stores the codes that the distributor assigned (product 14.8), the only possible change to an exported release.
   * Each code comes with the value that the page showed, so a repeated call is safe. Without a track, the code is the
   * UPC.
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
  /**
   * Stores the codes of many releases from a file with the columns `release id`, `upc`, `track number` and `isrc`
   * (product 14.9).
   */
  'POST /api/admin/codes/import': {
    access: 'reviewer',
    body: z.strictObject({ csv: z.string().max(CSV_LIMIT, { abort: true }) }),
    reply: CodesImport,
    problems: ['import-unreadable'],
  },
  /** Finds the owner of a code; `holder` is null if the code is free. */
  'GET /api/admin/codes': {
    access: 'reviewer',
    query: z.strictObject({ code: TypedCode }),
    reply: CodeHolder,
    problems: ['code-wrong'],
  },
  /** Releases a code that the office wants to assign to another owner (product 14.10). */
  'POST /api/admin/artists/{artistId}/releases/{releaseId}/codes/free': {
    access: 'reviewer',
    params: byOwner,
    body: z.strictObject({ code: TypedCode, reason: Text.min(1, 'Please enter a reason') }),
    reply: z.object({ freed: z.literal(true) }),
    problems: ['code-wrong', 'code-not-claimed', 'release-changed'],
  },
  /** Lists the exports of a release, newest first (product 14.6). */
  'GET /api/admin/artists/{artistId}/releases/{releaseId}/exports': {
    access: 'reviewer',
    params: byOwner,
    reply: z.object({ exports: z.array(StoredExport) }),
    problems: [],
  },
  /** Returns the file of one export, byte for byte, however often the release was updated since (product 35.8). */
  'GET /api/admin/artists/{artistId}/releases/{releaseId}/exports/{submission}': {
    access: 'reviewer',
    params: byOwner.extend({ submission: SubmissionName }),
    reply: file('text/csv; charset=utf-8'),
    problems: ['not-exported'],
  },
  /** Exports and packs releases in the background (product 14.11). */
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
  /** Lists the batches of the last few days, newest first, with their progress. */
  'GET /api/admin/exports': { access: 'reviewer', reply: z.object({ batches: z.array(BatchExport) }), problems: [] },
  /** Returns a signed URL for one part of a batch, valid for an hour. */
  'GET /api/admin/exports/{batchId}/parts/{part}': {
    access: 'reviewer',
    params: z.object({ batchId: BatchId, part: z.coerce.number<string>().int().min(1).max(999) }),
    reply: z.object({ url: z.string() }),
    problems: ['batch-not-found'],
  },
});
