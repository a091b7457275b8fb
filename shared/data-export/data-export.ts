import * as z from 'zod';
import { IsoTime } from '../ids.ts';

/** The state of an artist's data export. A part has at most four gigabytes, so most archives have one. */
export const DataExport = z.discriminatedUnion('state', [
  z.object({ state: z.literal('none') }),
  z.object({ state: z.literal('making'), requestedAt: IsoTime }),
  z.object({
    state: z.literal('ready'),
    requestedAt: IsoTime,
    /** When the download ends. */
    expiresAt: IsoTime,
    parts: z.array(z.object({ bytes: z.number() })),
  }),
]);
export type DataExport = z.infer<typeof DataExport>;
