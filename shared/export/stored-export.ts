import * as z from 'zod';
import { IsoTime } from '../ids.ts';
import { OfficePerson } from '../releases/office-person.ts';
import { exportProfiles } from './export-profile.ts';

export const ExportProfileName = z.enum(exportProfiles);

/**
 * An export: the SHA-256 of its file (hexadecimal), who made it, when, and from what. The same release in the same
 * version of a layout gives the same bytes.
 */
export const StoredExport = z.object({
  /** Its submission: an id, or the time for one from before submissions had ids. */
  submission: z.string(),
  profile: ExportProfileName,
  profileVersion: z.number().int(),
  fileName: z.string(),
  bytes: z.number().int(),
  sha256: z.string(),
  at: IsoTime,
  by: OfficePerson,
  /** The cover, masters and licences that it names. Files from before hashes were stored have none. */
  files: z.array(z.object({ name: z.string(), sha256: z.string().optional() })),
});
export type StoredExport = z.infer<typeof StoredExport>;
