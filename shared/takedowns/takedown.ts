import * as z from 'zod';
import { Day } from '../day.ts';
import { ArtistId, IsoTime, ReleaseId, StoreEventId, TakedownId, TrackId } from '../ids.ts';
import { OfficePerson } from '../releases/office-person.ts';
import { storedChoice } from '../stored-choice.ts';
import { StoredText } from '../text-schemas.ts';
import { takedownReasons } from './takedown-reasons.ts';

/** How the office knows that a store has taken something down: its page, its words, or a person's word. */
const ConfirmationEvidence = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('address'), url: z.url() }),
  z.object({ kind: z.literal('words'), text: StoredText }),
  z.object({ kind: z.literal('person') }),
]);

const request = {
  id: TakedownId,
  artistId: ArtistId,
  releaseId: ReleaseId,
  /** The release and its artist, as they were called when the takedown was requested. */
  title: StoredText,
  artist: StoredText,
  /** The names of the stores, in the order of the release's list. All stores are resolved when it is requested. */
  stores: z.array(z.string()),
  /** Territory codes; only `WW` for the whole world. */
  territories: z.array(z.string()).min(1),
  /** The tracks; null for the whole release. */
  tracks: z.array(z.object({ id: TrackId, title: StoredText })).nullable(),
  /** The day from which it applies; null for at once. */
  day: Day.nullable(),
  reason: storedChoice(z.enum(takedownReasons)),
  /** The artist's own words; '' for none. */
  words: StoredText,
  requestedAt: IsoTime,
  /** The last day on which the office may carry it out (product 34.3). */
  dueOn: Day,
};

/** The file that was sent; `eventId` is the store event that was recorded with it, if it changed a store's state. */
const Sent = z.object({
  at: IsoTime,
  fileName: z.string(),
  bytes: z.int(),
  sha256: z.string(),
  eventId: StoreEventId.optional(),
});

/** When a store's part was done. Without evidence, nothing was left at the store to take down. */
const Confirmed = z.object({ at: IsoTime, evidence: ConfirmationEvidence.optional() });

/** A request to take a release down, by its state. A finished one that was never sent had nothing left to take down. */
const takedownWith = <S extends typeof Sent, C extends typeof Confirmed>(sent: S, confirmed: C) =>
  z.discriminatedUnion('state', [
    z.object({ ...request, state: z.literal('requested') }),
    z.object({ ...request, state: z.literal('sent'), sent, confirmed: z.record(z.string(), confirmed) }),
    z.object({
      ...request,
      state: z.literal('done'),
      sent: sent.optional(),
      confirmed: z.record(z.string(), confirmed),
      doneAt: IsoTime,
    }),
    z.object({ ...request, state: z.literal('cancelled'), cancelledAt: IsoTime }),
  ]);

/** A takedown as its artist sees it. */
export const Takedown = takedownWith(Sent, Confirmed);
export type Takedown = z.infer<typeof Takedown>;

/** A takedown as it is stored, and as the office sees it: with the people who sent and confirmed it. */
export const OfficeTakedown = takedownWith(
  Sent.extend({ by: OfficePerson }),
  Confirmed.extend({ by: OfficePerson.optional() }),
);
export type OfficeTakedown = z.infer<typeof OfficeTakedown>;
export type RequestedTakedown = Extract<OfficeTakedown, { state: 'requested' }>;
export type SentTakedown = Extract<OfficeTakedown, { state: 'sent' }>;
export type OpenTakedown = RequestedTakedown | SentTakedown;
