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
  event: 'evt',
} as const;
export type IdKind = keyof typeof kinds;

/** `rel_01J…`: the kind and a ulid, so that ids sort by the time they were made. */
export type NewId = (kind: IdKind) => string;

/** Ids from one clock; two made in the same millisecond still sort in the order they were made. */
export function idsFrom(now: () => Date): NewId {
  const ulid = monotonicFactory();
  return (kind) => `${kinds[kind]}_${ulid(now().getTime())}`;
}

/** The id that follows from a hash, of which 16 bytes count: always the same one. It has no time to sort by. */
export function idFrom(kind: IdKind, hash: Uint8Array): string {
  let n = 0;
  const random = () => (hash[n++] ?? 0) / 256;
  return `${kinds[kind]}_${encodeTime(0)}${ulid(1, random).slice(10)}`;
}

const idOf = (kind: IdKind) => z.string().regex(new RegExp(`^${kinds[kind]}_[0-9A-HJKMNP-TV-Z]{26}$`));

export const ReleaseId = idOf('release');
export const TrackId = idOf('track');
export const MediaId = idOf('media');
export const CreditId = idOf('credit');
export const SubmissionId = idOf('submission');
export const ArtistId = z.uuid();
export const IsoTime = z.iso.datetime();
