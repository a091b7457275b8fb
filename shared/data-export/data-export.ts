import * as z from 'zod';
import { IsoTime } from '../ids.ts';

/** The state of an artist's data export. A part is at most four gigabytes, so most archives have one part. */
export const DataExport = z.discriminatedUnion('state', [
  z.object({ state: z.literal('none') }),
  z.object({ state: z.literal('making'), requestedAt: IsoTime }),
  z.object({
    state: z.literal('ready'),
    requestedAt: IsoTime,
    /** When the archive can no longer be downloaded. */
    expiresAt: IsoTime,
    parts: z.array(z.object({ bytes: z.number() })),
  }),
]);
export type DataExport = z.infer<typeof DataExport>;
