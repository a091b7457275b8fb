import * as z from 'zod';
import { IsoTime } from '../ids.ts';
import { HeldPlanName, PlanChoice, PlanName } from '../plans/paid-plan.ts';
import { StoredText } from '../text-schemas.ts';
import { OfficePerson } from './office-person.ts';

/** The originator of an event: the release's artist, the label's office, or the platform itself. */
const EventBy = z.enum(['artist', 'office', 'platform']);

const happened = { at: IsoTime, by: EventBy };
const exported = z.object({ kind: z.literal('exported'), ...happened });
/** The office requested changes. `codes` are the codes of its reasons. */
const changesRequested = z.object({ kind: z.literal('changes-requested'), ...happened, codes: z.array(z.string()) });
/**
 * The artist withdrew the release before it was exported (`by` is the artist), or it was taken down in its last store.
 */
const withdrawn = z.object({ kind: z.literal('withdrawn'), ...happened });
/** The release was found, or reported, live in a store for the first time. */
const live = z.object({ kind: z.literal('live'), ...happened, store: z.string() });
/** The artist opened a change of the delivered release. */
const changeOpened = z.object({ kind: z.literal('change-opened'), ...happened });
/** A change was sent to the stores as an update. */
const updated = z.object({ kind: z.literal('updated'), ...happened });
/** Codes assigned by the distributor were entered. */
const codesEntered = z.object({ kind: z.literal('codes-entered'), ...happened, codes: z.array(z.string()) });
/** A code was taken from this release, because the office decided that it belongs elsewhere. */
const codeFreed = z.object({ kind: z.literal('code-freed'), ...happened, code: z.string(), why: z.string() });

const ofTheArtist = [
  z.object({ kind: z.literal('created'), ...happened }),
  z.object({ kind: z.literal('submitted'), ...happened, agreementVersion: z.string(), plan: PlanChoice.optional() }),
  z.object({ kind: z.literal('resubmitted'), ...happened, agreementVersion: z.string(), plan: PlanChoice.optional() }),
  z.object({ kind: z.literal('plan-paid'), ...happened, plan: PlanName }),
  z.object({ kind: z.literal('plan-ended'), ...happened, plan: HeldPlanName }),
  /**
   * A payment was refunded by the office, refunded because the release was withdrawn, or is disputed. `plan` is the
   * release's plan afterwards, null for none.
   */
  z.object({
    kind: z.literal('plan-fell'),
    ...happened,
    why: z.enum(['refunded', 'withdrawn', 'disputed']),
    plan: HeldPlanName.nullable(),
  }),
  /** A split of these tracks was carried over from the same recordings on other releases; `from` lists their titles. */
  z.object({
    kind: z.literal('splits-carried-over'),
    ...happened,
    titles: z.array(StoredText),
    from: z.array(StoredText),
  }),
  /** A dispute was won, or a refund failed, so the release has this plan again. */
  z.object({ kind: z.literal('plan-returned'), ...happened, plan: HeldPlanName.nullable() }),
  withdrawn,
  live,
  changeOpened,
] as const;

/** An event in a release's permanent history, written together with the change itself. */
export const ReleaseEvent = z.discriminatedUnion('kind', [
  ...ofTheArtist,
  exported,
  updated,
  changesRequested,
  codesEntered,
  codeFreed,
]);
export type ReleaseEvent = z.infer<typeof ReleaseEvent>;

const byPerson = { person: OfficePerson.optional() };

/** An event for the office, with the admin who caused it if one was stored. */
export const OfficeEvent = z.discriminatedUnion('kind', [
  ...ofTheArtist,
  exported.extend(byPerson),
  updated.extend(byPerson),
  changesRequested.extend(byPerson),
  codesEntered.extend(byPerson),
  codeFreed.extend(byPerson),
]);
export type OfficeEvent = z.infer<typeof OfficeEvent>;
