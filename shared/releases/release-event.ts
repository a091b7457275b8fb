import * as z from 'zod';
import { IsoTime } from '../ids.ts';
import { PlanChoice, PlanName } from '../plans/paid-plan.ts';

/** Who made something happen to a release: its artist, the label's office, or the platform by itself. */
export const EventBy = z.enum(['artist', 'office', 'platform']);
export type EventBy = z.infer<typeof EventBy>;

const happened = { at: IsoTime, by: EventBy };

/** Something that happened to a release and that its history tells for ever. Written with the change itself, never afterwards. */
export const ReleaseEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('created'), ...happened }),
  z.object({ kind: z.literal('submitted'), ...happened, agreementVersion: z.string(), plan: PlanChoice.optional() }),
  z.object({ kind: z.literal('exported'), ...happened }),
  z.object({ kind: z.literal('plan-paid'), ...happened, plan: PlanName }),
]);
export type ReleaseEvent = z.infer<typeof ReleaseEvent>;
