import * as z from 'zod';
import { IsoTime, StoreEventId, TakedownId } from '../ids.ts';
import { OfficePerson } from '../releases/office-person.ts';
import { StoredText } from '../text-schemas.ts';
import { storeStates } from './store-state.ts';

/** Why a state is known: every event has one of these. */
const Evidence = z.discriminatedUnion('kind', [
  /** A file that was sent: the export of this submission, with the SHA-256 of its bytes. */
  z.object({ kind: z.literal('export'), submission: z.string(), sha256: z.string() }),
  /** A takedown that was sent. */
  z.object({ kind: z.literal('takedown'), takedownId: TakedownId, sha256: z.string() }),
  /** The release's page at the store: found by its UPC, or entered by a person. */
  z.object({ kind: z.literal('address'), url: z.url() }),
  /** The store's own words, with its code if it gave one. */
  z.object({ kind: z.literal('words'), text: StoredText, code: StoredText.optional() }),
  /** A person's word, without anything to show. */
  z.object({ kind: z.literal('person') }),
]);
export type Evidence = z.infer<typeof Evidence>;

/** The kinds of reporters. `look-up` is the daily search for the release at public catalogues. */
export const reporters = ['office', 'look-up'] as const;

/** The person or the job that reported a state. */
const Reporter = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('office'), person: OfficePerson }),
  z.object({ kind: z.literal('look-up') }),
]);
export type Reporter = z.infer<typeof Reporter>;

/** Something that became known about a release at some stores. Events are never changed or removed. */
export const StoreEvent = z.object({
  id: StoreEventId,
  /** The names of the stores, each of which then has this state. */
  stores: z.array(z.string()).min(1),
  state: z.enum(storeStates),
  at: IsoTime,
  by: Reporter,
  evidence: Evidence,
});
export type StoreEvent = z.infer<typeof StoreEvent>;
