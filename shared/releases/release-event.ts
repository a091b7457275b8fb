import * as z from 'zod';
import { IsoTime } from '../ids.ts';
import { HeldPlanName, PlanChoice, PlanName } from '../plans/paid-plan.ts';
import { StoredText } from '../text.ts';
import { OfficePerson } from './office-person.ts';

/** The cause of an event: the release's artist, the label's office, or the platform itself. */
const EventBy = z.enum(['artist', 'office', 'platform']);

const happened = { at: IsoTime, by: EventBy };
const exported = z.object({ kind: z.literal('exported'), ...happened });
/** `codes` are those of the reasons, as they were named then. */
const changesRequested = z.object({ kind: z.literal('changes-requested'), ...happened, codes: z.array(z.string()) });
/** The codes that the distributor assigned were entered. */
const codesEntered = z.object({ kind: z.literal('codes-entered'), ...happened, codes: z.array(z.string()) });
/** A code was freed from this release, because the office decided that it belongs to somebody else. */
const codeFreed = z.object({ kind: z.literal('code-freed'), ...happened, code: z.string(), why: z.string() });

const ofTheArtist = [
  z.object({ kind: z.literal('created'), ...happened }),
  z.object({ kind: z.literal('submitted'), ...happened, agreementVersion: z.string(), plan: PlanChoice.optional() }),
  z.object({ kind: z.literal('resubmitted'), ...happened, agreementVersion: z.string(), plan: PlanChoice.optional() }),
  z.object({ kind: z.literal('plan-paid'), ...happened, plan: PlanName }),
  z.object({ kind: z.literal('plan-ended'), ...happened, plan: HeldPlanName }),
  /** A payment was refunded or is disputed: `plan` is the release's plan since, null for none. */
  z.object({
    kind: z.literal('plan-fell'),
    ...happened,
    why: z.enum(['refunded', 'disputed']),
    plan: HeldPlanName.nullable(),
  }),
  /** The split of these tracks was agreed for the same recordings on other releases: `from` are their titles. */
  z.object({
    kind: z.literal('splits-carried-over'),
    ...happened,
    titles: z.array(StoredText),
    from: z.array(StoredText),
  }),
  /** A dispute was won, or a refund failed: the release has this plan again. */
  z.object({ kind: z.literal('plan-returned'), ...happened, plan: HeldPlanName.nullable() }),
] as const;

/** An event in a release's history, kept for good. Written with the change itself, never afterwards. */
export const ReleaseEvent = z.discriminatedUnion('kind', [
  ...ofTheArtist,
  exported,
  changesRequested,
  codesEntered,
  codeFreed,
]);
export type ReleaseEvent = z.infer<typeof ReleaseEvent>;

const byPerson = { person: OfficePerson.optional() };

/** The same for the office: with the admin who did it, where that was stored. */
export const OfficeEvent = z.discriminatedUnion('kind', [
  ...ofTheArtist,
  exported.extend(byPerson),
  changesRequested.extend(byPerson),
  codesEntered.extend(byPerson),
  codeFreed.extend(byPerson),
]);
export type OfficeEvent = z.infer<typeof OfficeEvent>;
