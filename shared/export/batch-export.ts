import * as z from 'zod';
import { ArtistId, BatchId, IsoTime, ReleaseId } from '../ids.ts';
import { OfficePerson } from '../releases/office-person.ts';
import { ExportProfileName } from './stored-export.ts';

/** The maximum number of releases in a batch: as many as a function can pack in 15 minutes. */
export const BATCH_LIMIT = 500;

/**
 * Releases that are exported and packed together. A release that was already exported is packed with the same bytes.
 */
export const BatchExport = z.object({
  id: BatchId,
  state: z.enum(['making', 'ready']),
  profile: ExportProfileName,
  /** Whether to pack covers, masters and licenses. */
  withFiles: z.boolean(),
  requestedAt: IsoTime,
  by: OfficePerson.extend({ id: ArtistId }),
  total: z.number().int(),
  done: z.number().int(),
  /** Releases that could not be exported, with their problem codes. */
  failed: z.array(
    z.object({
      artistId: ArtistId,
      releaseId: ReleaseId,
      code: z.string(),
      details: z.record(z.string(), z.unknown()),
    }),
  ),
  /** ZIP files of at most four gigabytes each; empty until they are ready. */
  parts: z.array(z.object({ bytes: z.number() })),
});
export type BatchExport = z.infer<typeof BatchExport>;
