import * as z from 'zod';
import { Day } from '../day.ts';
import { IsoTime, PartyId, ReleaseId, SplitInvitationId, TrackId } from '../ids.ts';
import { MicrosText } from '../money.ts';
import { StoredText } from '../text.ts';

/** Whether a party has agreed to a part. `gone`: the account was erased. Only an accepted part is paid. */
export const PartyState = z.enum(['accepted', 'invited', 'declined', 'gone']);
export type PartyState = z.infer<typeof PartyState>;

/** The state as shown; in a change that waits, `asked` is a party who has not agreed to it yet. */
const ShownState = z.enum([...PartyState.options, 'asked']);
export type ShownState = z.infer<typeof ShownState>;

export const PartyView = z.object({
  partyId: PartyId,
  /** The owner's name for them. */
  name: StoredText,
  /** Of 10,000. */
  parts: z.number().int(),
  state: ShownState,
  isOwner: z.boolean(),
  isYou: z.boolean(),
  /** Visible to the owner and to the party itself; '' for everybody else, and for the owner. */
  email: z.string(),
  /** Visible to the owner, if an invitation is unanswered. */
  invitation: z.object({ invitationId: SplitInvitationId }).optional(),
});
export type PartyView = z.infer<typeof PartyView>;

export const VersionView = z.object({
  version: z.number().int(),
  /** The first day (UTC) on which it applies. */
  from: Day,
  proposedAt: IsoTime,
  parties: z.array(PartyView),
});
export type VersionView = z.infer<typeof VersionView>;

/** The agreement about a track, word for word the same for all parties. */
export const SplitView = z.object({
  trackId: TrackId,
  releaseId: ReleaseId,
  releaseTitle: StoredText,
  title: StoredText,
  /** '' if there is none. */
  isrc: z.string(),
  ownerName: StoredText,
  /** The release for which it was agreed, if it was carried over from there. */
  carriedOverFrom: StoredText.optional(),
  /** Grows with each change. */
  rev: z.number().int(),
  /** The versions that were not replaced, by first day. */
  versions: z.array(VersionView),
  /** A change that others must agree to before it takes effect. */
  proposed: VersionView.extend({
    /** The names of those who have not agreed yet. */
    awaits: z.array(StoredText),
    awaitsYou: z.boolean(),
    expiresAt: IsoTime,
  }).nullable(),
});
export type SplitView = z.infer<typeof SplitView>;

/** An agreement as a present or former party sees it, with their own earnings from the track. */
export const MySplit = SplitView.extend({ earnedMicros: MicrosText });
export type MySplit = z.infer<typeof MySplit>;

/** A track of the caller's own release, with its agreement. */
export const OwnSplit = z.object({
  trackId: TrackId,
  title: StoredText,
  isrc: z.string(),
  /** Null while everything is the owner's. */
  split: SplitView.nullable(),
});
export type OwnSplit = z.infer<typeof OwnSplit>;

/** The content of an invitation: the current agreements. */
export const InvitationView = z.object({
  invitationId: SplitInvitationId,
  /** The invited address. */
  email: z.string(),
  ownerName: StoredText,
  releaseTitle: StoredText,
  expiresAt: IsoTime,
  splits: z.array(SplitView),
  /** Identifies this version of the agreements: accepting sends it back, and is refused if it has changed. */
  agreementsHash: z.string(),
});
export type InvitationView = z.infer<typeof InvitationView>;
