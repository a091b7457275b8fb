import * as z from 'zod';
import { ArtistId, BatchId, IsoTime, ReleaseId } from '../ids.ts';
import { OfficePerson } from '../releases/office-person.ts';
import { ExportProfileName } from './stored-export.ts';

/** Most releases of one batch: as many as one function packs in its quarter of an hour. */
export const BATCH_LIMIT = 500;

/** Releases that are exported together, and packed. Those that were exported before are packed with the bytes that they had. */
export const BatchExport = z.object({
  id: BatchId,
  state: z.enum(['making', 'ready']),
  profile: ExportProfileName,
  /** Whether cover, masters and licences are packed too. */
  withFiles: z.boolean(),
  requestedAt: IsoTime,
  by: OfficePerson.extend({ id: ArtistId }),
  total: z.number().int(),
  done: z.number().int(),
  /** Those that could not be exported, each with the code of its refusal. */
  failed: z.array(
    z.object({
      artistId: ArtistId,
      releaseId: ReleaseId,
      code: z.string(),
      details: z.record(z.string(), z.unknown()),
    }),
  ),
  /** ZIP files of at most four gigabytes; none while they are made. */
  parts: z.array(z.object({ bytes: z.number() })),
});
export type BatchExport = z.infer<typeof BatchExport>;
