import * as z from 'zod';
import { IsoTime } from '../ids.ts';
import { OfficePerson } from '../releases/office-person.ts';
import { exportProfiles } from './export-profile.ts';

export const ExportProfileName = z.enum(exportProfiles);

/**
 * An export: its file's SHA-256 (hexadecimal), its author, its time, and the submission it was made from. Exporting the
 * same release in the same version of a layout produces the same bytes.
 */
export const StoredExport = z.object({
  /** The exported submission: its id, or its time if it was made before submissions had ids. */
  submission: z.string(),
  profile: ExportProfileName,
  profileVersion: z.number().int(),
  fileName: z.string(),
  /** Whether it updates what was delivered before. */
  isUpdate: z.boolean().optional(),
  bytes: z.number().int(),
  sha256: z.string(),
  at: IsoTime,
  by: OfficePerson,
  /** The cover, masters and licenses that the export names. Files uploaded before hashes were stored have none. */
  files: z.array(z.object({ name: z.string(), sha256: z.string().optional() })),
});
export type StoredExport = z.infer<typeof StoredExport>;
