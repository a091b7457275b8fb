import * as z from 'zod';
import { IsoTime } from '../ids.ts';

/** Where an artist's own data export is. A part has at most four gigabytes: nearly every artist has one. */
export const DataExport = z.discriminatedUnion('state', [
  z.object({ state: z.literal('none') }),
  z.object({ state: z.literal('making'), requestedAt: IsoTime }),
  z.object({
    state: z.literal('ready'),
    requestedAt: IsoTime,
    /** Until then it can be fetched. */
    expiresAt: IsoTime,
    parts: z.array(z.object({ bytes: z.number() })),
  }),
]);
export type DataExport = z.infer<typeof DataExport>;
