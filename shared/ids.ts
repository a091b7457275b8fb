import { encodeTime, monotonicFactory, ulid } from 'ulid';
import * as z from 'zod';

/** The kinds of thing that have an id of ours. An artist's id is the `sub` of the user pool. */
const kinds = {
  release: 'rel',
  track: 'trk',
  media: 'med',
  credit: 'crd',
  payment: 'pay',
  request: 'req',
  audit: 'aud',
  submission: 'sbm',
  message: 'msg',
  event: 'evt',
  refund: 'rfd',
  'data-export': 'dat',
  batch: 'bat',
  payout: 'pyo',
  statement: 'stm',
  party: 'pty',
  'split-invitation': 'inv',
  'payout-method': 'pym',
  'payout-batch': 'pbt',
  advance: 'adv',
} as const;
export type IdKind = keyof typeof kinds;

/** `rel_01J…`: the kind and a ulid, so that ids sort by the time they were made. An id of one kind is none of another, also to the compiler. */
export type Id<K extends IdKind> = string & z.$brand<K>;
export type NewId = <K extends IdKind>(kind: K) => Id<K>;

/** Ids from one clock; two made in the same millisecond still sort in the order they were made. */
export function idsFrom(now: () => Date): NewId {
  const ulid = monotonicFactory();
  return <K extends IdKind>(kind: K) => `${kinds[kind]}_${ulid(now().getTime())}` as Id<K>;
}

/** The id that follows from a hash, of which 16 bytes count: always the same one. It has no time to sort by. */
export function idFrom<K extends IdKind>(kind: K, hash: Uint8Array): Id<K> {
  let n = 0;
  const random = () => (hash[n++] ?? 0) / 256;
  return `${kinds[kind]}_${encodeTime(0)}${ulid(1, random).slice(10)}` as Id<K>;
}

const idOf = <K extends IdKind>(kind: K) =>
  z
    .string()
    .regex(new RegExp(`^${kinds[kind]}_[0-9A-HJKMNP-TV-Z]{26}$`))
    .brand<K>();

export const ReleaseId = idOf('release');
export type ReleaseId = Id<'release'>;
export const TrackId = idOf('track');
export type TrackId = Id<'track'>;
export const MediaId = idOf('media');
export type MediaId = Id<'media'>;
export const CreditId = idOf('credit');
export type CreditId = Id<'credit'>;
export const SubmissionId = idOf('submission');
export type SubmissionId = Id<'submission'>;
export const MessageId = idOf('message');
export type MessageId = Id<'message'>;
export const DataExportId = idOf('data-export');
export type DataExportId = Id<'data-export'>;
export const BatchId = idOf('batch');
export type BatchId = Id<'batch'>;
export const PayoutId = idOf('payout');
export type PayoutId = Id<'payout'>;
export const StatementId = idOf('statement');
export type StatementId = Id<'statement'>;
export const PartyId = idOf('party');
export type PartyId = Id<'party'>;
export const SplitInvitationId = idOf('split-invitation');
export type SplitInvitationId = Id<'split-invitation'>;
export const PayoutBatchId = idOf('payout-batch');
export type PayoutBatchId = Id<'payout-batch'>;
export const PayoutMethodId = idOf('payout-method');
export type PayoutMethodId = Id<'payout-method'>;
export const AdvanceId = idOf('advance');
export type AdvanceId = Id<'advance'>;
/** The `sub` of the user pool: written like a UUID, but Cognito keeps to no version of it (RFC 9562, section 4). */
export const ArtistId = z.guid().brand<'artist'>();
export type ArtistId = z.output<typeof ArtistId>;
/** Of a lead, made from its address: one address has one lead (product 17.3). */
export const LeadId = z
  .string()
  .regex(/^lead_[0-9a-f]{64}$/)
  .brand<'lead'>();
export type LeadId = z.output<typeof LeadId>;
export const IsoTime = z.iso.datetime();
/** The same as somebody sends it: measured first (design 1.10). */
export const SentTime = z.string().max(30, { abort: true }).pipe(IsoTime);
