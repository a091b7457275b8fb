import { encodeTime, monotonicFactory, ulid } from 'ulid';
import type * as z from 'zod';

/** The kinds of objects with ids of our own. An artist's id is the `sub` from the user pool. */
export const idKinds = {
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
  'tax-form': 'tax',
  deduction: 'ded',
  receipt: 'rcp',
  'store-event': 'ste',
  takedown: 'tkd',
  notice: 'ntc',
} as const;
export type IdKind = keyof typeof idKinds;

/**
 * `rel_01J…`: the kind and a ULID, so that ids sort by creation time. The compiler treats ids of different kinds as
 * different types.
 */
export type Id<K extends IdKind> = string & z.$brand<K>;
export type NewId = <K extends IdKind>(kind: K) => Id<K>;

const id = <K extends IdKind>(kind: K, suffix: string) => `${idKinds[kind]}_${suffix}` as Id<K>;

/** Creates a generator of ids from one clock. Ids generated in the same millisecond still sort in order of creation. */
export function idsFrom(now: () => Date): NewId {
  const ulid = monotonicFactory();
  return <K extends IdKind>(kind: K) => id(kind, ulid(now().getTime()));
}

/** Derives an id from the first 16 bytes of a hash: the same hash gives the same id. Such ids do not sort by time. */
export const idFrom = <K extends IdKind>(kind: K, hash: Uint8Array): Id<K> => idFromAt(kind, hash, new Date(0));

/** Derives an id from a hash and a time: the same two give the same id, and such ids sort by time. */
export function idFromAt<K extends IdKind>(kind: K, hash: Uint8Array, at: Date): Id<K> {
  let n = 0;
  const random = () => (hash[n++] ?? 0) / 256;
  return id(kind, `${encodeTime(at.getTime())}${ulid(1, random).slice(10)}`);
}
