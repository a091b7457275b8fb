import * as z from 'zod';
import { ApiConfig } from '../platform/config.ts';

export const StoresConfig = ApiConfig.extend({ AUDIT_TABLE_NAME: z.string().min(1) });

/** The hourly look-up of releases at public catalogues. */
export const LookUpsDueConfig = z.object({
  TABLE_NAME: z.string().min(1),
  ITUNES_URL: z.url(),
  DEEZER_URL: z.url(),
  /** How many releases are looked up in a minute; 0 for none. */
  LOOK_UPS_PER_MINUTE: z.coerce.number<string>().int().min(0),
});
