import * as z from 'zod';
import { IsoTime, ReleaseId } from '../ids.ts';
import { MicrosText } from '../money.ts';

const releaseFact = <K extends string>(kind: K) =>
  z.object({ kind: z.literal(kind), releaseId: ReleaseId, at: IsoTime });

/**
 * A fact as it is read from the change of an item, before its notice is written. It identifies the notice, so that a
 * repeated fact gives no second one; everything else is read when the notice is written.
 */
export const NoticeFact = z.discriminatedUnion('kind', [
  releaseFact('submitted'),
  releaseFact('delivered'),
  releaseFact('taken-down'),
  releaseFact('withdrawn'),
  /** A store was first seen live at `at`. */
  releaseFact('live'),
  /** Earnings of a month changed. `ver` is the version after the change, `beforeMicros` the sum before it. */
  z.object({ kind: z.literal('earned'), month: z.string(), ver: z.int(), beforeMicros: MicrosText }),
]);
export type NoticeFact = z.infer<typeof NoticeFact>;
export type ReleaseFact = Exclude<NoticeFact, { kind: 'earned' }>;
export type EarnedFact = Extract<NoticeFact, { kind: 'earned' }>;
