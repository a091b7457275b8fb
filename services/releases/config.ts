import * as z from 'zod';
import { ApiConfig, ListenerConfig } from '../platform/config.ts';

/** Comma-separated prefixes; an empty string for none. */
const prefixes = (prefix: RegExp, message: string) =>
  z
    .string()
    .default('')
    .transform((text) => text.split(',').filter((one) => one !== ''))
    .pipe(z.array(z.string().regex(prefix, message)));

/**
 * The ranges from which the platform assigns codes. Without a range, a blank code stays blank and the distributor
 * assigns it (product 9.1).
 */
export const CodePrefixes = {
  ISRC_PREFIXES: prefixes(/^[A-Z]{2}[A-Z0-9]{3}$/, 'An ISRC prefix is two letters and three letters or digits'),
  UPC_PREFIXES: prefixes(/^\d{6,10}$/, 'A UPC prefix is 6 to 10 digits'),
};

/** The hourly check for expired plans needs only the table. */
export const PlansEndConfig = z.object({ TABLE_NAME: z.string().min(1) });

export const ReleasesConfig = ApiConfig.extend({ ...CodePrefixes, AUDIT_TABLE_NAME: z.string().min(1) });

/** For the function that submits releases once their payment has arrived. */
export const SubmissionDueConfig = ListenerConfig.extend({ ...CodePrefixes, TABLE_NAME: z.string().min(1) });
