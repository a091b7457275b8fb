import * as z from 'zod';
import { Day } from '../day.ts';
import { IsoTime, PartyId, ReleaseId, SplitInvitationId, TrackId } from '../ids.ts';
import { MicrosText } from '../money.ts';
import { StoredText } from '../text.ts';

/**
 * Whether somebody has agreed to have a part. `gone` is an account that has ended: as with one that has not accepted, or has declined, nobody
 * is paid that part.
 */
export const PartyState = z.enum(['accepted', 'invited', 'declined', 'gone']);
export type PartyState = z.infer<typeof PartyState>;

/** The same as it is shown: of a change that waits, `asked` is somebody who has not agreed to it yet. */
const ShownState = z.enum([...PartyState.options, 'asked']);
export type ShownState = z.infer<typeof ShownState>;

export const PartyView = z.object({
  partyId: PartyId,
  /** What the owner calls them. */
  name: StoredText,
  /** Of 10,000. */
  parts: z.number().int(),
  state: ShownState,
  isOwner: z.boolean(),
  isYou: z.boolean(),
  /** To the owner, and to the party itself; '' to everybody else, and of the owner. */
  email: z.string(),
  /** To the owner: where somebody was invited who has not answered. */
  invitation: z.object({ invitationId: SplitInvitationId }).optional(),
});
export type PartyView = z.infer<typeof PartyView>;

export const VersionView = z.object({
  version: z.number().int(),
  /** The first day (UTC) on which it counts. */
  from: Day,
  proposedAt: IsoTime,
  parties: z.array(PartyView),
});
export type VersionView = z.infer<typeof VersionView>;

/** What was agreed about a track, word for word the same for everybody who has a part of it. */
export const SplitView = z.object({
  trackId: TrackId,
  releaseId: ReleaseId,
  releaseTitle: StoredText,
  title: StoredText,
  /** '' while it has none. */
  isrc: z.string(),
  ownerName: StoredText,
  /** The release for which it was agreed, where it followed its recording here. */
  carriedOverFrom: StoredText.optional(),
  /** Grows with each change. */
  rev: z.number().int(),
  /** Those that were not replaced, by their first day. */
  versions: z.array(VersionView),
  /** A change that others must agree to before it counts. */
  proposed: VersionView.extend({
    /** The names of those who have not agreed yet. */
    awaits: z.array(StoredText),
    awaitsYou: z.boolean(),
    expiresAt: IsoTime,
  }).nullable(),
});
export type SplitView = z.infer<typeof SplitView>;

/** The same of somebody who has a part, or had one, with what the track has earned them: their own part alone. */
export const MySplit = SplitView.extend({ earnedMicros: MicrosText });
export type MySplit = z.infer<typeof MySplit>;

/** A track of the caller's own release, with what was agreed about it. */
export const OwnSplit = z.object({
  trackId: TrackId,
  title: StoredText,
  isrc: z.string(),
  /** None while all of it is the owner's. */
  split: SplitView.nullable(),
});
export type OwnSplit = z.infer<typeof OwnSplit>;

/** What somebody is invited to: the agreements as they stand. */
export const InvitationView = z.object({
  invitationId: SplitInvitationId,
  /** The address that it went to. */
  email: z.string(),
  ownerName: StoredText,
  releaseTitle: StoredText,
  expiresAt: IsoTime,
  splits: z.array(SplitView),
  /** Which version of the agreements this is: who accepts sends it back, and another one is refused. */
  agreementsHash: z.string(),
});
export type InvitationView = z.infer<typeof InvitationView>;
