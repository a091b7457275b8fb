import * as z from 'zod';
import { Day } from '../day.ts';
import { IsoTime, PartyId, ReleaseId, SplitInvitationId, TrackId } from '../ids.ts';
import { MicrosText } from '../money.ts';
import { StoredText } from '../text-schemas.ts';

/** Whether a party has agreed to a part. `gone`: the account was erased. Only an accepted part is paid. */
export const PartyState = z.enum(['accepted', 'invited', 'declined', 'gone']);
export type PartyState = z.infer<typeof PartyState>;

/** A party's state as shown: `asked` is a party who has not agreed yet to a proposed change. */
const ShownState = z.enum([...PartyState.options, 'asked']);
export type ShownState = z.infer<typeof ShownState>;

export const PartyView = z.object({
  partyId: PartyId,
  /** The owner's name for the party. */
  name: StoredText,
  /** The party's part, of 10,000. */
  parts: z.number().int(),
  state: ShownState,
  isOwner: z.boolean(),
  isYou: z.boolean(),
  /** Visible to the owner and to the party; '' for everybody else, and for the owner's own part. */
  email: z.string(),
  /** Visible to the owner while the invitation is unanswered. */
  invitation: z.object({ invitationId: SplitInvitationId }).optional(),
});
export type PartyView = z.infer<typeof PartyView>;

export const VersionView = z.object({
  version: z.number().int(),
  /** The first day (UTC) on which the version applies. */
  from: Day,
  proposedAt: IsoTime,
  parties: z.array(PartyView),
});
export type VersionView = z.infer<typeof VersionView>;

/** The agreement about a track, exactly the same for all parties. */
export const SplitView = z.object({
  trackId: TrackId,
  releaseId: ReleaseId,
  releaseTitle: StoredText,
  title: StoredText,
  /** '' if the track has no ISRC. */
  isrc: z.string(),
  ownerName: StoredText,
  /** The title of the release for which it was agreed, if it was carried over from that release. */
  carriedOverFrom: StoredText.optional(),
  /** The revision, which increases with each change. */
  rev: z.number().int(),
  /** The versions that were not replaced, by their first day. */
  versions: z.array(VersionView),
  /** A change that takes effect once others agree to it. */
  proposed: VersionView.extend({
    /** The names of the parties who have not agreed yet. */
    awaits: z.array(StoredText),
    awaitsYou: z.boolean(),
    expiresAt: IsoTime,
  }).nullable(),
});
export type SplitView = z.infer<typeof SplitView>;

/** An agreement as shown to a current or former party, with that party's earnings from the track. */
export const MySplit = SplitView.extend({ earnedMicros: MicrosText });
export type MySplit = z.infer<typeof MySplit>;

/** A track of one of the caller's own releases, with its agreement. */
export const OwnSplit = z.object({
  trackId: TrackId,
  title: StoredText,
  isrc: z.string(),
  /** Null if the owner still receives everything. */
  split: SplitView.nullable(),
});
export type OwnSplit = z.infer<typeof OwnSplit>;

/** The content of an invitation: the agreements as they are now. */
export const InvitationView = z.object({
  invitationId: SplitInvitationId,
  /** The email address that was invited. */
  email: z.string(),
  ownerName: StoredText,
  releaseTitle: StoredText,
  expiresAt: IsoTime,
  splits: z.array(SplitView),
  /** Identifies this version of the agreements. Send it back when accepting, which fails if the version has changed. */
  agreementsHash: z.string(),
});
export type InvitationView = z.infer<typeof InvitationView>;
