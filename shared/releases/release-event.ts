import * as z from 'zod';
import { IsoTime } from '../ids.ts';
import { PlanChoice, PlanName } from '../plans/paid-plan.ts';

/** Who made something happen to a release: its artist, the label's office, or the platform by itself. */
export const EventBy = z.enum(['artist', 'office', 'platform']);
export type EventBy = z.infer<typeof EventBy>;

const happened = { at: IsoTime, by: EventBy };
const exported = z.object({ kind: z.literal('exported'), ...happened });

const ofTheArtist = [
  z.object({ kind: z.literal('created'), ...happened }),
  z.object({ kind: z.literal('submitted'), ...happened, agreementVersion: z.string(), plan: PlanChoice.optional() }),
  z.object({ kind: z.literal('plan-paid'), ...happened, plan: PlanName }),
] as const;

/** Something that happened to a release and that its history tells for ever. Written with the change itself, never afterwards. */
export const ReleaseEvent = z.discriminatedUnion('kind', [...ofTheArtist, exported]);
export type ReleaseEvent = z.infer<typeof ReleaseEvent>;

/** The same as the office reads it: with the admin who did it, where that was kept. An artist is told of the office only. */
export const OfficeEvent = z.discriminatedUnion('kind', [
  ...ofTheArtist,
  exported.extend({ person: z.object({ id: z.string(), name: z.string() }).optional() }),
]);
export type OfficeEvent = z.infer<typeof OfficeEvent>;
